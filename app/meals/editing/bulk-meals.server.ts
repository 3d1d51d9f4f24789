import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import { deleteMeal, restoreMeal } from '../meal-trash.server.ts'
import { getMeal } from '../meals.server.ts'
import type { BulkAction, BulkInput, BulkOutcome } from './bulk.ts'
import { updateMeal } from './edit-meals.server.ts'

type Work = (app: App, staff: Staff, id: string, input: BulkInput) => Promise<unknown>

const works: Record<BulkAction, Work> = {
  publish: (app, staff, id) => updateMeal(app, staff, id, { isPublished: true }),
  unpublish: (app, staff, id) => updateMeal(app, staff, id, { isPublished: false }),
  async categorise(app, staff, id, { categories = [] }) {
    const { categories: had } = await getMeal(app, staff, id)
    const all = new Set([...had.map(({ _id }) => _id), ...categories])
    await updateMeal(app, staff, id, { categories: [...all] })
  },
  delete: deleteMeal,
  restore: restoreMeal,
}

/**
 * Does one thing to several meals, each in its own transaction, so that one failure does not stop the
 * others. The answer lists both outcomes.
 */
export async function changeMeals(app: App, staff: Staff, input: BulkInput): Promise<BulkOutcome> {
  const { action, ids } = input
  const outcome: BulkOutcome = { done: [], failed: [] }
  for (const _id of ids) {
    try {
      await works[action](app, staff, _id, input)
      outcome.done.push(_id)
    } catch (err) {
      if (!isFailure(err)) app.log.error({ err, action, meal: _id }, 'A meal could not be changed')
      outcome.failed.push({ _id, msg: isFailure(err) ? err.message : 'Something went wrong' })
    }
  }
  return outcome
}
