import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isSerializationFailure } from './faults.ts'
import { insideTransaction } from './outer-use.ts'
import type { Tables } from './tables.ts'
import { takeTurns, writeBesideOthers } from './take-turns.ts'
import { announceContentVersion, settleContentVersion } from './versions/content-version.ts'
import { placeTimeout, writePlacesOf } from './write-places.ts'

type Db = Kysely<Tables>

type Bound = { db: Db; reads: Db }

type Options = {
  /** Runs while no other transaction of the site is open, and lets new ones wait: for a restore. */
  alone?: boolean
}

/** How often a transaction is run if PostgreSQL ends it because of another one. */
const attempts = 2

/**
 * Runs `work` with a copy of `app` whose `db` and `reads` are one transaction, and commits it; an error rolls
 * it back. If `app` already is in a transaction, `work` joins that. `work` may only await database calls, and
 * must take locks in the order of decision 58. After a deadlock it is run once more from its start.
 */
export async function inTransaction<A extends Bound, T>(
  app: A,
  work: (app: A) => Promise<T>,
  options: Options = {},
): Promise<T> {
  if (app.db.isTransaction) return await work(app)
  const places = writePlacesOf(app.db)
  const leavePlace = places && (await places.acquire(performance.now() + placeTimeout))
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

async function runOnce<A extends Bound, T>(
  app: A,
  work: (app: A) => Promise<T>,
  { alone = false }: Options,
): Promise<T> {
  const database = app.db.getExecutor().adapter
  const { result, raised } = await app.db.transaction().execute(async (db: Transaction<Tables>) => {
    if (alone) await takeTurns(db, 'all writes')
    else await writeBesideOthers(db)
    return await insideTransaction(database, async () => {
      const result = await work({ ...app, db, reads: db })
      return { result, raised: await settleContentVersion(db) }
    })
  })
  if (raised !== null) announceContentVersion(app.db, raised)
  return result
}
