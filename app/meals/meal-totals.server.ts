import type { App } from '#platform/app.ts'
import { type Audience, keptTotal, roughTotal } from '#platform/database/kept-totals.ts'
import type { MealFilter } from './meal-conditions.db.server.ts'
import { countMatches } from './meal-lists.db.server.ts'

/** How many meals the filter holds, exactly; kept until what its audience sees has changed. */
export async function totalOf(app: App, filter: MealFilter): Promise<number> {
  if (filter.published !== undefined) return await keptMeals(app, filter)
  const drafts = await keptMeals(app, { ...filter, published: false })
  return drafts + (await keptMeals(app, { ...filter, published: true }))
}

/** About how many meals there are, published or not; a hundred writes may not be in it yet. */
export async function roughMeals(app: App, published: boolean | undefined): Promise<number> {
  return await roughTotal(app, `meals ${published}`, () => totalOf(app, { published }))
}

/** Visitors' lists hold published meals alone. */
export const audienceOf = ({ published }: MealFilter): Audience =>
  published === true ? 'visitors' : 'staff'

const keptMeals = (app: App, filter: MealFilter) =>
  keptTotal(app, audienceOf(filter), `meals ${JSON.stringify(filter)}`, () =>
    countMatches(app.reads, filter),
  )
