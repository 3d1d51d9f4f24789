import { workerData } from 'node:worker_threads'
import { answerTasks } from '../../side-thread.ts'
import { openSqlite, type SqliteAnswer } from './sqlite-connection.ts'

/** A query for the reader thread. */
export type ThreadRead = { sql: string; parameters: unknown[] }

const connection = openSqlite(workerData.file, { readOnly: true, busyTimeout: 5000 })

answerTasks<ThreadRead, SqliteAnswer>(({ sql, parameters }) => connection.run(sql, parameters))
