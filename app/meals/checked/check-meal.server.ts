import { lockForChange } from '#app/publishing/save.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp, timestampAfter } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type Meal, mealPublication } from '../meal.ts'
import { checkColumns } from '../meal-columns.server.ts'
import { changeMeal } from '../meals.db.server.ts'
import { getMeal } from '../meals.server.ts'

/** The version of the meal that the person saw. */
type Seen = { updatedAt?: string }

/**
 * Stores that this person has checked the figures of a meal. Throws 404, and 409 when the meal has changed
 * since the person saw it.
 */
export const checkMeal = (app: App, staff: Staff, id: string, seen: Seen): Promise<Meal> =>
  setCheck(app, staff, id, { seen, isChecked: true })

/** Takes the check of a meal away. Throws 404. */
export const uncheckMeal = (app: App, staff: Staff, id: string): Promise<Meal> =>
  setCheck(app, staff, id, { seen: {}, isChecked: false })

type Change = { seen: Seen; isChecked: boolean }

async function setCheck(app: App, staff: Staff, id: string, { seen, isChecked }: Change) {
  return await inTransaction(app, async (app) => {
    const { updated_at } = await lockForChange(app, mealPublication, id, seen)
    const check = isChecked ? { name: staff.name, at: timestamp(app.clock) } : null
    await changeMeal(app.db, id, {
      ...checkColumns(check),
      updated_at: timestampAfter(app.clock, updated_at),
    })
    return await getMeal(app, staff, id)
  })
}
