import { findBySlug, type IdOrSlug } from '#app/publishing/slugs.server.ts'
import { type Caller, seesDrafts } from '#platform/api/caller.ts'
import { pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { pageOfList, totalOfList } from '#platform/database/lists/list-pages.ts'
import { cachedIds, cachedTotal } from '#platform/database/versions/cached-totals.ts'
import { notFound } from '#platform/errors.ts'
import { isId } from '#platform/text/slug.ts'
import { forgivingFilter, type MealListQuery } from './catalogue/meal-filter.server.ts'
import { listOfMeals, mealsById } from './catalogue/meal-lists.db.server.ts'
import { showMeals } from './catalogue/show-meals.server.ts'
import { type Meal, mealPublication } from './meal.ts'
import * as store from './meals.db.server.ts'

/** One page of the meals that the caller may see, and what was searched for instead, if it was corrected. */
export async function listMeals(app: App, user: Caller | null, query: MealListQuery) {
  const { filter, corrected } = await forgivingFilter(app, query, seesDrafts(user))
  const { ids, total } = await pageOfList(app, listOfMeals(query.sort), filter, query)
  const rows = await mealsById(app.db, ids, filter?.published)
  return { meals: await showMeals(app, rows), ...pageOf(total, query), corrected }
}

/** Throws 404 for a meal that does not exist or that the caller may not see. */
export async function getMeal(app: App, user: Caller | null, id: string): Promise<Meal> {
  const sight = { drafts: seesDrafts(user) }
  const row = isId(id) ? await store.findMeal(app.db, { id }, sight) : undefined
  return await showMeal(app, row)
}

/** The meal with this slug, or that had it before; `slug` in the answer is the current one. Throws 404. */
export async function getMealBySlug(app: App, user: Caller | null, text: string): Promise<Meal> {
  const sight = { drafts: seesDrafts(user) }
  const find = (key: IdOrSlug) => store.findMeal(app.db, key, sight)
  return await showMeal(app, await findBySlug(app, mealPublication, text, find))
}

/** The number of meals, and of those that visitors see. */
export async function countMeals(app: App) {
  return {
    meals: await totalOfList(app, listOfMeals(), {}),
    publishedMeals: await totalOfList(app, listOfMeals(), { published: true }),
  }
}

/** The number of meals, drafts included, that have no picture. */
export async function countWithoutPicture(app: App): Promise<number> {
  const count = () => store.countWithoutPicture(app.reads)
  return await cachedTotal(app, 'staff', 'meals without a picture', count)
}

/** Slugs and last changes of the published meals of one sitemap part, oldest first. */
export async function mealAddresses(app: App, { part, size }: { part: number; size: number }) {
  const starts = await cachedIds(app, 'visitors', `parts of ${size} meals`, () =>
    store.startsOfParts(app.reads, size),
  )
  const start = starts[part - 1]
  return start ? await store.publishedAddresses(app.reads, { start, limit: size }) : []
}

async function showMeal(app: App, row: store.ShownMealRow | undefined): Promise<Meal> {
  const [meal] = await showMeals(app, row ? [row] : [])
  if (!meal) throw notFound(mealPublication.notFound)
  return meal
}
