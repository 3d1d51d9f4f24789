import { CompiledQuery, Kysely } from 'kysely'
import type { DialectName } from './dialect-of.ts'
import { openPool, poolSize, postgresDialect } from './postgres/postgres-dialect.ts'
import { openSqlite, type SqliteConnection } from './sqlite/sqlite-connection.ts'
import { SharedSqliteAdapter, sqliteDialect } from './sqlite/sqlite-dialect.ts'
import { retryWhileBusy } from './sqlite/sqlite-lock.ts'
import { versionsSeenBy } from './sqlite/sqlite-versions.ts'
import { threadDialect } from './sqlite/thread-dialect.ts'
import type { Tables } from './tables.ts'
import { knowVersions } from './versions/content-version.ts'
import { type ContentWatch, watchPostgres, watchSqlite } from './versions/content-watch.ts'
import { limitWriters } from './write-places.ts'

export type DatabasePlace = {
  /** The address as `postgres://…`; without it, the database is the SQLite file. */
  databaseUrl?: string
  file?: string
  /** The project's root folder, where the reader thread's file is found. */
  root: string
  /** Called with errors of idle connections; the pool replaces these connections. */
  onFault?: (error: Error) => void
}

/** What is needed to open a separate connection for LISTEN. */
export type PostgresAccess = { url: string; onFault(error: Error): void }

export type OpenDatabase = {
  db: Kysely<Tables>
  /** For reads that may take over 5 ms: on SQLite they run on a separate thread. */
  reads: Kysely<Tables>
  kind: DialectName
  /** Set on PostgreSQL only. */
  postgres?: PostgresAccess
  close(): Promise<void>
  /** Throws if the database does not answer. */
  ping(): Promise<void>
  /** SQLite: a number that changes with each commit and is read in microseconds. PostgreSQL: null. */
  dataVersion(): number | null
  /** Starts to follow the content version. Close the watch before the database. */
  watchContent(): ContentWatch
}

/**
 * How long (ms) SQLite may block the main thread waiting for a lock; longer waits are retried with pauses.
 */
const busyTimeoutMs = 5

/** Pool connections that transactions may not use. */
const readConnections = 4

/** How long (ms) a write waits for the lock. */
const writeTimeout = 5000

/** Opens the configured database. Does not run migrations. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (place.databaseUrl) return openPostgres(place.databaseUrl, place.onFault)
  if (!place.file) throw new Error('Neither a database address nor a file is given')
  return await openSqliteFile(place.file, place.root)
}

function openPostgres(url: string, onFault: DatabasePlace['onFault']): OpenDatabase {
  const report = onFault ?? ignore
  const pool = openPool(url, report)
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) })
  limitWriters(db, poolSize - readConnections)
  return {
    db,
    reads: db,
    kind: 'postgres',
    postgres: { url, onFault: report },
    close: () => db.destroy(),
    async ping() {
      await db.executeQuery(CompiledQuery.raw('select 1'))
    },
    dataVersion: () => null,
    watchContent: () => watchPostgres(db, url, report),
  }
}

/** The query on a lost connection gets the same error. */
function ignore() {}

/** Wraps the connection so that `onStatement` is called after each statement. */
function notifyingConnection(
  connection: SqliteConnection,
  onStatement: () => void,
): SqliteConnection {
  return {
    ...connection,
    run(sql, parameters) {
      try {
        return connection.run(sql, parameters)
      } finally {
        onStatement()
      }
    },
  }
}

async function openSqliteFile(file: string, root: string): Promise<OpenDatabase> {
  const open = (readOnly: boolean) =>
    retryWhileBusy(
      () => openSqlite(file, { readOnly, busyTimeout: busyTimeoutMs }),
      performance.now() + writeTimeout,
    )
  const reader = await open(true)
  const versions = versionsSeenBy(reader)
  const writer = notifyingConnection(await open(false), versions.forget)
  // The two dialects share one adapter, which is the key for refusing use outside an open transaction.
  const adapter = new SharedSqliteAdapter()
  const dialect = sqliteDialect({ writer, reader, begin: 'immediate', writeTimeout }, adapter)
  const db = new Kysely<Tables>({ dialect })
  const reads = new Kysely<Tables>({ dialect: threadDialect(file, root, adapter) })
  knowVersions(db, versions.now)
  return {
    db,
    reads,
    kind: 'sqlite',
    async close() {
      await reads.destroy()
      await db.destroy()
      reader.close()
      writer.close()
    },
    async ping() {
      reader.run('select count(*) from sqlite_schema', [])
    },
    dataVersion: () => reader.dataVersion(),
    watchContent: () => watchSqlite(versions.now),
  }
}
