import { type Kysely, sql } from 'kysely'
import type { App } from '#platform/app.ts'
import { raiseContentVersion } from '#platform/database/content-version.ts'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/ids.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { type InventedMeal, inventMeal, type Names } from './invented-meal.ts'

/** Meals written by one statement: SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const batch = 250

/** Categories beside those of every new site, and how many meals there are to one in it. */
const rareCategories = { 'High protein': 20, Picnic: 200, 'Saffron week': 2000 }

/**
 * Fills an empty site with meals that look like real ones. They go straight into the tables, since the
 * use cases commit each of them to the disk.
 */
export async function writeManyMeals(app: App, count: number): Promise<void> {
  const names = await writeNames(app.db)
  for (let first = 0; first < count; first += batch) {
    const size = Math.min(batch, count - first)
    const meals = Array.from({ length: size }, (_, index) => inventMeal(first + index, names))
    await inTransaction(app, ({ db }) => writeMeals(db, meals))
  }
  await raiseContentVersion(app.db)
  await settleStatistics(app.db)
}

/** Lets PostgreSQL look at its new rows, as it does by itself in time. */
export async function settleStatistics(db: Kysely<Tables>): Promise<void> {
  if (dialectOf(db) === 'postgres') await sql`vacuum analyze`.execute(db)
}

async function writeMeals(db: Kysely<Tables>, meals: InventedMeal[]) {
  await db
    .insertInto('meals')
    .values(meals.map(({ row }) => row))
    .execute()
  const items = meals.flatMap((meal) => meal.items)
  await db.insertInto('meal_items').values(items).execute()
  const categories = meals.flatMap((meal) => meal.categories)
  await db.insertInto('meal_categories').values(categories).execute()
}

async function writeNames(db: Kysely<Tables>): Promise<Names> {
  const idsIn = async (table: 'categories' | 'meal_types') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  const common = await idsIn('categories')
  const rare = new Map<string, number>()
  for (const [name, share] of Object.entries(rareCategories)) {
    const id = newId()
    const row = { id, name, name_key: searchKey(name), created_at: new Date(0).toISOString() }
    await db.insertInto('categories').values(row).execute()
    rare.set(id, share)
  }
  return { common, rare, mealTypes: await idsIn('meal_types') }
}
