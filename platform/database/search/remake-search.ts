import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { inSteps } from '../sqlite/in-steps.ts'
import type { Tables } from '../tables.ts'
import { inTransaction } from '../transaction.ts'
import { bumpContentVersion } from '../versions/content-version.ts'
import { rebuildSearchIndex } from './rebuild-search.ts'

/** Rows per transaction; other writers wait for it. */
const batch = 500

/** The columns by which rows are sorted and searched. */
type SearchColumns = { title_key: string; search_text: string }

type Row = SearchColumns & { id: string }

type Searched<Found extends Row> = {
  table: keyof Tables
  /** The next rows by id, at most `limit`, including deleted ones, locked against changes by others. */
  read(db: App['db'], after: string, limit: number): Promise<Found[]>
  columnsOf(row: Found): SearchColumns
}

/**
 * Computes the search columns of all rows again and rebuilds SQLite's index from them. Returns how many rows
 * there are and how many had outdated columns. Others may write in the meantime.
 */
export async function remakeSearch<Found extends Row>(app: App, searched: Searched<Found>) {
  const { table, read, columnsOf } = searched
  const count = { rows: 0, repaired: 0 }
  let after = ''
  await inSteps(async () => {
    const { rows, stale } = await inTransaction(app, async ({ db }) => {
      const rows = await read(db, after, batch)
      const stale = rows.filter((row) => isStale(row, columnsOf(row)))
      for (const row of stale) await write(db, table, row.id, columnsOf(row))
      return { rows, stale }
    })
    count.rows += rows.length
    count.repaired += stale.length
    after = rows.at(-1)?.id ?? after
    return rows.length === batch
  })
  await rebuildSearchIndex(app, table)
  await inTransaction(app, ({ db }) => bumpContentVersion(db))
  return count
}

const isStale = (row: Row, { title_key, search_text }: SearchColumns) =>
  row.title_key !== title_key || row.search_text !== search_text

const write = (db: App['db'], table: string, id: string, columns: SearchColumns) =>
  sql`update ${sql.table(table)}
    set title_key = ${columns.title_key}, search_text = ${columns.search_text}
    where id = ${id}`.execute(db)
