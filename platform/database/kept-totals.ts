import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { contentVersion } from './content-version.ts'
import type { Tables } from './tables.ts'

type Bound = { db: Kysely<Tables>; reads: Kysely<Tables> }

type Totals = LRUCache<string, Promise<number>>

/** Totals kept per database; a transaction counts for itself, since only it sees its own writes. */
const kept = new WeakMap<Kysely<Tables>, Totals>()

const keptTotals = 1000

/** A rough total is counted anew when visitors' content has changed so often. */
const roughFor = 100

/** The total that `name` stands for, exactly; counted again when visitors' content has changed. */
export async function keptTotal(app: Bound, name: string, count: () => Promise<number>) {
  // Read before counting: a count may then be newer than its version, never older.
  const version = await contentVersion(app.db)
  return await keep(app, `${version} ${name}`, count)
}

/** The same, about: a hundred writes may not be in it yet. */
export async function roughTotal(app: Bound, name: string, count: () => Promise<number>) {
  const period = Math.floor((await contentVersion(app.db)) / roughFor)
  return await keep(app, `${name} since ${period}`, count)
}

/** The number kept under the key, or the one that is being counted; a failed count is not kept. */
async function keep(app: Bound, key: string, count: () => Promise<number>): Promise<number> {
  const totals: Totals = kept.get(app.reads) ?? new LRUCache({ max: keptTotals })
  kept.set(app.reads, totals)
  const known = totals.get(key)
  if (known) return await known
  const counting = count()
  totals.set(key, counting)
  try {
    return await counting
  } catch (error) {
    totals.delete(key)
    throw error
  }
}
