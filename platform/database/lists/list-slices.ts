import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from '../dialect-of.ts'
import type { Tables } from '../tables.ts'

type Db = Kysely<Tables>

/** A part of a list; `backwards` counts the offset from the list's end and turns the rows round. */
export type Slice = { offset: number; limit: number; backwards: boolean }

/**
 * Two ways to the same rows. `scan` goes through the order's index until the slice is full: quick where
 * many rows match. `sort` finds all matches by their own indexes and sorts them: quick where few do.
 */
export type AccessPath = 'scan' | 'sort'

/** What makes a row part of a list; `index` is the one that SQLite must be told to use. */
export type Search = { where: RawBuilder<SqlBool>; index?: string }

/** By this column, then by id; `falling` puts the greatest first. */
export type Order = { column: string; falling: boolean }

/** How many rows of the table the search finds. May take long: give `reads`. */
export async function countFound(db: Db, table: string, search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${rowsOf(db, table, search)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The ids of a slice of what the search finds, in order. May take long: give `reads`. */
export async function sliceFound(
  db: Db,
  table: string,
  search: Search,
  { column, falling }: Order,
  slice: Slice,
  access: AccessPath,
): Promise<string[]> {
  const key = sql.ref(column)
  const direction = sql.raw(falling !== slice.backwards ? 'desc' : 'asc')
  const found = rowsOf(db, table, search)
  const part = sql`order by ${key} ${direction}, id ${direction}
    limit ${slice.limit} offset ${slice.offset}`
  const query =
    access === 'scan'
      ? sql<{ id: string }>`select id from ${found} ${part}`
      : sql<{ id: string }>`with matches as materialized (select id, ${key} from ${found})
          select id from matches ${part}`
  const { rows } = await query.execute(db)
  const ids = rows.map(({ id }) => id)
  return slice.backwards ? ids.reverse() : ids
}

/** The rows that have these ids, in the order of the ids. */
export function inOrderOf<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id): Row | [] => byId.get(id) ?? [])
}

/** SQLite is told the index where its planner, which knows no values, would guess wrong. */
function rowsOf(db: Db, table: string, { where, index }: Search): RawBuilder<unknown> {
  const told = index && dialectOf(db) === 'sqlite' ? sql` indexed by ${sql.ref(index)}` : sql``
  return sql`${sql.table(table)}${told} where ${where}`
}
