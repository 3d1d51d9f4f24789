import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type MealFilter, type Road, searchFor } from './meal-conditions.db.server.ts'
import type { MealSort } from './meal-sorts.ts'
import { mealColumns, type ShownMealRow } from './meals.db.server.ts'

type Db = Kysely<Tables>

/** A part of a list; `backwards` counts the offset from the list's end and turns the rows round. */
export type Slice = { sort: MealSort; offset: number; limit: number; backwards: boolean }

const orders = {
  newest: { column: 'created_at', falling: true },
  title: { column: 'title_key', falling: false },
  calories: { column: 'calories', falling: false },
  '-calories': { column: 'calories', falling: true },
  '-protein': { column: 'protein', falling: true },
} as const

/** How many meals the filter holds. May take long: give `reads`. */
export async function countMatches(db: Db, filter: MealFilter): Promise<number> {
  const { where, index } = await searchFor(db, filter, 'gather')
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${meals(db, index)} where ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The ids of a slice of the filter's meals, in order. May take long: give `reads`. */
export async function sliceOfMeals(db: Db, filter: MealFilter, slice: Slice, road: Road) {
  const { where, index } = await searchFor(db, filter, road)
  const { column, falling } = orders[slice.sort]
  const key = sql.ref(column)
  const direction = sql.raw(falling !== slice.backwards ? 'desc' : 'asc')
  const part = sql`order by ${key} ${direction}, id ${direction}
    limit ${slice.limit} offset ${slice.offset}`
  const walked = `meals_${filter.published === undefined ? 'all' : 'by'}_${column}`
  const query =
    road === 'walk'
      ? sql<{ id: string }>`select id from ${meals(db, walked)} where ${where} ${part}`
      : sql<{ id: string }>`with matches as materialized
          (select id, ${key} from ${meals(db, index)} where ${where})
          select id from matches ${part}`
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
    // Written so that SQLite does not see an index in it: the ids find the rows.
    .$if(published === true, (query) => query.where(sql<SqlBool>`is_published is true`))
    .$if(published === false, (query) => query.where(sql<SqlBool>`is_published is false`))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id): ShownMealRow | [] => byId.get(id) ?? [])
}

/** The table; SQLite is told the index where its planner, which knows no values, would guess wrong. */
function meals(db: Db, index: string | undefined): RawBuilder<unknown> {
  if (!index || dialectOf(db) === 'postgres') return sql`meals`
  return sql`meals indexed by ${sql.ref(index)}`
}
