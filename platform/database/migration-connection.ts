import { Kysely } from 'kysely'
import { openPool, postgresDialect } from './postgres/postgres-dialect.ts'
import { openSqlite } from './sqlite/sqlite-connection.ts'
import { SharedSqliteAdapter, sqliteDialect } from './sqlite/sqlite-dialect.ts'
import { retryWhileBusy } from './sqlite/sqlite-lock.ts'

/** Where the database is; `databaseUrl` takes precedence over `file`. */
export type MigrationPlace = { databaseUrl?: string; file?: string }

/** How long (ms) to wait for another process that may be migrating a large table. */
const lockTimeout = 10 * 60_000

export type MigrationConnection = { db: Kysely<unknown>; close(): Promise<void> }

/** A separate connection for migrations: on SQLite without foreign keys and with exclusive transactions. */
export async function openMigrationConnection(place: MigrationPlace): Promise<MigrationConnection> {
  if (place.databaseUrl) {
    // Connection errors can be ignored here: they also fail the migration that uses the connection.
    const pool = openPool(place.databaseUrl, () => undefined, 1)
    const db = new Kysely<unknown>({ dialect: postgresDialect(pool) })
    return { db, close: () => db.destroy() }
  }
  const { file } = place
  if (!file) throw new Error('Neither a database address nor a file is given')
  const connection = await retryWhileBusy(
    () => openSqlite(file, { readOnly: false, foreignKeys: false, busyTimeout: 0 }),
    performance.now() + lockTimeout,
  )
  const connections = {
    writer: connection,
    reader: connection,
    begin: 'exclusive',
    writeTimeout: lockTimeout,
  } as const
  const db = new Kysely<unknown>({ dialect: sqliteDialect(connections, new SharedSqliteAdapter()) })
  return { db, close: async () => connection.close() }
}
