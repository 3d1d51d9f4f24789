import type { App } from '../app.ts'
import { raiseContentVersion } from './content-version.ts'
import { rebuildSearchIndex } from './search-index.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** Rows of one transaction, for which other writers wait. */
const batch = 500

/** What rows are sorted and searched by. */
export type SearchColumns = { title_key: string; search_text: string }

type Row = SearchColumns & { id: string }

type Searched<Found extends Row> = {
  table: keyof Tables
  /** The next rows by id, at most `limit`, the deleted ones too; nobody else can change them meanwhile. */
  read(app: App, after: string, limit: number): Promise<Found[]>
  columnsOf(row: Found): SearchColumns
  write(app: App, id: string, columns: SearchColumns): Promise<void>
}

/**
 * Makes the search columns of all rows anew, and SQLite's index from them. Gives how many rows there are
 * and how many were out of step with their words.
 */
export async function remakeSearch<Found extends Row>(app: App, searched: Searched<Found>) {
  const count = { rows: 0, mended: 0 }
  for (let after = ''; ; ) {
    const rows = await inTransaction(app, async (app) => {
      const rows = await searched.read(app, after, batch)
      const stale = rows.filter((row) => isStale(row, searched.columnsOf(row)))
      for (const row of stale) await searched.write(app, row.id, searched.columnsOf(row))
      count.mended += stale.length
      return rows
    })
    count.rows += rows.length
    after = rows.at(-1)?.id ?? after
    if (rows.length < batch) break
  }
  await inTransaction(app, async ({ db }) => {
    await rebuildSearchIndex(db, searched.table)
    await raiseContentVersion(db)
  })
  return count
}

const isStale = (row: Row, { title_key, search_text }: SearchColumns) =>
  row.title_key !== title_key || row.search_text !== search_text
