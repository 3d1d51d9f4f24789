import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Tables } from '../tables.ts'
import { contentVersion, staffVersion } from './content-version.ts'

type Bound = { db: Kysely<Tables>; reads: Kysely<Tables> }

/** Who sees the list: lists for staff also change with drafts. */
export type Audience = 'visitors' | 'staff'

type Kept = LRUCache<string, Promise<unknown>>

/** The caches, one per database. */
const caches = new WeakMap<Kysely<Tables>, Kept>()

/** Cache size: room for about 10,000 totals, or for as many row ids as take 20 MB. */
const room = 300_000
const entryWeight = 30

/** A rough total is counted again after this many changes to the public content. */
const roughPeriod = 100

/**
 * The exact total under the cache key `name`; counted again after the content of that audience has changed.
 */
export async function cachedTotal(
  app: Bound,
  audience: Audience,
  name: string,
  count: () => Promise<number>,
): Promise<number> {
  // The version is read first, so the count may be newer than its version, but never older.
  return await keep(app, `${await versionFor(app, audience)} ${name}`, count, () => 0)
}

/** An approximate total, which may lag behind by a hundred writes. */
export async function roughTotal(app: Bound, name: string, count: () => Promise<number>) {
  const period = Math.floor((await contentVersion(app.db)) / roughPeriod)
  return await keep(app, `${name} since ${period}`, count, () => 0)
}

/**
 * The ids of a list under the cache key `name`; read again after the content of that audience has changed.
 */
export async function cachedIds(
  app: Bound,
  audience: Audience,
  name: string,
  read: () => Promise<string[]>,
): Promise<string[]> {
  const key = `${await versionFor(app, audience)} ids of ${name}`
  return await keep(app, key, read, (ids) => ids.length)
}

/**
 * Counts by group under the cache key `name`; counted again after the content of that audience has changed.
 */
export async function cachedCounts(
  app: Bound,
  audience: Audience,
  name: string,
  count: () => Promise<Map<string, number>>,
): Promise<Map<string, number>> {
  const key = `${await versionFor(app, audience)} counts of ${name}`
  return await keep(app, key, count, (counts) => counts.size)
}

const versionFor = ({ db }: Bound, audience: Audience) =>
  audience === 'staff' ? staffVersion(db) : contentVersion(db)

/**
 * Returns what is cached under the key, or is being read. A failed read is not cached. A transaction does not
 * use the cache, because only it sees its own writes.
 */
async function keep<T>(
  app: Bound,
  key: string,
  read: () => Promise<T>,
  weigh: (value: T) => number,
): Promise<T> {
  if (app.db.isTransaction) return await read()
  const all: Kept = caches.get(app.reads) ?? new LRUCache({ maxSize: room })
  caches.set(app.reads, all)
  const known = all.get(key)
  if (known) return (await known) as T
  const reading = read()
  all.set(key, reading, { size: entryWeight })
  try {
    const value = await reading
    all.set(key, reading, { size: entryWeight + weigh(value) })
    return value
  } catch (error) {
    all.delete(key)
    throw error
  }
}
