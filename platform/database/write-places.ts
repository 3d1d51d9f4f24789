import type { Kysely } from 'kysely'
import { createLock, type Lock } from './lock.ts'
import { refuseOuterUse } from './outer-use.ts'
import type { Tables } from './tables.ts'

/** How long a transaction is to wait for a place, in ms. */
export const patience = 5000

const placesOf = new WeakMap<object, Lock>()

/**
 * Lets at most `atOnce` transactions of this process hold a connection of the pool: the others stay free
 * for visitors, also while every writer waits for the same row.
 */
export function limitWriters(db: Kysely<Tables>, atOnce: number) {
  placesOf.set(db.getExecutor().adapter, createLock(atOnce))
}

/** The places for the writers of a database; undefined on SQLite, whose writers queue elsewhere. */
export function writePlacesOf(db: Kysely<Tables>): Lock | undefined {
  const { adapter } = db.getExecutor()
  // A transaction that waited for a place beside itself would do so for the whole time.
  refuseOuterUse(adapter)
  return placesOf.get(adapter)
}
