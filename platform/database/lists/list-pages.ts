import type { Kysely } from 'kysely'
import { offsetOf, type Paging } from '../../api/paging.ts'
import type { Tables } from '../tables.ts'
import { type Audience, cachedIds, cachedTotal, roughTotal } from '../versions/cached-totals.ts'
import type { AccessPath, Slice } from './list-slices.ts'

type Db = Kysely<Tables>
type Bound = { db: Db; reads: Db }

/** A scan over this many rows of an index takes about 1 ms, which is short enough for the main thread. */
const shortScan = 1000

/** Up to this many ids are cached for a whole list; transferring more at once would block the event loop. */
const maxCachedIds = 5000

/** For so long (ms) at most an order that changes by itself is cached. */
const restlessMs = 10_000

/** Of more matches than this none is better than the others: they are listed in the order of the list. */
export const maxRanked = 2000

/**
 * The rows of a table in one order, narrowed by a filter; whether rows are published is part of the filter.
 */
export type List<Filter extends Seen> = {
  table: keyof Tables
  order: string
  /** True if the order changes without a new content version, as that by views does: it is cached for seconds. */
  isRestless?: boolean
  /** The filter with no other condition. */
  unfiltered(published: boolean | undefined): Filter
  /** True if the index of the order is enough to find the filter's rows. */
  isOpen(filter: Filter): boolean
  /** The number of rows that match the filter. */
  count(db: Db, filter: Filter): Promise<number>
  /** The ids of all matching rows, the best matches first: used for up to `maxRanked` rows. */
  readRanked?(db: Db, filter: Filter): Promise<string[]>
  /** The ids of a slice of the matching rows, in order. */
  read(db: Db, filter: Filter, slice: Slice, access: AccessPath): Promise<string[]>
}

/**
 * The parts of a filter that this module reads. `exclude` leaves out one row and is used only on that row's
 * own page.
 */
type Seen = { published?: boolean; exclude?: string }

/**
 * The ids on one page of the filter's rows, and the total number of matching rows. A null filter matches
 * nothing. Both are cached until the content that their audience sees changes.
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

/** The exact number of rows that match the filter. */
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

/** Lists for visitors contain only published rows. */
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
  const { readRanked } = list
  const first = offsetOf(paging)
  if (readRanked && total <= maxRanked) {
    const read = () => readRanked(app.reads, filter)
    const ranked = await cachedAs(app, list, filter, everything, read)
    return ranked.slice(first, first + paging.limit)
  }
  const access = chooseAccess(reach, total, await roughlyAll(app, list, filter))
  if (access === 'scan' || total > maxCachedIds)
    return await cachedSlice(app, list, filter, slice, access)
  // A sort has to find all matches anyway, so they are cached for the next pages.
  const sorted = await cachedSlice(app, list, filter, everything, 'sort')
  return sorted.slice(first, first + paging.limit)
}

const everything = { offset: 0, limit: 2 * maxCachedIds, backwards: false }

/** The page as a slice of the list, counted from the nearer end. */
function sliceOf(paging: Paging, total: number): Slice {
  const before = offsetOf(paging)
  const limit = Math.max(0, Math.min(paging.limit, total - before))
  const after = total - before - limit
  return before <= after
    ? { offset: before, limit, backwards: false }
    : { offset: after, limit, backwards: true }
}

/** The approximate number of rows that a scan goes through; it may lag behind by a hundred writes. */
const roughlyAll = <F extends Seen>(app: Bound, list: List<F>, { published }: F) =>
  roughTotal(app, `${list.table} ${published}`, () =>
    totalOfList(app, list, list.unfiltered(published)),
  )

/**
 * A scan meets a match every `all / total` rows and stops after `reach` matches. A sort reads every match and
 * sorts them, which costs about twice as much per row.
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
  const now = list.isRestless ? Math.floor(Date.now() / restlessMs) : undefined
  const name = `${list.table} ${JSON.stringify([filter, list.order, slice, now])}`
  return await cachedIds(app, audienceOf(filter), name, read)
}
