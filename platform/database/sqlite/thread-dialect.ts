import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { programFile } from '../../program-file.ts'
import { sideThread } from '../../side-thread.ts'
import { DatabaseBusy } from '../faults.ts'
import { refuseOuterUse } from '../outer-use.ts'
import { toParameter } from '../parameters.ts'
import type { ThreadRead } from './reader-thread.ts'
import { type SqliteAnswer, toSqlite } from './sqlite-connection.ts'
import { type SharedSqliteAdapter, toResult } from './sqlite-dialect.ts'

/** Maximum reads that wait for the thread; at 20 ms each this is about a second. */
const queueLimit = 64

/** Time limit (ms) for one read, since all other reads wait behind it. */
const timeLimit = 60_000

/**
 * Kysely's dialect that runs reads on a separate thread, so that a long read does not block the event loop.
 */
export function threadDialect(file: string, root: string, adapter: SharedSqliteAdapter): Dialect {
  const thread = sideThread<ThreadRead, SqliteAnswer>({
    script: programFile('platform/database/sqlite/reader-thread.ts', root),
    queueLimit,
    refuse: () => new DatabaseBusy('Too many long reads are waiting'),
    timeLimit,
    giveUp: () => new DatabaseBusy(`A read took longer than ${timeLimit / 1000} s`),
    workerData: { file },
  })
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const parameters = query.parameters.map((value) => toSqlite(toParameter(value)))
      return toResult(await thread.run({ sql: query.sql, parameters }))
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
