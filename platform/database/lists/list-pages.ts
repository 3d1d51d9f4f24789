import type { Kysely } from 'kysely'
import { offsetOf, type Paging } from '../../api/paging.ts'
import type { Tables } from '../tables.ts'
import { type Audience, cachedIds, cachedTotal, roughTotal } from '../versions/cached-totals.ts'
import type { AccessPath, Slice } from './list-slices.ts'

type Db = Kysely<Tables>
type Bound = { db: Db; reads: Db }

/** A scan of this many rows of an index takes about 1 ms, little enough for the main thread. */
const shortScan = 1000

/** Lists up to here are kept whole; more ids at once would hold up the event loop on their way to it. */
const mostCached = 5000

/** The rows of a table in one order; a filter says which, whether they are published or not among it. */
export type List<Filter extends Seen> = {
  table: keyof Tables
  order: string
  /** The filter that asks for nothing else. */
  unfiltered(published: boolean | undefined): Filter
  /** True when an index of the order alone finds the filter's rows. */
  isOpen(filter: Filter): boolean
  /** How many rows the filter holds. */
  count(db: Db, filter: Filter): Promise<number>
  /** The ids of a slice of the filter's rows, in order. */
  read(db: Db, filter: Filter, slice: Slice, access: AccessPath): Promise<string[]>
}

/** What leaves one row out is asked for on the page of that row alone. */
type Seen = { published?: boolean; exclude?: string }

/**
 * The ids on a page of the filter's rows, and how many rows it holds in all; a filter of null holds none.
 * Both are kept until what their audience sees has changed.
 */
export async function pageOfList<Filter extends Seen>(
  app: Bound,
  list: List<Filter>,
  filter: Filter | null,
  paging: Paging,
): Promise<{ ids: string[]; total: number }> {
  if (!filter) return { ids: [], total: 0 }
  const total = await totalOfList(app, list, filter)
  return { ids: await idsOfPage(app, list, filter, paging, total), total }
}

/** How many rows the filter holds, exactly. */
export async function totalOfList<F extends Seen>(
  app: Bound,
  list: List<F>,
  filter: F,
): Promise<number> {
  if (filter.published !== undefined) {
    const name = `${list.table} ${JSON.stringify(filter)}`
    return await cachedTotal(app, audienceOf(filter), name, () => list.count(app.reads, filter))
  }
  const drafts = await totalOfList(app, list, { ...filter, published: false })
  return drafts + (await totalOfList(app, list, { ...filter, published: true }))
}

/** Visitors' lists hold published rows alone. */
const audienceOf = ({ published }: Seen): Audience => (published === true ? 'visitors' : 'staff')

async function idsOfPage<F extends Seen>(
  app: Bound,
  list: List<F>,
  filter: F,
  paging: Paging,
  total: number,
): Promise<string[]> {
  const slice = sliceOf(paging, total)
  if (slice.limit === 0) return []
  const reach = slice.offset + slice.limit
  if (list.isOpen(filter)) {
    if (reach > shortScan) return await cachedSlice(app, list, filter, slice, 'scan')
    const read = () => list.read(app.db, filter, slice, 'scan')
    return filter.exclude ? await read() : await cachedAs(app, list, filter, slice, read)
  }
  const access = chooseAccess(reach, total, await roughlyAll(app, list, filter))
  if (access === 'scan' || total > mostCached)
    return await cachedSlice(app, list, filter, slice, access)
  // Gathering has to find and sort all matches anyway: kept, they have the next page at hand.
  const all = { offset: 0, limit: 2 * mostCached, backwards: false }
  const sorted = await cachedSlice(app, list, filter, all, 'sort')
  const first = offsetOf(paging)
  return sorted.slice(first, first + paging.limit)
}

/** The page's part of the list, counted from whichever end is nearer. */
function sliceOf(paging: Paging, total: number): Slice {
  const before = offsetOf(paging)
  const limit = Math.max(0, Math.min(paging.limit, total - before))
  const after = total - before - limit
  return before <= after
    ? { offset: before, limit, backwards: false }
    : { offset: after, limit, backwards: true }
}

/** About how many rows there are to scan; a hundred writes may not be in it yet. */
const roughlyAll = <F extends Seen>(app: Bound, list: List<F>, { published }: F) =>
  roughTotal(app, `${list.table} ${published}`, () =>
    totalOfList(app, list, list.unfiltered(published)),
  )

/**
 * A scan meets a match every `all / total` rows and is done after `reach` of them; sorting looks at
 * every match and sorts them, which costs about twice as much for each.
 */
const chooseAccess = (reach: number, total: number, all: number): AccessPath =>
  (reach * all) / total < 2 * total ? 'scan' : 'sort'

const cachedSlice = <F extends Seen>(
  app: Bound,
  list: List<F>,
  filter: F,
  slice: Slice,
  access: AccessPath,
) => cachedAs(app, list, filter, slice, () => list.read(app.reads, filter, slice, access))

async function cachedAs<F extends Seen>(
  app: Bound,
  list: List<F>,
  filter: F,
  slice: Slice,
  read: () => Promise<string[]>,
): Promise<string[]> {
  const name = `${list.table} ${JSON.stringify([filter, list.order, slice])}`
  return await cachedIds(app, audienceOf(filter), name, read)
}
