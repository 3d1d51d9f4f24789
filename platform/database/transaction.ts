import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isSerializationFailure } from './faults.ts'
import { insideTransaction } from './outer-use.ts'
import type { Tables } from './tables.ts'
import { takeTurns, writeBesideOthers } from './take-turns.ts'
import { announceContentVersion, settleContentVersion } from './versions/content-version.ts'
import { patience, writePlacesOf } from './write-places.ts'

type Db = Kysely<Tables>

type Bound = { db: Db; reads: Db }

type Options = {
  /** Waits until no other transaction of the site is open, and keeps others waiting: for a restore. */
  alone?: boolean
}

/** How often a transaction runs that PostgreSQL ends because of another one. */
const attempts = 2

/** What is to follow the commit of an open transaction. */
const afterCommits = new WeakMap<Db, (() => void)[]>()

/**
 * Runs `work` with a copy of `app` whose `db` and `reads` are one transaction, and commits it; an error
 * rolls it back. An app that is in a transaction already just joins it. Only database calls are awaited
 * inside, in the order of decision 58. After a deadlock `work` runs once more from its start.
 */
export async function inTransaction<A extends Bound, T>(
  app: A,
  work: (app: A) => Promise<T>,
  options: Options = {},
): Promise<T> {
  if (app.db.isTransaction) return await work(app)
  const places = writePlacesOf(app.db)
  const leavePlace = places && (await places.acquire(performance.now() + patience))
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(app, work, options)
      } catch (error) {
        if (!isSerializationFailure(error) || attempt === attempts) throw error
      }
      await pause(Math.random() * 20)
    }
  } finally {
    leavePlace?.()
  }
}

/** Runs `callback` once the transaction that `app` is bound to is committed; at once without one. */
export function afterCommit(app: Bound, callback: () => void) {
  const following = afterCommits.get(app.db)
  if (following) following.push(callback)
  else callback()
}

async function runOnce<A extends Bound, T>(
  app: A,
  work: (app: A) => Promise<T>,
  { alone = false }: Options,
): Promise<T> {
  const database = app.db.getExecutor().adapter
  const following: (() => void)[] = []
  const result = await app.db.transaction().execute(async (db: Transaction<Tables>) => {
    afterCommits.set(db, following)
    if (alone) await takeTurns(db, 'all writes')
    else await writeBesideOthers(db)
    return await insideTransaction(database, async () => {
      const inside = { ...app, db, reads: db }
      const result = await work(inside)
      const raised = await settleContentVersion(db)
      if (raised !== null) afterCommit(inside, () => announceContentVersion(db, raised))
      return result
    })
  })
  for (const callback of following) callback()
  return result
}
