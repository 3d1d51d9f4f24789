import { useEffect, useRef, useState } from 'react'
import { keptImages } from '#app/images/image-tray.ts'
import { useImageTray } from '#app/images/use-image-tray.ts'
import { emptyDraft, isEmptyDraft, keepDraft, type LocalDraft, readDraft } from './local-draft.ts'
import type { MealForm } from './publish-meal.ts'
import { useMealLabels } from './use-meal-labels.ts'

type Fields = Omit<LocalDraft, 'images' | 'selectedId'>

const storage = () => window.localStorage

/** All that is typed and gathered on the create screen, kept as a draft until it is published. */
export function useCreateMeal() {
  const [start] = useState(() => readDraft(storage))
  const [fields, setFields] = useState<Fields>(start)
  const [file, setFile] = useState<File | null>(null)
  const tray = useImageTray(start)
  const labels = useMealLabels()
  const draft: LocalDraft = {
    ...fields,
    images: keptImages(tray.tiles),
    selectedId: tray.tiles.find(({ key }) => key === tray.selectedKey)?.imageId ?? null,
  }
  const store = useStoredDraft(draft)
  const form: MealForm = {
    title: fields.title,
    image: tray.selected,
    categories: labels.categories.filter(({ _id }) => fields.categoryIds.includes(_id)),
    mealType: labels.mealTypes.find(({ _id }) => _id === fields.mealTypeId) ?? null,
    analysis: fields.analysis,
  }
  return {
    fields,
    change: (changes: Partial<Fields>) => setFields((now) => ({ ...now, ...changes })),
    file,
    setFile,
    tray,
    labels,
    form,
    isEmpty: isEmptyDraft(draft),
    kept: store.kept,
    clearDraft: store.clear,
  }
}

export type CreateMeal = ReturnType<typeof useCreateMeal>

/**
 * Keeps the draft in the browser after every change, until it is cleared for good. Without a change
 * nothing is written: another tab may have a newer draft.
 */
function useStoredDraft(draft: LocalDraft) {
  const [kept, setKept] = useState(true)
  const cleared = useRef(false)
  const text = JSON.stringify(draft)
  const written = useRef(text)
  useEffect(() => {
    if (cleared.current || text === written.current) return
    written.current = text
    setKept(keepDraft(storage, draft))
  })
  return {
    kept,
    clear() {
      cleared.current = true
      keepDraft(storage, emptyDraft)
    },
  }
}
