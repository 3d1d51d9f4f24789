import { type Kysely, type SqlBool, sql } from 'kysely'
import { type List, maxRanked } from '#platform/database/lists/list-pages.ts'
import {
  countFound,
  inOrderOf,
  type Order,
  sliceFound,
} from '#platform/database/lists/list-slices.ts'
import { titleRank } from '#platform/database/search/search-rank.ts'
import type { Tables } from '#platform/database/tables.ts'
import { mealColumns, type ShownMealRow } from '../meals.db.server.ts'
import { isOpen, type MealFilter, searchFor } from './meal-conditions.db.server.ts'
import type { ListSort } from './meal-sorts.ts'

type Db = Kysely<Tables>

const newest = { column: 'created_at', falling: true } as const

const orders: Record<ListSort, Order> = {
  newest,
  relevance: newest,
  oldest: { column: 'created_at', falling: false },
  title: { column: 'title_key', falling: false },
  '-title': { column: 'title_key', falling: true },
  calories: { column: 'calories', falling: false },
  '-calories': { column: 'calories', falling: true },
  '-protein': { column: 'protein', falling: true },
  type: { column: 'meal_type_id', falling: false, indexed: false },
  '-type': { column: 'meal_type_id', falling: true, indexed: false },
  status: { column: 'is_published', falling: false, indexed: false },
  '-status': { column: 'is_published', falling: true, indexed: false },
}

/** The list of meals in this order. */
export const listOfMeals = (sort: ListSort = 'newest'): List<MealFilter> => ({
  ...(sort === 'relevance' && { readRanked }),
  table: 'meals',
  order: sort,
  unfiltered: (published) => ({ published }),
  isOpen: (filter) => orders[sort].indexed !== false && isOpen(filter),
  async count(db, filter) {
    return await countFound(db, 'meals', await searchFor(db, filter, 'sort'))
  },
  async read(db, filter, slice, asked) {
    const order = orders[sort]
    const access = order.indexed === false ? 'sort' : asked
    const { where, index } = await searchFor(db, filter, access)
    const scanned = `meals_${filter.published === undefined ? 'all' : 'by'}_${order.column}`
    const search = { where, index: access === 'scan' ? scanned : index }
    return await sliceFound(db, 'meals', search, order, slice, access)
  },
})

async function readRanked(db: Db, filter: MealFilter): Promise<string[]> {
  const order = { ...newest, rank: titleRank(db, filter.terms ?? []) }
  const all = { offset: 0, limit: maxRanked, backwards: false }
  return await sliceFound(db, 'meals', await searchFor(db, filter, 'sort'), order, all, 'sort')
}

/**
 * The meals of these ids that are not deleted (and published,
 * if `published` is true), in the order of the ids.
 */
export async function mealsById(
  db: Db,
  ids: string[],
  published?: boolean,
): Promise<ShownMealRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('meals')
    .select(mealColumns)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    // Written so that SQLite does not use an index for it: the rows are found by their ids.
    .$if(published === true, (query) => query.where(sql<SqlBool>`is_published is true`))
    .$if(published === false, (query) => query.where(sql<SqlBool>`is_published is false`))
    .execute()
  return inOrderOf(ids, rows)
}
