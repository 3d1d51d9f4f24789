import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useImageTray } from '#app/images/use-image-tray.ts'
import { useMealLabels } from '../create-meal/use-meal-labels.ts'
import type { Meal } from '../meal.ts'
import { keepEditDraft, readEditDraft } from './edit-draft.ts'
import { fieldsOf, isSameMeal, type MealFields } from './meal-fields.ts'

const storage = () => window.localStorage

/** All that is on the edit screen, kept as a draft in the browser until the server has it. */
export function useEditMeal(meal: Meal) {
  const [start] = useState(() => startFrom(meal))
  const [base, setBase] = useState(start.base)
  const [fields, setFields] = useState(start.fields)
  const [restored, setRestored] = useState(start.restored)
  const [file, setFile] = useState<File | null>(null)
  const labels = useMealLabels()
  const change = (changes: Partial<MealFields>) => setFields((now) => ({ ...now, ...changes }))
  const tray = useChosenImage(meal, start.fields, change)
  const dirty = !isSameMeal(fields, fieldsOf(base))
  const draft = useStoredDraft(meal._id, dirty ? { fields, updatedAt: base.updatedAt } : null)

  /** From now on changes are made to this state of the meal; `fields` are replaced where given. */
  function rebase(latest: Meal, fields?: MealFields) {
    setBase(latest)
    if (fields) setFields(fields)
  }

  return {
    base,
    rebase,
    fields,
    change,
    dirty,
    /** The fields are from an earlier visit. */
    restored: restored && dirty,
    discard() {
      setRestored(false)
      rebase(meal, fieldsOf(meal))
    },
    kept: draft.kept,
    clearDraft: draft.clear,
    labels,
    tray,
    file,
    setFile,
  }
}

export type EditMeal = ReturnType<typeof useEditMeal>

/** A draft goes on from the state of the meal that it was made from, so that nothing newer is lost. */
function startFrom(meal: Meal) {
  const fields = fieldsOf(meal)
  const draft = readEditDraft(storage, meal._id)
  if (!draft || isSameMeal(draft.fields, fields)) return { base: meal, fields, restored: false }
  return { base: { ...meal, updatedAt: draft.updatedAt }, fields: draft.fields, restored: true }
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

/** Writes the draft after every change and removes it when nothing is left to keep. */
function useStoredDraft(mealId: string, draft: Parameters<typeof keepEditDraft>[2]) {
  const [kept, setKept] = useState(true)
  const cleared = useRef(false)
  const text = JSON.stringify(draft)
  const written = useRef(text)
  useEffect(() => {
    if (cleared.current || text === written.current) return
    written.current = text
    setKept(keepEditDraft(storage, mealId, draft))
  })
  return {
    kept,
    clear() {
      cleared.current = true
      keepEditDraft(storage, mealId, null)
    },
  }
}
