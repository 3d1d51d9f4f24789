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
  /** The key that titles are sorted by. */
  title_key: string
  /** The columns that keep titles unique; see TitleColumns. */
  title_slug: TitleColumns['title_slug']
  title_twin: Generated<TitleColumns['title_twin']>
  /** Title and ingredients in the form that is searched. */
  search_text: string
  description: string
  image_id: string | null
  image_url: string
  /** What is read out in place of the picture; empty where it follows from the picture or the title. */
  image_alt: Generated<string>
  meal_type_id: string | null
  calories_low: number | null
  calories_high: number | null
  nutrition_source: Meal['nutritionSource']
  /**
   * The name of the person who set figures by hand, and the time; null when nobody did or it is not known.
   */
  figures_by: string | null
  figures_at: string | null
  /** The name of the person who checked the meal, and the time; null when nobody did since its last change. */
  checked_by: string | null
  checked_at: string | null
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

/** All columns except the search text, which no answer shows. */
export const mealColumns = [
  'id',
  'title',
  'name',
  'slug',
  'description',
  'image_id',
  'image_url',
  'image_alt',
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
  'checked_by',
  'checked_at',
  'ingredients',
  'is_published',
  'created_at',
  'updated_at',
] as const satisfies (keyof MealRow)[]

export type ShownMealRow = Pick<MealRow, (typeof mealColumns)[number]>

/** A meal that is not deleted and that the caller may see. */
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

/** Changes a meal; the meal has to be locked. */
export async function changeMeal(db: Db, id: string, changes: Updateable<MealTable>) {
  await db.updateTable('meals').set(changes).where('id', '=', id).execute()
}

/** True if there ever was a meal, deleted ones included. */
export async function anyMeal(db: Db): Promise<boolean> {
  return (await db.selectFrom('meals').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The number of meals outside the trash without a picture. It reads all meals: pass `reads`. */
export async function countWithoutPicture(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('meals')
    .select((meal) => meal.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .where('image_url', '=', '')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * The id of the first meal of every sitemap part, in the order of ids, so that a new meal never moves
 * others to another part. It reads all published meals: pass `reads`.
 */
export async function startsOfParts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from
    (select id, row_number() over (order by id) as place from ${byId(db)}
      where is_published is true and deleted_at is null) as numbered
    where (place - 1) % ${sql.lit(size)} = 0 order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Slug and last change of `limit` published meals from `start` on, in the order of ids. */
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

/** The table in the order of its ids; without the hint SQLite would sort all rows. */
const byId = (db: Db) =>
  dialectOf(db) === 'sqlite' ? sql`meals indexed by meals_seen` : sql`meals`

/** Meals after the id `after` that are not deleted, drafts included, in the order of ids. */
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

/** Published meals after the id `after`, in the order of ids. */
export async function publishedAfter(db: Db, after: string, limit: number) {
  const { rows } = await sql<ShownMealRow>`
    select ${sql.join(mealColumns.map((column) => sql.ref(column)))} from ${byId(db)}
    where id > ${after} and is_published is true and deleted_at is null
    order by id limit ${limit}`.execute(db)
  return rows
}

/** The columns for reindexing, in the order of ids, deleted meals included. */
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

/** Those of the meals whose figures are the sum of their items; it reads each of them: pass `reads`. */
export async function withReceipt(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('meals')
    .select('id')
    .where('id', 'in', ids)
    .where('nutrition_source', '=', 'computed')
    .where('calories', '>', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('meal_items').select('meal_id').whereRef('meal_items.meal_id', '=', 'meals.id'),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}
