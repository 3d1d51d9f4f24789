import type { App } from '#platform/app.ts'
import { cachedIds } from '#platform/database/versions/cached-totals.ts'
import { listOfMeals, mealsById } from './catalogue/meal-lists.db.server.ts'
import { showMeals } from './catalogue/show-meals.server.ts'
import type { Meal } from './meal.ts'
import { withReceipt } from './meals.db.server.ts'

/** The ids of the meals with computed figures among so many of the newest published ones, in no order. */
export async function receiptMealIds(app: App, newest: number): Promise<string[]> {
  const name = `meals with a receipt among ${newest}`
  return await cachedIds(app, 'visitors', name, async () => {
    const slice = { offset: 0, limit: newest, backwards: false }
    const ids = await listOfMeals().read(app.reads, { published: true }, slice, 'scan')
    return await withReceipt(app.reads, ids)
  })
}

/** The published meals with these ids, in this order. */
export async function publishedMeals(app: App, ids: string[]): Promise<Meal[]> {
  return await showMeals(app, await mealsById(app.db, ids, true))
}
