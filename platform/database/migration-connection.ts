import { Kysely } from 'kysely'
import { openPool, postgresDialect } from './postgres/postgres-dialect.ts'
import { openSqlite } from './sqlite/sqlite-connection.ts'
import { SharedSqliteAdapter, sqliteDialect } from './sqlite/sqlite-dialect.ts'
import { retryWhileBusy } from './sqlite/sqlite-lock.ts'

/** Where the database is; an address wins over a file. */
export type MigrationPlace = { databaseUrl?: string; file?: string }

/** Another process may be at work on a large table; starting waits for it. */
const patience = 10 * 60_000

export type MigrationConnection = { db: Kysely<unknown>; close(): Promise<void> }

/** A connection of its own for migrations: foreign keys off and exclusive transactions on SQLite. */
export async function openMigrationConnection(place: MigrationPlace): Promise<MigrationConnection> {
  if (place.databaseUrl) {
    // A fault on the one connection also ends the migration that uses it.
    const pool = openPool(place.databaseUrl, () => undefined, 1)
    const db = new Kysely<unknown>({ dialect: postgresDialect(pool) })
    return { db, close: () => db.destroy() }
  }
  const { file } = place
  if (!file) throw new Error('Neither a database address nor a file is given')
  const connection = await retryWhileBusy(
    () => openSqlite(file, { readOnly: false, foreignKeys: false, busyTimeout: 0 }),
    performance.now() + patience,
  )
  const connections = {
    writer: connection,
    reader: connection,
    begin: 'exclusive',
    patience,
  } as const
  const db = new Kysely<unknown>({ dialect: sqliteDialect(connections, new SharedSqliteAdapter()) })
  return { db, close: async () => connection.close() }
}
