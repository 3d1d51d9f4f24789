import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useImageTray } from '#app/images/tray/use-image-tray.ts'
import type { Item, Suggestion } from '#app/nutrition/nutrition.ts'
import { isDirty } from '#app/publishing/autosave/states.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import { useMealLabels } from '../create-meal/use-meal-labels.ts'
import { useItems } from '../editing/use-items.ts'
import type { Meal } from '../meal.ts'
import { withItems } from '../portions/serving.ts'
import { parseEditDraft } from './edit-draft.ts'
import { mealRules } from './meal-autosave.ts'
import { type ChosenImage, fieldsOf, imageChanges, type MealFields } from './meal-fields.ts'
import { beforeOf, startFrom, useTypedMeal } from './use-typed-meal.ts'

/** The state of the edit screen, kept as a local draft until the server has it. */
export function useEditMeal(meal: Meal, place: DraftPlace) {
  const [start] = useState(() => startFrom(meal, parseEditDraft(place.read(), fieldsOf(meal))))
  const [restored, setRestored] = useState(start.restored)
  const [file, setFile] = useState<File | null>(null)
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const labels = useMealLabels()
  const { typed, read, change, goOnFrom, ...kept } = useTypedMeal(start, place)
  const { state } = kept
  const base = state.base ?? meal
  const [withImage] = useState(imageChanges)
  const changeImage = (image: ChosenImage) => change(withImage(read().fields, base, image))
  const tray = useChosenImage(meal, start.fields, changeImage)
  const dirty = isDirty(mealRules, state, typed, 'save')
  function changeItems(update: (items: Item[]) => Item[]) {
    const { fields } = read()
    change(withItems(fields, update(fields.items)))
  }
  const itemChanges = useItems(changeItems)
  return {
    ...kept,
    ...{ base, read, goOnFrom, change, changeImage, dirty, labels, tray, file, setFile },
    fields: typed.fields,
    wishes: typed.wishes,
    /** The fields on the server when typing began. */
    before: beforeOf(start, base),
    /** Updates the items; figures that were not set by hand follow. */
    changeItems,
    itemChanges,
    /** Words of the last text that were not understood, with the foods that they may mean. */
    suggestions,
    setSuggestions,
    /** True when the fields come from an earlier visit. */
    restored: restored && dirty,
    discard() {
      setRestored(false)
      setSuggestions([])
      goOnFrom(meal, fieldsOf(meal))
    },
    kept: state.local.kept,
    openElsewhere: place.openElsewhere,
  }
}

export type EditMeal = ReturnType<typeof useEditMeal>

type ChangeImage = (image: ChosenImage) => void

/** The meal's image and the images gathered to replace it; a newly chosen one is written into the fields. */
function useChosenImage(meal: Meal, start: MealFields, changeImage: ChangeImage) {
  const ids = new Set([start.imageId, meal.imageId].filter((id) => id !== null))
  const selectedId = start.imageId ?? meal.imageId
  const [kept] = useState({ images: [...ids].map((id) => ({ id, prompt: '' })), selectedId })
  const tray = useImageTray(kept)
  const { selected } = tray
  const known = useRef(selectedId)
  const takeImage = useEffectEvent(() => {
    if (!selected || selected._id === known.current) return
    known.current = selected._id
    changeImage({ imageUrl: selected.imageUrl, imageId: selected._id })
  })
  const chosenId = selected?._id
  useEffect(() => {
    if (chosenId) takeImage()
  }, [chosenId])
  return tray
}
