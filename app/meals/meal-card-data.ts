import type { StoredPicture } from '#app/images/media-names.ts'

/** The little that a card shows of a meal, so that lists stay light on the wire. */
export type MealCardData = {
  _id: string
  slug: string
  title: string
  imageUrl: string
  /** Its files have long names: see imageFiles. */
  image: StoredPicture | null
  mealType: string | null
  category: string | null
  calories: number
  carbohydrates: number
  protein: number
  fat: number
}
