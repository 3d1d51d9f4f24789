import { offsetOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { keptIds } from '#platform/database/kept-totals.ts'
import { isOpen, type MealFilter, type Road } from './meal-conditions.db.server.ts'
import type { MealListQuery } from './meal-filter.server.ts'
import { type Slice, sliceOfMeals } from './meal-lists.db.server.ts'
import { audienceOf, roughMeals } from './meal-totals.server.ts'

/** A walk over this many rows of an index takes about 1 ms, little enough for the main thread. */
const shortWalk = 1000

/** Lists up to here are kept whole; more ids at once would hold up the event loop on their way to it. */
const mostKept = 5000

/** The ids on the query's page, in order, when the filter holds `total` meals. */
export async function idsOfPage(
  app: App,
  filter: MealFilter,
  query: MealListQuery,
  total: number,
): Promise<string[]> {
  const slice = sliceOf(query, total)
  if (slice.limit === 0) return []
  const reach = slice.offset + slice.limit
  if (isOpen(filter)) {
    if (reach <= shortWalk) return await sliceOfMeals(app.db, filter, slice, 'walk')
    return await keptSlice(app, filter, slice, 'walk')
  }
  const all = await roughMeals(app, filter.published)
  const road = chooseRoad(reach, total, all)
  if (road === 'walk' || total > mostKept) return await keptSlice(app, filter, slice, road)
  const gathered = await keptMatches(app, filter, slice.sort)
  const first = offsetOf(query)
  return gathered.slice(first, first + query.limit)
}

/** The ids of one page. */
const keptSlice = (app: App, filter: MealFilter, slice: Slice, road: Road) =>
  keptIds(app, audienceOf(filter), `meals ${JSON.stringify([filter, slice])}`, () =>
    sliceOfMeals(app.reads, filter, slice, road),
  )

/** All matches, since gathering has to find and sort them all anyway: the next page is at hand then. */
const keptMatches = (app: App, filter: MealFilter, sort: Slice['sort']) =>
  keptIds(app, audienceOf(filter), `meals ${JSON.stringify([filter, sort])}`, () => {
    const slice = { sort, offset: 0, limit: 2 * mostKept, backwards: false }
    return sliceOfMeals(app.reads, filter, slice, 'gather')
  })

/** The page's part of the list, counted from whichever end is nearer. */
function sliceOf(query: MealListQuery, total: number): Slice {
  const { sort = 'newest' } = query
  const before = offsetOf(query)
  const limit = Math.max(0, Math.min(query.limit, total - before))
  const after = total - before - limit
  return before <= after
    ? { sort, offset: before, limit, backwards: false }
    : { sort, offset: after, limit, backwards: true }
}

/**
 * Walking meets a match every `all / total` rows and is done after `reach` of them; gathering looks at
 * every match and sorts them, which costs about twice as much for each.
 */
function chooseRoad(reach: number, total: number, all: number): Road {
  return (reach * all) / total < 2 * total ? 'walk' : 'gather'
}
