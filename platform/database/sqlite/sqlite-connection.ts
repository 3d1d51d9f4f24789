import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

export type Row = Record<string, unknown>

/** The result of a statement; `changes` is set for writes only. */
export type SqliteAnswer = { rows: Row[]; changes?: number; insertId?: number }

/** An open connection. Its calls are synchronous and block the thread. */
export type SqliteConnection = {
  run(sql: string, parameters: readonly unknown[]): SqliteAnswer
  /** True if the statement returns rows and writes nothing. */
  isRead(sql: string): boolean
  isInTransaction(): boolean
  dataVersion(): number
  close(): void
}

export type SqliteMode = {
  /** `query_only`: writing through this connection is an error. */
  readOnly: boolean
  foreignKeys?: boolean
  /** How long (ms) a call may block its thread while another process holds a lock. */
  busyTimeout: number
}

type Prepared = { statement: Sqlite.Statement; convert: (row: Row) => Row; isRead: boolean }

/** Maximum prepared statements kept per connection; a site has a few hundred different ones. */
const preparedLimit = 500

/** A memory-mapped file needs no system call per page, which halves the time of long reads. */
const mappedBytes = 256 * 1024 * 1024

/**
 * The column by which the full-text index refers to rows. PostgreSQL does not have it, so it is removed from
 * the rows of `select *`.
 */
const hiddenColumn = 'search_row'

/** Opens the file, and creates it and its folder if they do not exist. */
export function openSqlite(file: string, mode: SqliteMode): SqliteConnection {
  mkdirSync(path.dirname(file), { recursive: true })
  const database = openFile(file, mode)
  const prepared = new LRUCache<string, Prepared>({ max: preparedLimit })
  const dataVersion = database.prepare('pragma data_version').pluck()

  function prepare(sql: string): Prepared {
    const known = prepared.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    const isRead = statement.reader && statement.readonly
    const fresh = { statement, convert: rowConverter(statement), isRead }
    prepared.set(sql, fresh)
    return fresh
  }

  return {
    run(sql, parameters) {
      const { statement, convert, isRead } = prepare(sql)
      if (statement.reader) {
        const rows = statement.all(...parameters).map((row) => convert(row as Row))
        return isRead ? { rows } : { rows, changes: rows.length }
      }
      const { changes, lastInsertRowid } = statement.run(...parameters)
      return { rows: [], changes, insertId: Number(lastInsertRowid) }
    },
    isRead: (sql) => prepare(sql).isRead,
    isInTransaction: () => database.inTransaction,
    dataVersion: () => Number(dataVersion.get()),
    close: () => void database.close(),
  }
}

function openFile(file: string, mode: SqliteMode): Sqlite.Database {
  const database = new Sqlite(file, { timeout: mode.busyTimeout })
  try {
    applySettings(database, mode)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function applySettings(database: Sqlite.Database, mode: SqliteMode) {
  // WAL mode is stored in the file. Setting it again would need a lock, so it is read first.
  if (database.pragma('journal_mode', { simple: true }) !== 'wal') {
    database.pragma('journal_mode = wal')
  }
  database.pragma('synchronous = full')
  database.pragma(`foreign_keys = ${mode.foreignKeys === false ? 'off' : 'on'}`)
  if (mode.readOnly) {
    database.pragma('query_only = on')
    database.pragma(`mmap_size = ${mappedBytes}`)
  }
}

/** Returns a function that converts values by the declared type of the column they come from. */
function rowConverter(statement: Sqlite.Statement): (row: Row) => Row {
  if (!statement.reader) return (row) => row
  const columns = statement.columns()
  const booleans = columns
    .filter((column) => column.type?.toLowerCase() === 'boolean')
    .map(({ name }) => name)
  const documents = columns
    .filter((column) => column.type?.toLowerCase() === 'json')
    .map(({ name }) => name)
  const hidesColumn = columns.some(({ name }) => name === hiddenColumn) && columns.length > 1
  if (!booleans.length && !documents.length && !hidesColumn) return (row) => row
  return (row) => {
    for (const name of booleans) if (row[name] !== null) row[name] = row[name] === 1
    for (const name of documents) {
      const value = row[name]
      if (typeof value === 'string') row[name] = JSON.parse(value)
    }
    if (hidesColumn) delete row[hiddenColumn]
    return row
  }
}

/** Converts a parameter to a type that SQLite accepts, after `toParameter`. */
export function toSqlite(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}
