import type { ImageFiles } from '#app/images/image.ts'
import type { Meal } from './meal.ts'

/** The little that a card shows of a meal, so that lists stay light on the wire. */
export type MealCardData = {
  _id: string
  slug: string
  title: string
  imageUrl: string
  image: ImageFiles | null
  mealType: string | null
  category: string | null
  calories: number
  carbohydrates: number
  protein: number
  fat: number
}

/** Leaves out what a card does not show. */
export function toMealCard(meal: Meal): MealCardData {
  const { calories, carbohydrates, protein, fat } = meal.nutritionData
  return {
    _id: meal._id,
    slug: meal.slug,
    title: meal.title,
    imageUrl: meal.imageUrl,
    image: meal.image,
    mealType: meal.mealType?.name ?? null,
    category: meal.categories[0]?.name ?? null,
    calories,
    carbohydrates,
    protein,
    fat,
  }
}
