import { type Kysely, sql } from 'kysely'
import type { App } from '../app.ts'
import { isUnfit } from '../database/faults.ts'
import type { Migration } from '../database/migrate.ts'
import { inTransaction } from '../database/transaction.ts'
import { invalid } from '../errors.ts'
import { allJobs } from '../jobs/jobs.db.ts'
import { readSiteAddress, storeSiteAddress } from '../settings/site-address.ts'
import { type ArchiveContents, mediaOf, withArchive } from './read-backup.ts'
import type { Row } from './read-rows.ts'
import { archivedTables, insertRows, pagesOf, parentsFirst } from './tables.ts'

/**
 * Puts an archive's rows in place of all rows of this site, in one transaction, and its media beside the
 * ones that are there. The archive is read through and checked before anything is changed. Sessions end.
 * Throws 400 for an archive that is broken or newer than the program.
 */
export async function restoreBackup(
  app: App,
  file: string,
  migrations: Migration[],
): Promise<ArchiveContents> {
  return await withArchive(
    file,
    { migrations, dataDir: app.config.dataDir },
    async ({ db: scratch, contents }) => {
      // First the files: rows must not name what is not there yet.
      for await (const { key, bytes } of mediaOf(file)) await app.media.put(key, bytes)
      // Alone: it takes the rows of all tables, which writes beside it take in other orders.
      await inTransaction(app, (app) => replaceRows(app, scratch), { alone: true })
      return contents
    },
  )
}

async function replaceRows(app: App, scratch: Kysely<unknown>): Promise<void> {
  // Where this site is served stays true; the archive may come from another one.
  const address = await readSiteAddress(app)
  const ordered = await parentsFirst(scratch)
  const archived = await archivedTables(scratch)
  const emptied = ordered.filter((table) => archived.includes(table) || table === 'tokens')
  for (const table of emptied.toReversed()) {
    await sql`delete from ${sql.table(table)}`.execute(app.db)
  }
  for (const table of ordered.filter((name) => archived.includes(name) && name !== 'jobs')) {
    for await (const rows of pagesOf(scratch, table)) await putRows(app, table, rows)
  }
  await storeSiteAddress(app, address)
  for (const job of await allJobs(scratch)) await app.jobs.restore(app, job)
}

/** SQLite takes values of any type, PostgreSQL does not. Throws 400 where one is not its column's. */
async function putRows(app: App, table: string, rows: Row[]): Promise<void> {
  try {
    await insertRows(app.db, table, rows)
  } catch (cause) {
    if (!isUnfit(cause) || !(cause instanceof Error)) throw cause
    const msg = `The rows of ${table} do not fit, and nothing was changed: ${cause.message}`
    throw Object.assign(invalid(msg), { cause })
  }
}
