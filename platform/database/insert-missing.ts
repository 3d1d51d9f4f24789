import { type Insertable, type Kysely, sql } from 'kysely'
import { dialectOf } from './dialect-of.ts'
import type { Tables } from './tables.ts'

/**
 * Adds those of the rows whose keys are not there yet, and gives the ids of the added ones. All rows have
 * the same columns. They travel as one parameter, so that thousands go into one statement.
 */
export async function insertMissing<Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Name,
  rows: (Insertable<Tables[Name]> & { id: string })[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const query = sql<{
    id: string
  }>`${insertion(db, table, rows)} on conflict do nothing returning id`
  return new Set((await query.execute(db)).rows.map(({ id }) => id))
}

/** Adds rows that all have the same columns. */
export async function insertAll<Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Name,
  rows: Insertable<Tables[Name]>[],
): Promise<void> {
  if (rows.length > 0) await insertion(db, table, rows).execute(db)
}

/** Lets SQLite's writer keep 256 MB of pages, so that a large transaction is written once. Call it in one. */
export async function widenCache(db: Kysely<Tables>): Promise<void> {
  if (dialectOf(db) === 'sqlite') await sql`pragma cache_size = -262144`.execute(db)
}

function insertion(db: Kysely<Tables>, table: string, rows: object[]) {
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const into = sql`insert into ${sql.table(table)} (${columns})`
  const json = JSON.stringify(rows)
  if (dialectOf(db) === 'postgres') {
    return sql`${into} select ${columns}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`
  }
  const values = names.map((name) => sql`json_extract(value, ${sql.lit(`$.${name}`)})`)
  // Without a condition SQLite would take `on conflict` for a part of the join.
  return sql`${into} select ${sql.join(values)} from json_each(${json}) where true`
}
