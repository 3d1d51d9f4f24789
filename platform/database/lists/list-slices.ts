import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from '../dialect-of.ts'
import type { Tables } from '../tables.ts'

type Db = Kysely<Tables>

/** A part of a list. With `backwards` the offset counts from the end and the rows come in reverse order. */
export type Slice = { offset: number; limit: number; backwards: boolean }

/**
 * Two ways to find the same rows. `scan` reads the order's index until the slice is full, which is fast if
 * many rows match. `sort` finds all matches by other indexes and sorts them, which is fast if few rows match.
 */
export type AccessPath = 'scan' | 'sort'

/** The condition for a row of a list; `index` is the one that SQLite must be told to use. */
export type Search = { where: RawBuilder<SqlBool>; index?: string }

/**
 * Sorted by this column, then by id; `falling` means descending. A sort puts rows with a higher `rank` first; a
 * scan cannot. An order without an index is always a sort; rows without a value come first in it, or last if it
 * is descending.
 */
export type Order = {
  column: string
  falling: boolean
  rank?: RawBuilder<number>
  indexed?: false
}

/** The number of rows in the table that match the search. May take long: pass `reads`. */
export async function countFound(db: Db, table: string, search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${rowsOf(db, table, search)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The ids of a slice of the matching rows, in order. May take long: pass `reads`. */
export async function sliceFound(
  db: Db,
  table: string,
  search: Search,
  { column, falling, rank, indexed }: Order,
  slice: Slice,
  access: AccessPath,
): Promise<string[]> {
  const key = sql.ref(column)
  const isDown = falling !== slice.backwards
  const direction = sql.raw(isDown ? 'desc' : 'asc')
  const nulls = sql.raw(indexed === false ? `nulls ${isDown ? 'last' : 'first'}` : '')
  const found = rowsOf(db, table, search)
  const ranked =
    rank && access === 'sort' ? sql`rank ${sql.raw(slice.backwards ? '' : 'desc')},` : sql``
  const part = sql`order by ${ranked} ${key} ${direction} ${nulls}, id ${direction}
    limit ${slice.limit} offset ${slice.offset}`
  const query =
    access === 'scan'
      ? sql<{ id: string }>`select id from ${found} ${part}`
      : sql<{ id: string }>`with matches as materialized
          (select id, ${key} ${rank ? sql`, ${rank} as rank` : sql``} from ${found})
          select id from matches ${part}`
  const { rows } = await query.execute(db)
  const ids = rows.map(({ id }) => id)
  return slice.backwards ? ids.reverse() : ids
}

/** The rows with these ids, in the order of the ids. */
export function inOrderOf<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id): Row | [] => byId.get(id) ?? [])
}

/** Names the index for SQLite where its planner would choose wrongly, because it does not know the values. */
function rowsOf(db: Db, table: string, { where, index }: Search): RawBuilder<unknown> {
  const told = index && dialectOf(db) === 'sqlite' ? sql` indexed by ${sql.ref(index)}` : sql``
  return sql`${sql.table(table)}${told} where ${where}`
}
