import { type Kysely, type RawBuilder, sql } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { Candidate } from './swap-ideas.ts'

type Db = Kysely<Tables>

/** How many meals are read on each side of the calories, however many there are. */
const mostRead = 200

/**
 * Published meals with calories from `low` to `high`, those nearest to `calories` on each side. Both databases
 * read them along the index of calories.
 */
export async function mealsNear(
  db: Db,
  { calories, low, high }: { calories: number; low: number; high: number },
): Promise<Candidate[]> {
  const above = await readNear(db, sql`calories between ${calories} and ${high}`, sql`asc`)
  const below = await readNear(db, sql`calories >= ${low} and calories < ${calories}`, sql`desc`)
  return [...above, ...below]
}

async function readNear(db: Db, bounds: RawBuilder<unknown>, direction: RawBuilder<unknown>) {
  const table = dialectOf(db) === 'sqlite' ? sql`meals indexed by meals_by_calories` : sql`meals`
  const { rows } = await sql<Candidate>`
    select id, meal_type_id as "mealTypeId", calories, protein, fiber, sodium, missing
    from ${table}
    where is_published = ${true} and deleted_at is null and ${bounds}
    order by calories ${direction}, id ${direction} limit ${mostRead}`.execute(db)
  return rows
}
