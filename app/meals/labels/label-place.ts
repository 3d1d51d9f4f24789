import { allMeals, manageHref } from '../manage/manage-query.ts'
import type { LabelKind, UsedCategory, UsedMealType } from './category.ts'

/** A category or meal type, as its managing screen shows it. */
export type UsedLabel = {
  _id: string
  name: string
  /** The number of its meals. */
  meals: number
  /** The address of the list of those meals. */
  href: string
  /** The page that lists its meals; null without one. A label with a page cannot be deleted. */
  page: string | null
}

/** The API path and the words of each kind of label. */
export const labelPlaces = {
  category: { path: '/categories', title: 'Categories', one: 'category', added: 'Add Category' },
  mealType: { path: '/mealtypes', title: 'Meal Types', one: 'meal type', added: 'Add Meal Type' },
} as const satisfies Record<LabelKind, unknown>

/** The word with a capital letter, such as `Category`. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The number of meals in words, such as `No meal has it` or `12 meals have it`. */
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
