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

/** The orders that the API knows; the last ones are those of the lists of staff. Types sort as they were added. */
export const listSorts = [
  ...mealSorts,
  ...(['-title', 'oldest', 'type', '-type', 'status', '-status'] as const),
] as const

export type ListSort = (typeof listSorts)[number]
