import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useImageTray } from '#app/images/tray/use-image-tray.ts'
import type { Item, Suggestion } from '#app/nutrition/nutrition.ts'
import { firstState, isDirty } from '#app/publishing/autosave/states.ts'
import { useAutosave } from '#app/publishing/autosave/use-autosave.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import { useMealLabels } from '../create-meal/use-meal-labels.ts'
import type { Meal } from '../meal.ts'
import { withItems } from '../portions/serving.ts'
import {
  type EditDraft,
  editDraftText,
  noWishes,
  parseEditDraft,
  type Wishes,
} from './edit-draft.ts'
import { heldFields, mealRules, sendMeal, type TypedMeal } from './meal-autosave.ts'
import { fieldsOf, type MealFields } from './meal-fields.ts'
import { isSameMeal } from './meal-versions.ts'

/** All that is on the edit screen, kept as a local draft until the server has it. */
export function useEditMeal(meal: Meal, place: DraftPlace) {
  const [start] = useState(() => startFrom(meal, parseEditDraft(place.read(), fieldsOf(meal))))
  const [restored, setRestored] = useState(start.restored)
  const [file, setFile] = useState<File | null>(null)
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const labels = useMealLabels()
  const { typed, show, read, autosave, state } = useTypedMeal(start, place)
  const base = state.base ?? meal
  const type = (changes: Partial<TypedMeal>) => {
    show({ ...read(), ...changes })
    autosave.typed()
  }
  const change = (changes: Partial<MealFields>) =>
    type({ fields: { ...read().fields, ...changes } })
  const tray = useChosenImage(meal, start.fields, change)
  const dirty = isDirty(mealRules, state, typed, 'save')

  /** From now on changes are made to this version of the meal, and begin with these fields. */
  function goOnFrom(version: Meal, fields: MealFields) {
    show({ ...read(), fields })
    autosave.rebase({ base: version, held: heldFields(fieldsOf(version)), fields: read() })
  }

  return {
    autosave,
    state,
    base,
    /** The fields as the server had them when the typing began. */
    before: beforeOf(start, base),
    goOnFrom,
    fields: typed.fields,
    change,
    /** Figures that were not set by hand follow. */
    changeItems(update: (items: Item[]) => Item[]) {
      const { fields } = read()
      change(withItems(fields, update(fields.items)))
    },
    /** Words of the text read last that are no items, with the foods that they may mean. */
    suggestions,
    setSuggestions,
    dirty,
    /** The fields are from an earlier visit. */
    restored: restored && dirty,
    discard() {
      setRestored(false)
      setSuggestions([])
      goOnFrom(meal, fieldsOf(meal))
    },
    kept: state.local.kept,
    openElsewhere: place.openElsewhere,
    labels,
    tray,
    wishes: typed.wishes,
    changeWishes: (changes: Partial<Wishes>) => type({ wishes: { ...read().wishes, ...changes } }),
    file,
    setFile,
  }
}

export type EditMeal = ReturnType<typeof useEditMeal>

/** What is typed, and where it is kept. */
function useTypedMeal(start: Start, place: DraftPlace) {
  const { fields, wishes } = start
  const [typed, setTyped] = useState<TypedMeal>({ fields, wishes })
  const latest = useRef(typed)
  const read = () => latest.current
  const { autosave, state } = useAutosave<TypedMeal, Meal>({
    rules: mealRules,
    start: () =>
      firstState({ base: start.base, held: heldFields(start.held), unsaved: start.restored }),
    read,
    send: sendMeal,
    place,
    text: (draft) => editDraftText(draft, beforeOf(start, draft.base ?? start.base)),
  })
  return {
    typed,
    show(next: TypedMeal) {
      latest.current = next
      setTyped(next)
    },
    read,
    autosave,
    state,
  }
}

type Start = ReturnType<typeof startFrom>

/** A draft of an earlier visit began with fields of its own. */
const beforeOf = (start: Start, base: Meal) => (base === start.base ? start.before : fieldsOf(base))

/** A draft goes on from the state of the meal that it was made from, so that nothing newer is lost. */
function startFrom(meal: Meal, draft: EditDraft | null) {
  const fields = fieldsOf(meal)
  const wishes = draft?.wishes ?? noWishes
  if (!draft || isSameMeal(draft.fields, fields)) {
    return { base: meal, held: fields, before: fields, fields, wishes, restored: false }
  }
  const base = { ...meal, updatedAt: draft.updatedAt }
  const before = draft.before ?? fields
  return { base, held: fields, before, fields: draft.fields, wishes, restored: true }
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
