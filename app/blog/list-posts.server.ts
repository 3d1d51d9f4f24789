import { type Caller, isStaff } from '#platform/api/caller.ts'
import { offsetOf, pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { type Audience, keptIds, keptTotal, roughTotal } from '#platform/database/kept-totals.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { isId } from '#platform/text/slug.ts'
import { categoryNamed } from './post-categories.server.ts'
import {
  countMatches,
  isOpen,
  type PostFilter,
  postsById,
  type Road,
  type Slice,
  sliceOfPosts,
} from './post-lists.db.server.ts'
import type { PostQuery } from './post-query.ts'
import { showSummaries } from './show-posts.server.ts'

/** A query with its paging; what is left out or empty filters nothing. */
export type PostListQuery = Partial<PostQuery> & Pick<PostQuery, 'page' | 'limit'>

/** A walk over this many rows of an index takes about 1 ms, little enough for the main thread. */
const shortWalk = 1000

/** Lists up to here are kept whole; more ids at once would hold up the event loop on their way to it. */
const mostKept = 5000

/** One page of the posts that the caller may see, without their content; newest first. */
export async function listPosts(app: App, user: Caller | null, query: PostListQuery) {
  const filter = await readFilter(app, query, isStaff(user))
  const total = filter ? await totalOf(app, filter) : 0
  const ids = filter ? await idsOfPage(app, filter, query, total) : []
  const rows = await postsById(app.db, ids, filter?.published)
  return { blogs: await showSummaries(app, rows), ...pageOf(total, query) }
}

/** What a query means; null when no post can match. */
async function readFilter(app: App, query: PostListQuery, drafts: boolean) {
  const { status, search, category, tag, exclude } = query
  if (status === 'draft' && !drafts) return null
  const known = category ? await categoryNamed(app, category) : undefined
  if (category && !known) return null
  const filter: PostFilter = {
    published: status ? status === 'published' : drafts ? undefined : true,
    search: searchKey(search ?? '') || undefined,
    category: known,
    tagKey: tag ? searchKey(tag) : undefined,
    exclude: exclude && isId(exclude) ? exclude : undefined,
  }
  return filter
}

/** How many posts the filter holds, exactly; kept until what its audience sees has changed. */
async function totalOf(app: App, filter: PostFilter): Promise<number> {
  if (filter.published !== undefined) {
    const name = `posts ${JSON.stringify(filter)}`
    return await keptTotal(app, audienceOf(filter), name, () => countMatches(app.reads, filter))
  }
  const drafts = await totalOf(app, { ...filter, published: false })
  return drafts + (await totalOf(app, { ...filter, published: true }))
}

/** Visitors' lists hold published posts alone. */
const audienceOf = ({ published }: PostFilter): Audience =>
  published === true ? 'visitors' : 'staff'

async function idsOfPage(app: App, filter: PostFilter, query: PostListQuery, total: number) {
  const slice = sliceOf(query, total)
  if (slice.limit === 0) return []
  const reach = slice.offset + slice.limit
  if (isOpen(filter)) {
    if (reach <= shortWalk) return await sliceOfPosts(app.db, filter, slice, 'walk')
    return await keptSlice(app, filter, slice, 'walk')
  }
  const { published } = filter
  const all = await roughTotal(app, `posts ${published}`, () => totalOf(app, { published }))
  // A walk meets a match every `all / total` posts; gathering finds and sorts all of them.
  const road = (reach * all) / total < 2 * total ? 'walk' : 'gather'
  if (road === 'walk' || total > mostKept) return await keptSlice(app, filter, slice, road)
  const gathered = await keptMatches(app, filter)
  const first = offsetOf(query)
  return gathered.slice(first, first + query.limit)
}

/** The ids of one page. */
const keptSlice = (app: App, filter: PostFilter, slice: Slice, road: Road) =>
  keptIds(app, audienceOf(filter), `posts ${JSON.stringify([filter, slice])}`, () =>
    sliceOfPosts(app.reads, filter, slice, road),
  )

/** All matches, since gathering has to find and sort them all anyway: the next page is at hand then. */
const keptMatches = (app: App, filter: PostFilter) =>
  keptIds(app, audienceOf(filter), `posts ${JSON.stringify(filter)}`, () => {
    const slice = { offset: 0, limit: 2 * mostKept, backwards: false }
    return sliceOfPosts(app.reads, filter, slice, 'gather')
  })

/** The page's part of the list, counted from whichever end is nearer. */
function sliceOf(query: PostListQuery, total: number): Slice {
  const before = offsetOf(query)
  const limit = Math.max(0, Math.min(query.limit, total - before))
  const after = total - before - limit
  return before <= after
    ? { offset: before, limit, backwards: false }
    : { offset: after, limit, backwards: true }
}
