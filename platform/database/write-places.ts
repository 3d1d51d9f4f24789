import type { Kysely } from 'kysely'
import { createLock, type Lock } from './lock.ts'
import { refuseOuterUse } from './outer-use.ts'
import type { Tables } from './tables.ts'

/** How long (ms) a transaction waits for a place. */
export const placeTimeout = 5000

const placesOf = new WeakMap<object, Lock>()

/**
 * Limits how many connections of the pool this process's transactions may hold at once. The others stay free
 * for visitors' reads, even while every writer waits for the same row.
 */
export function limitWriters(db: Kysely<Tables>, atOnce: number) {
  placesOf.set(db.getExecutor().adapter, createLock(atOnce))
}

/** The limit of a database; undefined on SQLite, where writers have their own queue. */
export function writePlacesOf(db: Kysely<Tables>): Lock | undefined {
  const { adapter } = db.getExecutor()
  // Checked first, since a transaction inside another one would wait in vain for a place.
  refuseOuterUse(adapter)
  return placesOf.get(adapter)
}
