import type { BulkAction, BulkOutcome } from '../editing/bulk.ts'
import type { Meal } from '../meal.ts'

const participles: Record<BulkAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  categorise: 'categorised',
  delete: 'deleted',
  restore: 'restored',
}

/** How many failures are named one by one. */
const namedFailures = 3

/** A number of meals in words: `1 meal`, `3 meals`. */
export const countedMeals = (count: number) => `${count} ${count === 1 ? 'meal' : 'meals'}`

/** The message about the meals for which it worked. */
export const doneText = (action: BulkAction, count: number) =>
  `${countedMeals(count)} ${participles[action]}`

/** The message when nothing worked and the server gave no reason. */
export const failureText = (action: BulkAction) => `Failed to ${action} meals`

/** The message about the meals for which it failed, with reasons; `meals` are all that were selected. */
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
