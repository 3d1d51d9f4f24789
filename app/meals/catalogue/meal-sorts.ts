/** The orders in which lists of meals can be had; a minus is from most to least. */
export const mealSorts = ['newest', 'title', 'calories', '-calories', '-protein'] as const

export type MealSort = (typeof mealSorts)[number]
