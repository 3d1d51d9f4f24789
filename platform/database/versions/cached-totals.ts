import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Tables } from '../tables.ts'
import { contentVersion, staffVersion } from './content-version.ts'

type Bound = { db: Kysely<Tables>; reads: Kysely<Tables> }

/** Whose list it is: what staff see changes with drafts too. */
export type Audience = 'visitors' | 'staff'

type Kept = LRUCache<string, Promise<unknown>>

/** What is kept per database. */
const caches = new WeakMap<Kysely<Tables>, Kept>()

/** Room for about 10,000 totals, or as many ids of rows in kept lists as would fill 20 MB. */
const room = 300_000
const entryWeight = 30

/** A rough total is counted again when visitors' content has changed so often. */
const roughFor = 100

/** The total that `name` stands for, exactly; counted again when that audience's content has changed. */
export async function cachedTotal(
  app: Bound,
  audience: Audience,
  name: string,
  count: () => Promise<number>,
): Promise<number> {
  // Read before counting: a count may then be newer than its version, never older.
  return await keep(app, `${await versionFor(app, audience)} ${name}`, count, () => 0)
}

/** The same, about: a hundred writes may not be in it yet. */
export async function roughTotal(app: Bound, name: string, count: () => Promise<number>) {
  const period = Math.floor((await contentVersion(app.db)) / roughFor)
  return await keep(app, `${name} since ${period}`, count, () => 0)
}

/** The ids of the list that `name` stands for; read again when that audience's content has changed. */
export async function cachedIds(
  app: Bound,
  audience: Audience,
  name: string,
  read: () => Promise<string[]>,
): Promise<string[]> {
  const key = `${await versionFor(app, audience)} ids of ${name}`
  return await keep(app, key, read, (ids) => ids.length)
}

/** Counts by what they are of; made again when that audience's content has changed. */
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
 * What is kept under the key, or is being read; a failed read is not kept. A transaction reads for itself,
 * since only it sees its own writes.
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
