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
import { archivedTables, insertRows, openings, pagesOf, parentsFirst } from './tables.ts'

/**
 * Replaces all rows of this site by those of an archive in one transaction, and adds the archive's media to
 * the existing files. The archive is read and checked completely before anything changes. All sessions end.
 * Throws a 400 if the archive is broken or newer than the program.
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
      // Media first: a row must not refer to a file that does not exist yet.
      for await (const { key, bytes } of mediaOf(file)) await app.media.put(key, bytes)
      // Runs alone, because it locks all tables in an order that differs from that of other writes.
      await inTransaction(app, (app) => replaceRows(app, scratch), { alone: true })
      return contents
    },
  )
}

async function replaceRows(app: App, scratch: Kysely<unknown>): Promise<void> {
  // The site keeps its own address; the archive may come from another site.
  const address = await readSiteAddress(app)
  const ordered = await parentsFirst(scratch)
  const archived = await archivedTables(scratch)
  const emptied = ordered.filter((table) => archived.includes(table) || openings.includes(table))
  for (const table of emptied.toReversed()) {
    await sql`delete from ${sql.table(table)}`.execute(app.db)
  }
  for (const table of ordered.filter((name) => archived.includes(name) && name !== 'jobs')) {
    for await (const rows of pagesOf(scratch, table)) await putRows(app, table, rows)
  }
  await storeSiteAddress(app, address)
  for (const job of await allJobs(scratch)) await app.jobs.restore(app, job)
}

/**
 * Inserts rows. Throws a 400 if a value does not have its column's type, which PostgreSQL checks and SQLite
 * does not.
 */
async function putRows(app: App, table: string, rows: Row[]): Promise<void> {
  try {
    await insertRows(app.db, table, rows)
  } catch (cause) {
    if (!isUnfit(cause) || !(cause instanceof Error)) throw cause
    const msg = `The rows of ${table} do not fit, and nothing was changed: ${cause.message}`
    throw Object.assign(invalid(msg), { cause })
  }
}
