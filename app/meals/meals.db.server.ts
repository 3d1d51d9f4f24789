import {
  type Generated,
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely'
import type { FoodGroup, Nutrient, NutritionData } from '#app/nutrition/nutrition.ts'
import type { TitleColumns } from '#app/publishing/publication.ts'
import type { IdOrSlug } from '#app/publishing/slugs.server.ts'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { Meal } from './meal.ts'

export interface MealTable extends NutritionData {
  id: string
  title: string
  name: string
  slug: string
  /** What the title is sorted by. */
  title_key: string
  /** What keeps titles apart: see TitleColumns. */
  title_slug: TitleColumns['title_slug']
  title_twin: Generated<TitleColumns['title_twin']>
  /** Title and ingredients as they are searched. */
  search_text: string
  description: string
  image_id: string | null
  image_url: string
  meal_type_id: string | null
  calories_low: number | null
  calories_high: number | null
  nutrition_source: Meal['nutritionSource']
  /** Who set figures by hand, by name, and when; null where nobody did or nobody knows. */
  figures_by: string | null
  figures_at: string | null
  ingredients: string[]
  missing: Nutrient[]
  is_published: boolean
  created_by: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
}

export interface MealItemTable extends NutritionData {
  meal_id: string
  position: number
  text: string
  food: string
  food_id: string
  food_group: FoodGroup
  grams: number
  grams_assumed: boolean
  confidence: number
  missing: Nutrient[]
}

export interface MealCategoryTable {
  meal_id: string
  category_id: string
  position: number
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    meals: MealTable
    meal_items: MealItemTable
    meal_categories: MealCategoryTable
  }
}

type Db = Kysely<Tables>

export type MealRow = Selectable<MealTable>

export type MealItemRow = Selectable<MealItemTable>

/** Which meals a caller may see. */
export type Sight = { drafts: boolean }

/** Without the text of the search, which no answer shows. */
export const mealColumns = [
  'id',
  'title',
  'name',
  'slug',
  'description',
  'image_id',
  'image_url',
  'meal_type_id',
  'calories',
  'carbohydrates',
  'protein',
  'fat',
  'fiber',
  'sugar',
  'sodium',
  'calories_low',
  'calories_high',
  'nutrition_source',
  'figures_by',
  'figures_at',
  'ingredients',
  'is_published',
  'created_at',
  'updated_at',
] as const satisfies (keyof MealRow)[]

export type ShownMealRow = Pick<MealRow, (typeof mealColumns)[number]>

/** A meal that is not deleted, if it is within sight. */
export async function findMeal(db: Db, key: IdOrSlug, { drafts }: Sight) {
  const query = db.selectFrom('meals').select(mealColumns).where('deleted_at', 'is', null)
  const [column, value] = 'id' in key ? (['id', key.id] as const) : (['slug', key.slug] as const)
  return await query
    .where(column, '=', value)
    .$if(!drafts, (query) => query.where('is_published', '=', true))
    .executeTakeFirst()
}

/** Throws the database's own error when the slug is taken: see `isUniqueViolation`. */
export async function insertMeal(db: Db, row: Insertable<MealTable>) {
  await db.insertInto('meals').values(row).execute()
}

/** Changes a meal; call it with the meal locked. */
export async function changeMeal(db: Db, id: string, changes: Updateable<MealTable>) {
  await db.updateTable('meals').set(changes).where('id', '=', id).execute()
}

/** Whether there ever was a meal; one in the trash counts. */
export async function anyMeal(db: Db): Promise<boolean> {
  return (await db.selectFrom('meals').select('id').limit(1).executeTakeFirst()) !== undefined
}

/**
 * The id of every meal that begins a part of the published ones, by id, so that a new one never moves the
 * others to another part. Looks at all of them: give `reads`.
 */
export async function startsOfParts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from
    (select id, row_number() over (order by id) as place from ${byId(db)}
      where is_published is true and deleted_at is null) as numbered
    where (place - 1) % ${sql.lit(size)} = 0 order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Slug and last change of so many published meals from this one on, by id. */
export async function publishedAddresses(
  db: Db,
  { start, limit }: { start: string; limit: number },
): Promise<{ slug: string; updatedAt: string }[]> {
  const { rows } = await sql<{ slug: string; updatedAt: string }>`
    select slug, updated_at as "updatedAt" from ${byId(db)}
    where id >= ${start} and is_published is true and deleted_at is null
    order by id limit ${limit}`.execute(db)
  return rows
}

/** The table in the order of its ids; SQLite would rather sort all of it. */
const byId = (db: Db) =>
  dialectOf(db) === 'sqlite' ? sql`meals indexed by meals_seen` : sql`meals`

/** Meals that are not deleted by id, from the one after `after` on, drafts too. */
export async function mealsAfter(db: Db, after: string, limit: number): Promise<ShownMealRow[]> {
  return await db
    .selectFrom('meals')
    .select(mealColumns)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** What meals are searched by and made from, by id, the deleted ones too. */
export async function searchRows(db: Db, after: string, limit: number) {
  return await db
    .selectFrom('meals')
    .select(['id', 'title', 'ingredients', 'title_key', 'search_text'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .$if(dialectOf(db) === 'postgres', (query) => query.forUpdate())
    .execute()
}
