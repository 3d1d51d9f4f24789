import type { Insertable } from 'kysely'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { insertAll, insertMissing, widenCache } from '#platform/database/insert-missing.ts'
import type { Tables } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { ensureMealNames, storeCategory } from '../labels/categories.server.ts'
import { mealNames } from '../meal-names.server.ts'
import { itemRows } from '../meal-parts.db.server.ts'
import { type InventedMeal, inventedCategories, inventMeal } from './invented-meal.server.ts'

/**
 * Meals per transaction. Other writers wait for a second or two meanwhile; larger batches are faster
 * because index pages are written less often.
 */
const batch = 4000

/** Ids of the categories by name, and of the meal types. */
type Names = { categories: Map<string, string>; mealTypes: string[] }

/**
 * Fills a site with the first `count` invented meals. Existing ones are left alone, so that an interrupted
 * run can be repeated. Yields after each batch how many meals were checked and how many were added. It
 * writes to the tables directly, because the use cases commit each meal to the disk.
 */
export async function* seedMeals(app: App, _admin: Admin, count: number) {
  const names = await ensureNames(app)
  let added = 0
  for (let first = 0; first < count; first += batch) {
    const size = Math.min(batch, count - first)
    const meals = Array.from({ length: size }, (_, place) =>
      inventMeal(first + place, names.mealTypes),
    )
    added += await inTransaction(app, async (app) => {
      await widenCache(app.db)
      return await writeMissing(app, meals, names)
    })
    yield { seen: first + size, added }
  }
}

async function writeMissing({ db }: App, meals: InventedMeal[], names: Names): Promise<number> {
  const ids = await insertMissing(
    db,
    'meals',
    meals.map(({ row }) => row),
  )
  if (ids.size === 0) return 0
  const fresh = meals.filter(({ row }) => ids.has(row.id))
  const items = fresh.flatMap(({ row, items }) => itemRows(row.id, items))
  await insertAll(db, 'meal_items', items)
  await insertAll(
    db,
    'meal_categories',
    fresh.flatMap((meal) => categoryRows(meal, names)),
  )
  return ids.size
}

function categoryRows({ row, categories }: InventedMeal, names: Names) {
  const ids = categories.flatMap((name) => names.categories.get(name) ?? [])
  return ids.map(
    (category_id, position): Insertable<Tables['meal_categories']> => ({
      meal_id: row.id,
      category_id,
      position,
    }),
  )
}

async function ensureNames(app: App): Promise<Names> {
  await ensureMealNames(app)
  return await inTransaction(app, async (app) => {
    const { categories: known, mealTypes } = await mealNames(app)
    const categories = new Map<string, string>()
    for (const name of inventedCategories) {
      const had = known.find(({ name_key }) => name_key === searchKey(name))
      categories.set(name, (had ?? (await storeCategory(app, name)))._id)
    }
    return { categories, mealTypes: mealTypes.map(({ _id }) => _id) }
  })
}
