/** The orders of lists of meals; a minus means descending. */
export const mealSorts = ['newest', 'title', 'calories', '-calories', '-protein'] as const

export type MealSort = (typeof mealSorts)[number]
