import { type Caller, requireRole } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import { deleteMeal, restoreMeal } from '../meal-trash.server.ts'
import type { BulkAction, BulkInput, BulkOutcome } from './bulk.ts'
import { updateMeal } from './edit-meals.server.ts'

type Work = (app: App, user: Caller | null, id: string) => Promise<unknown>

const works: Record<BulkAction, Work> = {
  publish: (app, user, id) => updateMeal(app, user, id, { isPublished: true }),
  unpublish: (app, user, id) => updateMeal(app, user, id, { isPublished: false }),
  delete: deleteMeal,
  restore: restoreMeal,
}

/**
 * Does one thing to several meals, each in a transaction of its own: one that cannot be done does not
 * keep the others from it. What was done and what was not is in the answer.
 */
export async function changeMeals(
  app: App,
  user: Caller | null,
  { action, ids }: BulkInput,
): Promise<BulkOutcome> {
  requireRole('staff', user)
  const outcome: BulkOutcome = { done: [], failed: [] }
  for (const _id of ids) {
    try {
      await works[action](app, user, _id)
      outcome.done.push(_id)
    } catch (err) {
      if (!isFailure(err)) app.log.error({ err, action, meal: _id }, 'A meal could not be changed')
      outcome.failed.push({ _id, msg: isFailure(err) ? err.message : 'Something went wrong' })
    }
  }
  return outcome
}
