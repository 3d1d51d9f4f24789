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

/** Orders of the lists of staff that no index serves. Types sort as they were added, which is the order of the day. */
export const staffSorts = ['type', '-type', 'status', '-status'] as const

/** The orders of the API that visitors may ask for. */
export const openSorts = [...mealSorts, ...(['-title', 'oldest'] as const)] as const

/** The orders that the API knows. */
export const listSorts = [...openSorts, ...staffSorts] as const

export type ListSort = (typeof listSorts)[number]
