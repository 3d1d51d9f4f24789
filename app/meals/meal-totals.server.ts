import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { App } from '#platform/app.ts'
import { contentVersion } from '#platform/database/content-version.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { MealFilter } from './meal-conditions.db.server.ts'
import { countMatches } from './meal-lists.db.server.ts'

type Totals = LRUCache<string, Promise<number>>

/** Totals kept per database; a transaction counts for itself, since only it sees its own writes. */
const kept = new WeakMap<Kysely<Tables>, Totals>()

const keptTotals = 1000

/** A rough total is counted anew when visitors' content has changed so often. */
const roughFor = 100

/**
 * How many meals the filter holds, exactly. Those of published meals are kept per content version;
 * drafts, whose writes do not raise it, are counted each time.
 */
export async function totalOf(app: App, filter: MealFilter): Promise<number> {
  if (filter.published === true) return await keptTotal(app, filter)
  const drafts = await countMatches(app.reads, { ...filter, published: false })
  if (filter.published === false) return drafts
  return drafts + (await keptTotal(app, { ...filter, published: true }))
}

/** About how many meals there are, published or not; a hundred writes may not be in it yet. */
export async function roughTotal(app: App, published: boolean | undefined): Promise<number> {
  const period = Math.floor((await contentVersion(app.db)) / roughFor)
  return await keep(app, `${published} since ${period}`, () => totalOf(app, { published }))
}

async function keptTotal(app: App, filter: MealFilter): Promise<number> {
  // Read before counting: a count may then be newer than its version, never older.
  const version = await contentVersion(app.db)
  const key = `${version} ${JSON.stringify(filter)}`
  return await keep(app, key, () => countMatches(app.reads, filter))
}

/** The number kept under the key, or the one that is being counted; a failed count is not kept. */
async function keep(app: App, key: string, count: () => Promise<number>): Promise<number> {
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
