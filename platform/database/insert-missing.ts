import { type Insertable, type Kysely, sql } from 'kysely'
import { dialectOf } from './dialect-of.ts'
import type { Tables } from './tables.ts'

/**
 * Inserts the rows whose keys do not exist yet and returns the ids of the inserted ones. All rows must have
 * the same columns. They are sent as one JSON parameter, so that thousands fit into one statement.
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

/** Inserts rows that all have the same columns. */
export async function insertAll<Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Name,
  rows: Insertable<Tables[Name]>[],
): Promise<void> {
  if (rows.length > 0) await insertion(db, table, rows).execute(db)
}

/**
 * Sets the page cache of SQLite's writer to 256 MB, so that a large transaction writes each page once. Call
 * it inside the transaction.
 */
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
  // Without a `where` clause, SQLite would parse `on conflict` as part of a join.
  return sql`${into} select ${sql.join(values)} from json_each(${json}) where true`
}
