import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import { matching } from '#platform/database/search-index.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { mealSorts } from './meal.ts'
import { mealColumns, type ShownMealRow } from './meals.db.server.ts'

type Db = Kysely<Tables>

/** A word of a search, with the categories and meal types whose name holds it. */
export type SoughtWord = { word: string; categories: string[]; mealTypes: string[] }

/** Which meals a list holds. An empty filter holds all that are not deleted. */
export type MealFilter = {
  published?: boolean
  /** Each must be found somewhere. */
  words?: SoughtWord[]
  /** Of each group, one category at least. */
  categories?: string[][]
  mealType?: string
  exclude?: string
  minCalories?: number
  maxCalories?: number
  minProtein?: number
}

export type MealSort = (typeof mealSorts)[number]

/** A part of a list; `backwards` counts the offset from the list's end and turns the rows round. */
export type Slice = { sort: MealSort; offset: number; limit: number; backwards: boolean }

/**
 * Two ways to the same rows. `walk` goes through the sort's index until the slice is full: quick where
 * many meals match. `gather` finds all matches by their own indexes and sorts them: quick where few do.
 */
export type Road = 'walk' | 'gather'

const orders = {
  newest: { column: 'created_at', falling: true },
  title: { column: 'title_key', falling: false },
  calories: { column: 'calories', falling: false },
  '-calories': { column: 'calories', falling: true },
  '-protein': { column: 'protein', falling: true },
} as const

/** How many meals the filter holds. May take long: give `reads`. */
export async function countMatches(db: Db, filter: MealFilter): Promise<number> {
  const where = await conditions(db, filter, 'gather')
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from meals where ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The ids of a slice of the filter's meals, in order. May take long: give `reads`. */
export async function sliceOfMeals(db: Db, filter: MealFilter, slice: Slice, road: Road) {
  const where = await conditions(db, filter, road)
  const { column, falling } = orders[slice.sort]
  const direction = sql.raw(falling !== slice.backwards ? 'desc' : 'asc')
  const order = sql`order by ${sql.ref(column)} ${direction}, id ${direction}
    limit ${slice.limit} offset ${slice.offset}`
  const query =
    road === 'walk'
      ? sql<{
          id: string
        }>`select id from ${walked(db, filter, slice.sort)} where ${where} ${order}`
      : sql<{ id: string }>`with matches as materialized
          (select id, ${sql.ref(column)} from meals where ${where})
          select id from matches ${order}`
  const { rows } = await query.execute(db)
  const ids = rows.map(({ id }) => id)
  return slice.backwards ? ids.reverse() : ids
}

/** The meals of these ids that are not deleted (and published, if asked), in the order of the ids. */
export async function mealsById(db: Db, ids: string[], published?: boolean) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('meals')
    .select(mealColumns)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .$if(published !== undefined, (query) => query.where('is_published', '=', published === true))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id): ShownMealRow | [] => byId.get(id) ?? [])
}

/** The table, on SQLite with the index whose order is walked: its planner would guess. */
function walked(db: Db, filter: MealFilter, sort: MealSort): RawBuilder<unknown> {
  if (dialectOf(db) === 'postgres') return sql`meals`
  const { column } = orders[sort]
  const scope = filter.published === undefined ? 'all' : 'by'
  return sql`meals indexed by ${sql.ref(`meals_${scope}_${column}`)}`
}

async function conditions(db: Db, filter: MealFilter, road: Road): Promise<RawBuilder<SqlBool>> {
  const { published, mealType, exclude, minCalories, maxCalories, minProtein } = filter
  const plain: (RawBuilder<SqlBool> | false)[] = [
    sql`meals.deleted_at is null`,
    published !== undefined && sql`meals.is_published = ${published}`,
    mealType !== undefined && sql`meals.meal_type_id = ${mealType}`,
    exclude !== undefined && sql`meals.id <> ${exclude}`,
    minCalories !== undefined && sql`meals.calories >= ${minCalories}`,
    maxCalories !== undefined && sql`meals.calories <= ${maxCalories}`,
    minProtein !== undefined && sql`meals.protein >= ${minProtein}`,
  ]
  const inCategories = (filter.categories ?? []).map((ids) => inCategory[road](ids))
  const found = await wordConditions(db, filter.words ?? [], road)
  return sql.join(
    [...plain.filter((part) => part !== false), ...inCategories, ...found],
    sql` and `,
  )
}

/** Any of these categories. */
const inCategory: Record<Road, (ids: string[]) => RawBuilder<SqlBool>> = {
  walk: (ids) => sql`exists (select 1 from meal_categories as chosen
    where chosen.meal_id = meals.id and chosen.category_id in (${sql.join(ids)}))`,
  gather: (ids) => sql`meals.id in (select meal_id from meal_categories
    where category_id in (${sql.join(ids)}))`,
}

/** Words that only the text can hold are looked up together, the others each by itself. */
async function wordConditions(db: Db, words: SoughtWord[], road: Road) {
  const isNamed = ({ categories, mealTypes }: SoughtWord) =>
    categories.length > 0 || mealTypes.length > 0
  const unnamed = words.filter((word) => !isNamed(word)).map(({ word }) => word)
  const found: RawBuilder<SqlBool>[] = []
  if (unnamed.length > 0) found.push(await matching(db, 'meals', unnamed.join(' ')))
  for (const word of words.filter(isNamed)) found.push(await textOrName[road](db, word))
  return found
}

/** The word stands in the text or in the name of a category or of the meal type. */
const textOrName: Record<Road, (db: Db, word: SoughtWord) => Promise<RawBuilder<SqlBool>>> = {
  async walk(db, { word, categories, mealTypes }) {
    const either = [await matching(db, 'meals', word)]
    if (mealTypes.length > 0) either.push(sql`meals.meal_type_id in (${sql.join(mealTypes)})`)
    if (categories.length > 0) either.push(inCategory.walk(categories))
    return sql`(${sql.join(either, sql` or `)})`
  },
  async gather(db, { word, categories, mealTypes }) {
    const text = await matching(db, 'meals', word, 'worded')
    const either = [sql`select worded.id from meals as worded where ${text}`]
    if (mealTypes.length > 0) {
      either.push(sql`select typed.id from meals as typed
        where typed.meal_type_id in (${sql.join(mealTypes)}) and typed.deleted_at is null`)
    }
    if (categories.length > 0) {
      either.push(sql`select meal_id from meal_categories
        where category_id in (${sql.join(categories)})`)
    }
    return sql`meals.id in (${sql.join(either, sql` union all `)})`
  },
}
