import type { ManagedKind } from '#app/publishing/managing/managed-kind.ts'
import type { Meal } from '../meal.ts'

/** Meals on the managing screens. */
export const managedMeals: ManagedKind<Meal> = {
  calls: '/meals',
  rows: 'meals',
  publishedCount: 'publishedMeals',
  isPublished: (meal) => meal.isPublished,
  words: {
    one: 'meal',
    published: 'Meal published',
    unpublished: 'Meal unpublished',
    statusFailed: 'Failed to update meal status',
    deleteQuestion: 'Are you sure you want to delete this meal?',
    deleted: 'Meal deleted',
    deleteFailed: 'Failed to delete meal',
    restored: 'Meal restored',
    restoreFailed: 'Failed to restore meal',
  },
}
