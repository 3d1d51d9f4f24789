import { z } from 'zod'
import { type MealFields, mealFieldsSchema } from './meal-fields.ts'

const draftSchema = z.object({
  fields: mealFieldsSchema,
  /** Which state of the meal the fields were made from. */
  updatedAt: z.string(),
})

/** What was typed over a meal and is not on the server yet. */
export type EditDraft = { fields: MealFields; updatedAt: string }

type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (mealId: string) => `mealEdit:${mealId}`

/** The draft of this meal that was left; null when there is none, or none that can be read. */
export function readEditDraft(store: () => DraftStore, mealId: string): EditDraft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(store().getItem(keyOf(mealId)) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch (error) {
    console.warn('The draft could not be read', error)
    return null
  }
}

/** Keeps the draft of this meal; null removes it. False when the storage refuses. */
export function keepEditDraft(
  store: () => DraftStore,
  mealId: string,
  draft: EditDraft | null,
): boolean {
  try {
    if (draft) store().setItem(keyOf(mealId), JSON.stringify(draft))
    else store().removeItem(keyOf(mealId))
    return true
  } catch (error) {
    console.warn('The draft could not be kept', error)
    return false
  }
}
