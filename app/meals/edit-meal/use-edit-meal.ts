import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useImageTray } from '#app/images/tray/use-image-tray.ts'
import type { Item, Suggestion } from '#app/nutrition/nutrition.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import { useStoredDraft } from '#app/ui/browser/use-draft-place.ts'
import { useMealLabels } from '../create-meal/use-meal-labels.ts'
import type { Meal } from '../meal.ts'
import { withItems } from '../portions/serving.ts'
import { type EditDraft, noWishes, parseEditDraft } from './edit-draft.ts'
import { fieldsOf, type MealFields } from './meal-fields.ts'
import { isSameMeal } from './meal-versions.ts'

/** All that is on the edit screen, kept as a draft in the browser until the server has it. */
export function useEditMeal(meal: Meal, place: DraftPlace) {
  const [start] = useState(() => startFrom(meal, parseEditDraft(place.read(), fieldsOf(meal))))
  const [base, setBase] = useState(start.base)
  const [before, setBefore] = useState(start.before)
  const [fields, setFields] = useState(start.fields)
  const [restored, setRestored] = useState(start.restored)
  const [file, setFile] = useState<File | null>(null)
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const labels = useMealLabels()
  const change = (changes: Partial<MealFields>) => setFields((now) => ({ ...now, ...changes }))
  const tray = useChosenImage(meal, start.fields, change)
  const dirty = !isSameMeal(fields, fieldsOf(base))
  const [wishes, setWishes] = useState(start.wishes)
  const wished = JSON.stringify(wishes) !== JSON.stringify(noWishes)
  const draft: EditDraft = { fields, before, updatedAt: base.updatedAt, wishes }
  const store = useStoredDraft(place, dirty || wished ? JSON.stringify(draft) : null)

  /** From now on changes are made to this state of the meal; `fields` are replaced where given. */
  function rebase(latest: Meal, fields?: MealFields) {
    setBase(latest)
    setBefore(fieldsOf(latest))
    if (fields) setFields(fields)
  }

  return {
    base,
    /** The fields as the server had them when the typing began. */
    before,
    rebase,
    fields,
    change,
    /** Figures that were not set by hand follow. */
    changeItems: (update: (items: Item[]) => Item[]) =>
      setFields((now) => ({ ...now, ...withItems(now, update(now.items)) })),
    /** Words of the text read last that are no items, with the foods that they may mean. */
    suggestions,
    setSuggestions,
    dirty,
    /** The fields are from an earlier visit. */
    restored: restored && dirty,
    discard() {
      setRestored(false)
      setSuggestions([])
      rebase(meal, fieldsOf(meal))
    },
    kept: store.kept,
    clearDraft: store.clear,
    openElsewhere: place.openElsewhere,
    labels,
    tray,
    wishes,
    setWishes,
    file,
    setFile,
  }
}

export type EditMeal = ReturnType<typeof useEditMeal>

/** A draft goes on from the state of the meal that it was made from, so that nothing newer is lost. */
function startFrom(meal: Meal, draft: EditDraft | null) {
  const fields = fieldsOf(meal)
  const wishes = draft?.wishes ?? noWishes
  if (!draft || isSameMeal(draft.fields, fields)) {
    return { base: meal, before: fields, fields, wishes, restored: false }
  }
  const base = { ...meal, updatedAt: draft.updatedAt }
  return { base, before: draft.before ?? fields, fields: draft.fields, wishes, restored: true }
}

type Change = (changes: Partial<MealFields>) => void

/** The meal's image and what was gathered to replace it; a newly chosen one goes into the fields. */
function useChosenImage(meal: Meal, start: MealFields, change: Change) {
  const ids = new Set([start.imageId, meal.imageId].filter((id) => id !== null))
  const selectedId = start.imageId ?? meal.imageId
  const [kept] = useState({ images: [...ids].map((id) => ({ id, prompt: '' })), selectedId })
  const tray = useImageTray(kept)
  const { selected } = tray
  const known = useRef(selectedId)
  const takeImage = useEffectEvent(() => {
    if (!selected || selected._id === known.current) return
    known.current = selected._id
    change({ imageUrl: selected.imageUrl, imageId: selected._id })
  })
  const chosenId = selected?._id
  useEffect(() => {
    if (chosenId) takeImage()
  }, [chosenId])
  return tray
}
