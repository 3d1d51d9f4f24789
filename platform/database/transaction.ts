import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isSerializationFailure } from './faults.ts'
import { insideTransaction } from './outer-use.ts'
import type { Tables } from './tables.ts'
import { takeTurns, writeBesideOthers } from './take-turns.ts'
import { patience, writePlacesOf } from './write-places.ts'

type Db = Kysely<Tables>

type Bound = { db: Db; reads: Db }

type Options = {
  /** Waits until no other transaction of the site is open, and keeps others waiting: for a restore. */
  alone?: boolean
}

/** How often a transaction runs that PostgreSQL ends because of another one. */
const attempts = 2

/** What a transaction does at its end: `last` by name, each once, before the commit. */
type End = { last: Map<string, () => Promise<void>>; committed: (() => void)[] }

const ends = new WeakMap<Db, End>()

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
  const end = ends.get(app.db)
  if (end) end.committed.push(callback)
  else callback()
}

/**
 * Leaves `work` to be the last of the transaction that `db` is, in place of what was left by the same
 * name; without one runs it at once and gives false. For rows that every write changes: so they are
 * locked for no longer than a commit takes.
 */
export async function beforeCommit(
  db: Db,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const end = ends.get(db)
  if (end) end.last.set(name, work)
  else await work()
  return end !== undefined
}

async function runOnce<A extends Bound, T>(
  app: A,
  work: (app: A) => Promise<T>,
  { alone = false }: Options,
): Promise<T> {
  const database = app.db.getExecutor().adapter
  const end: End = { last: new Map(), committed: [] }
  const result = await app.db.transaction().execute(async (db: Transaction<Tables>) => {
    ends.set(db, end)
    if (alone) await takeTurns(db, 'all writes')
    else await writeBesideOthers(db)
    return await insideTransaction(database, async () => {
      const result = await work({ ...app, db, reads: db })
      for (const last of end.last.values()) await last()
      return result
    })
  })
  for (const callback of end.committed) callback()
  return result
}
