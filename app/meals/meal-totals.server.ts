import type { App } from '#platform/app.ts'
import { keptTotal, roughTotal } from '#platform/database/kept-totals.ts'
import type { MealFilter } from './meal-conditions.db.server.ts'
import { countMatches } from './meal-lists.db.server.ts'

/**
 * How many meals the filter holds, exactly. Those of published meals are kept per content version;
 * drafts, whose writes do not raise it, are counted each time.
 */
export async function totalOf(app: App, filter: MealFilter): Promise<number> {
  if (filter.published === true) return await keptMeals(app, filter)
  const drafts = await countMatches(app.reads, { ...filter, published: false })
  if (filter.published === false) return drafts
  return drafts + (await keptMeals(app, { ...filter, published: true }))
}

/** About how many meals there are, published or not; a hundred writes may not be in it yet. */
export async function roughMeals(app: App, published: boolean | undefined): Promise<number> {
  return await roughTotal(app, `meals ${published}`, () => totalOf(app, { published }))
}

const keptMeals = (app: App, filter: MealFilter) =>
  keptTotal(app, `meals ${JSON.stringify(filter)}`, () => countMatches(app.reads, filter))
