import type { BulkAction, BulkOutcome } from '../editing/bulk.ts'
import type { Meal } from '../meal.ts'

const participles: Record<BulkAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  restore: 'restored',
}

/** How many failures are told one by one. */
const namedFailures = 3

/** Such as `1 meal` or `3 meals`. */
export const countedMeals = (count: number) => `${count} ${count === 1 ? 'meal' : 'meals'}`

/** What is said of the meals that it was done to. */
export const doneText = (action: BulkAction, count: number) =>
  `${countedMeals(count)} ${participles[action]}`

/** What is said where nothing at all was done and the server gave no reason. */
export const failureText = (action: BulkAction) => `Failed to ${action} meals`

/** Which of the meals it was not done to, and why; `meals` are all that were asked for. */
export function failedText(
  action: BulkAction,
  meals: Pick<Meal, '_id' | 'title'>[],
  failed: BulkOutcome['failed'],
): string {
  const title = (id: string) => meals.find(({ _id }) => _id === id)?.title ?? id
  const named = failed
    .slice(0, namedFailures)
    .map(({ _id, msg }) => `${title(_id)} (${msg.replace(/\.$/, '')})`)
  const more = failed.length - named.length
  const list = more > 0 ? [...named, `${more} more`] : named
  return `${failed.length} of ${countedMeals(meals.length)} could not be ${participles[action]}: ${list.join(', ')}`
}
