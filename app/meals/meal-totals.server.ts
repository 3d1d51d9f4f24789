import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { App } from '#platform/app.ts'
import { contentVersion } from '#platform/database/content-version.ts'
import type { Tables } from '#platform/database/tables.ts'
import { countMatches, type MealFilter } from './meal-lists.db.server.ts'

type Totals = LRUCache<string, Promise<number>>

/** Totals kept per database; a transaction counts for itself, since only it sees its own writes. */
const totalsOf = new WeakMap<Kysely<Tables>, Totals>()

const keptTotals = 1000

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

async function keptTotal(app: App, filter: MealFilter): Promise<number> {
  // Read before counting: a count may then be newer than its version, never older.
  const key = `${await contentVersion(app.db)} ${JSON.stringify(filter)}`
  const totals = totalsOf.get(app.reads) ?? new LRUCache({ max: keptTotals })
  totalsOf.set(app.reads, totals)
  const known = totals.get(key)
  if (known) return await known
  const counting = countMatches(app.reads, filter)
  totals.set(key, counting)
  try {
    return await counting
  } catch (error) {
    totals.delete(key)
    throw error
  }
}
