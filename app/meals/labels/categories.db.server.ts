import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

export interface CategoryTable {
  id: string
  name: string
  /** The name without case and diacritics, to compare it. */
  name_key: string
  created_at: string
}

export interface MealTypeTable extends CategoryTable {
  slug: string
  position: number
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    categories: CategoryTable
    meal_types: MealTypeTable
  }
}

type Db = Kysely<Tables>

/** Every category, by name. */
export async function allCategories(db: Db) {
  return await db
    .selectFrom('categories')
    .select(['id as _id', 'name', 'name_key'])
    .orderBy('name_key')
    .execute()
}

/** Every meal type in the order of the day; those added later follow in the order of their creation. */
export async function allMealTypes(db: Db) {
  return await db
    .selectFrom('meal_types')
    .select(['id as _id', 'name', 'slug'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Throws the database's own error when the name is taken. */
export async function insertCategory(db: Db, row: CategoryTable) {
  await db.insertInto('categories').values(row).execute()
}

/** Throws the database's own error when name or slug is taken. */
export async function insertMealType(db: Db, row: MealTypeTable) {
  await db.insertInto('meal_types').values(row).execute()
}

/** Those of the ids that belong to no category. */
export async function unknownCategories(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('categories').select('id').where('id', 'in', ids).execute()
  return ids.filter((id) => !rows.some((row) => row.id === id))
}

export async function mealTypeExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('meal_types').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The position after the last meal type. */
export async function nextMealTypePosition(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('meal_types')
    .select((select) => select.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
