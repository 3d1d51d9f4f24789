import { useState } from 'react'
import { keptImages } from '#app/images/tray/image-tray.ts'
import { useImageTray } from '#app/images/tray/use-image-tray.ts'
import type { Item } from '#app/nutrition/nutrition.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import { useStoredDraft } from '#app/ui/browser/use-draft-place.ts'
import { withItems } from '../portions/serving.ts'
import { withoutWords } from './analysis.ts'
import { draftText, isEmptyDraft, type LocalDraft, parseDraft } from './local-draft.ts'
import type { MealForm } from './publish-meal.ts'
import { useBroughtImage } from './use-brought-image.ts'
import { useMealLabels } from './use-meal-labels.ts'

type Fields = Omit<LocalDraft, 'images' | 'selectedId'>

/** All that is typed and gathered on the create screen, kept as a draft until it is published. */
export function useCreateMeal(place: DraftPlace) {
  const [start] = useState(() => parseDraft(place.read()))
  const [fields, setFields] = useState<Fields>(start)
  const [file, setFile] = useState<File | null>(null)
  const tray = useImageTray(start)
  const labels = useMealLabels()
  const draft: LocalDraft = {
    ...fields,
    images: keptImages(tray.tiles),
    selectedId: tray.tiles.find(({ key }) => key === tray.selectedKey)?.imageId ?? null,
  }
  const store = useStoredDraft(place, draftText(draft))
  const change = (changes: Partial<Fields>) => setFields((now) => ({ ...now, ...changes }))
  useBroughtImage({
    onImage: tray.add,
    onIngredients: (ingredients) => change({ ingredients }),
  })
  const form: MealForm = {
    title: fields.title,
    image: tray.selected,
    categories: labels.categories.filter(({ _id }) => fields.categoryIds.includes(_id)),
    mealType: labels.mealTypes.find(({ _id }) => _id === fields.mealTypeId) ?? null,
    analysis: fields.analysis,
    serving: fields.serving,
  }
  return {
    fields,
    change,
    /** Figures that were not set by hand follow. */
    changeItems: (update: (items: Item[]) => Item[]) =>
      setFields((now) => ({ ...now, serving: withItems(now.serving, update(now.serving.items)) })),
    /** A food was put in for these words: they are counted now. */
    settleWords: (words: string) =>
      setFields((now) => ({ ...now, analysis: now.analysis && withoutWords(now.analysis, words) })),
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
