import path from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { DatabaseBusy } from './faults.ts'
import { refuseOuterUse } from './outer-use.ts'
import { toParameter } from './parameters.ts'
import type { ThreadAnswer, ThreadRead } from './reader-thread.ts'
import { type SqliteAnswer, toSqlite } from './sqlite-connection.ts'
import { type SharedSqliteAdapter, toResult } from './sqlite-dialect.ts'

/** Reads that may wait for the thread before further ones are refused; at 20 ms each it is a second. */
const queueLimit = 64

type Waiting = { resolve: (answer: SqliteAnswer) => void; reject: (error: Error) => void }

type ReaderThread = {
  run(sql: string, parameters: unknown[]): Promise<SqliteAnswer>
  close(): Promise<void>
}

/** Runs reads on a thread of their own, so that a long one does not hold up the event loop. */
export function threadDialect(file: string, root: string, adapter: SharedSqliteAdapter): Dialect {
  const thread = startReaderThread(file, root)
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const parameters = query.parameters.map((value) => toSqlite(toParameter(value)))
      return toResult(await thread.run(query.sql, parameters))
    },
    streamQuery() {
      throw new Error('Rows are not streamed: read them in pages')
    },
  }
  const refuseTransaction = async () => {
    throw new Error('The reader thread has no transactions')
  }
  return {
    createAdapter: () => adapter,
    createDriver: () => ({
      async init() {},
      async acquireConnection() {
        refuseOuterUse(adapter)
        return connection
      },
      beginTransaction: refuseTransaction,
      commitTransaction: refuseTransaction,
      rollbackTransaction: refuseTransaction,
      async releaseConnection() {},
      destroy: () => thread.close(),
    }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** The thread starts with the first read, and again with the next one should it ever die. */
function startReaderThread(file: string, root: string): ReaderThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let reads = 0

  function start(): Worker {
    // The server may be bundled into build/, the thread is not: it is found from the project's root.
    const script = path.join(root, 'platform/database/reader-thread.ts')
    const fresh = new Worker(script, { workerData: { file }, execArgv: [] })
    fresh.on('message', settle)
    let fault = new Error('The reader thread has ended')
    fresh.on('error', (error: Error) => {
      fault = error
    })
    fresh.on('exit', () => lose(fault))
    return fresh
  }

  function settle(reply: ThreadAnswer) {
    const read = waiting.get(reply.number)
    waiting.delete(reply.number)
    if ('answer' in reply) read?.resolve(reply.answer)
    else read?.reject(Object.assign(new Error(reply.fault.message), { code: reply.fault.code }))
    if (waiting.size === 0) worker?.unref()
  }

  function lose(error: Error) {
    worker = undefined
    for (const read of waiting.values()) read.reject(error)
    waiting.clear()
  }

  return {
    run(sql, parameters) {
      if (waiting.size >= queueLimit) {
        return Promise.reject(new DatabaseBusy('Too many long reads are waiting'))
      }
      worker ??= start()
      worker.ref()
      const number = ++reads
      const read: ThreadRead = { number, sql, parameters }
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject })
        worker?.postMessage(read)
      })
    },
    async close() {
      await worker?.terminate()
    },
  }
}
