/** The orders of lists of meals; a minus means descending. Relevance is newest first without a search. */
export const mealSorts = [
  'newest',
  'relevance',
  'title',
  'calories',
  '-calories',
  '-protein',
] as const

export type MealSort = (typeof mealSorts)[number]
