import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite, type SqliteAnswer } from './sqlite-connection.ts'

/** A read for the thread, and what it answers under the same number. */
export type ThreadRead = { number: number; sql: string; parameters: unknown[] }
export type ThreadAnswer = { number: number } & (
  | { answer: SqliteAnswer }
  | { fault: { message: string; code: string | undefined } }
)

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread only')

const connection = openSqlite(workerData.file, { readOnly: true, busyTimeout: 5000 })

port.on('message', ({ number, sql, parameters }: ThreadRead) => {
  let reply: ThreadAnswer
  try {
    reply = { number, answer: connection.run(sql, parameters) }
  } catch (error) {
    reply = { number, fault: describe(error) }
  }
  port.postMessage(reply)
})

/** A SqliteError's code would be lost on the way to the other thread. */
function describe(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return { message, code }
}
