import { allMeals, manageHref } from '../manage/manage-query.ts'
import type { LabelKind, UsedCategory, UsedMealType } from './category.ts'

/** A category or meal type, as the screen that manages them shows it. */
export type UsedLabel = {
  _id: string
  name: string
  /** How many meals have it. */
  meals: number
  /** The list of those meals. */
  href: string
  /** The page that shows its meals, which keeps it from being deleted. */
  page: string | null
}

/** Where the labels of a kind are found, and what they are called. */
export const labelPlaces = {
  category: { path: '/categories', title: 'Categories', one: 'category', added: 'Add Category' },
  mealType: { path: '/mealtypes', title: 'Meal Types', one: 'meal type', added: 'Add Meal Type' },
} as const satisfies Record<LabelKind, unknown>

/** Such as `Category` for the beginning of a sentence. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Such as `No meal has it` or `12 meals have it`. */
export function usesText(meals: number): string {
  if (meals === 0) return 'No meal has it.'
  return meals === 1 ? '1 meal has it' : `${meals} meals have it`
}

export const labelOfCategory = ({ _id, name, meals }: UsedCategory): UsedLabel => ({
  _id,
  name,
  meals,
  href: manageHref({ ...allMeals, category: _id }),
  page: null,
})

export const labelOfMealType = ({ _id, name, meals, slug, hasPage }: UsedMealType): UsedLabel => ({
  _id,
  name,
  meals,
  href: manageHref({ ...allMeals, mealType: slug }),
  page: hasPage ? `/meals/${slug}` : null,
})
