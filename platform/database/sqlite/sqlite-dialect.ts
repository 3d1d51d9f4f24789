import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { createLock, type Lock } from '../lock.ts'
import { refuseOuterUse } from '../outer-use.ts'
import { toParameter } from '../parameters.ts'
import { type SqliteAnswer, type SqliteConnection, toSqlite } from './sqlite-connection.ts'
import { retryWhileBusy } from './sqlite-lock.ts'

type Connections = {
  writer: SqliteConnection
  reader: SqliteConnection
  begin: 'immediate' | 'exclusive'
  /** How long (ms) a write waits for the writer connection. */
  writeTimeout: number
}

/** Without declaring multiple connections, Kysely would run only one query at a time. */
export class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Runs reads outside transactions on `reader`; runs writes and transactions one at a time on `writer`. */
export function sqliteDialect(connections: Connections, adapter: SharedSqliteAdapter): Dialect {
  return {
    createAdapter: () => adapter,
    createDriver: () => createDriver(connections, adapter),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function createDriver(connections: Connections, adapter: SharedSqliteAdapter): Driver {
  const lock = createLock()

  function sessionOf(connection: DatabaseConnection): SqliteSession {
    if (connection instanceof SqliteSession && connection.isOf(lock)) return connection
    throw new Error('The connection belongs to another driver')
  }

  return {
    async init() {},
    async acquireConnection() {
      refuseOuterUse(adapter)
      return new SqliteSession(connections, lock)
    },
    beginTransaction: (connection) => sessionOf(connection).begin(),
    commitTransaction: (connection) => sessionOf(connection).commit(),
    rollbackTransaction: (connection) => sessionOf(connection).rollback(),
    releaseConnection: (connection) => sessionOf(connection).release(),
    async destroy() {},
  }
}

/** The connection that Kysely holds for one query or one transaction. */
class SqliteSession implements DatabaseConnection {
  readonly #connections: Connections
  readonly #lock: Lock
  /** Set while this session holds the writer for a transaction. */
  #unlock: (() => void) | undefined

  constructor(connections: Connections, lock: Lock) {
    this.#connections = connections
    this.#lock = lock
  }

  isOf(lock: Lock): boolean {
    return this.#lock === lock
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const parameters = query.parameters.map((value) => toSqlite(toParameter(value)))
    const { reader, writer } = this.#connections
    if (this.#unlock) return toResult(writer.run(query.sql, parameters))
    const deadline = performance.now() + this.#connections.writeTimeout
    if (await retryWhileBusy(() => reader.isRead(query.sql), deadline)) {
      return toResult(await retryWhileBusy(() => reader.run(query.sql, parameters), deadline))
    }
    const unlock = await this.#lock.acquire(deadline)
    try {
      return toResult(await retryWhileBusy(() => writer.run(query.sql, parameters), deadline))
    } finally {
      unlock()
    }
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed: read them in pages')
  }

  async begin() {
    const deadline = performance.now() + this.#connections.writeTimeout
    const unlock = await this.#lock.acquire(deadline)
    try {
      const { writer, begin } = this.#connections
      await retryWhileBusy(() => writer.run(`begin ${begin}`, []), deadline)
      this.#unlock = unlock
    } catch (error) {
      unlock()
      throw error
    }
  }

  async commit() {
    this.#connections.writer.run('commit', [])
  }

  /** Does nothing if SQLite has already rolled back by itself, as it does when the disk is full or fails. */
  async rollback() {
    const { writer } = this.#connections
    if (writer.isInTransaction()) writer.run('rollback', [])
  }

  async release() {
    this.#unlock?.()
    this.#unlock = undefined
  }
}

/** Converts the result to Kysely's form. */
export function toResult<R>(answer: SqliteAnswer): QueryResult<R> {
  return {
    rows: answer.rows as R[],
    numAffectedRows: answer.changes === undefined ? undefined : BigInt(answer.changes),
    insertId: answer.insertId === undefined ? undefined : BigInt(answer.insertId),
  }
}
