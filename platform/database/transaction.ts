import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isSerializationFailure } from './faults.ts'
import { insideTransaction } from './outer-use.ts'
import type { Tables } from './tables.ts'

type Bound = { db: Kysely<Tables>; reads: Kysely<Tables> }

/** How often a transaction runs that PostgreSQL ends because of another one. */
const attempts = 4

const callbacks = new WeakMap<Kysely<Tables>, (() => void)[]>()

/**
 * Runs `work` with a copy of `app` whose `db` and `reads` are one transaction, and commits it; an error
 * rolls it back. An app that is in a transaction already just joins it. Only database calls are awaited
 * inside. After a deadlock `work` runs again from its start.
 */
export async function inTransaction<A extends Bound, T>(
  app: A,
  work: (app: A) => Promise<T>,
): Promise<T> {
  if (app.db.isTransaction) return await work(app)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(app, work)
    } catch (error) {
      if (!isSerializationFailure(error) || attempt === attempts) throw error
    }
    await pause(Math.random() * 20 * attempt)
  }
}

/** Runs `callback` once the transaction that `app` is bound to is committed; at once without one. */
export function afterCommit(app: Bound, callback: () => void) {
  const waiting = callbacks.get(app.db)
  if (waiting) waiting.push(callback)
  else callback()
}

async function runOnce<A extends Bound, T>(app: A, work: (app: A) => Promise<T>): Promise<T> {
  const database = app.db.getExecutor().adapter
  const committed: (() => void)[] = []
  const result = await app.db.transaction().execute(async (db: Transaction<Tables>) => {
    callbacks.set(db, committed)
    return await insideTransaction(database, () => work({ ...app, db, reads: db }))
  })
  for (const callback of committed) callback()
  return result
}
