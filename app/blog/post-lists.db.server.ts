import { type Kysely, type SqlBool, sql } from 'kysely'
import { type List, maxRanked } from '#platform/database/lists/list-pages.ts'
import { columnIs, hasRow, searchBy, textHolds } from '#platform/database/lists/list-predicates.ts'
import {
  type AccessPath,
  countFound,
  inOrderOf,
  type Order,
  type Search,
  sliceFound,
} from '#platform/database/lists/list-slices.ts'
import { titleRank } from '#platform/database/search/search-rank.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { SearchTerm } from '#platform/text/search-terms.ts'
import type { PostSort } from './post-query.ts'
import { type SummaryRow, summaryColumns } from './posts.db.server.ts'

type Db = Kysely<Tables>

/** The filter of a list of posts. An empty filter matches all that are not deleted. */
export type PostFilter = {
  published?: boolean
  /** Narrows those that visitors do not see to scheduled posts, or to drafts. */
  scheduled?: boolean
  /** Each term has to match. */
  terms?: SearchTerm[]
  category?: string
  tagKey?: string
  exclude?: string
}

/** True when the index of the order is enough to find the list. */
const isOpen = ({ terms, tagKey, category, published, scheduled }: PostFilter) =>
  !terms?.length && !tagKey && !scheduled && !(category && published === undefined)

/** The posts, newest first. */
export const listOfPosts: List<PostFilter> = {
  table: 'posts',
  order: 'newest',
  unfiltered: (published) => ({ published }),
  isOpen,
  async count(db, filter) {
    return await countFound(db, 'posts', await searchFor(db, filter, 'sort'))
  },
  async read(db, filter, slice, access) {
    const search = await searchFor(db, filter, access)
    return await sliceFound(db, 'posts', search, newest, slice, access)
  },
}

/** The posts, the best matches of a search first. */
export const rankedPosts: List<PostFilter> = {
  ...listOfPosts,
  order: 'relevance',
  async readRanked(db, filter) {
    const order = { ...newest, rank: titleRank(db, filter.terms ?? []) }
    const all = { offset: 0, limit: maxRanked, backwards: false }
    return await sliceFound(db, 'posts', await searchFor(db, filter, 'sort'), order, all, 'sort')
  },
}

/** The posts in another order. Where it has no index, all matches are sorted. */
export function sortedPosts(sort: PostSort = 'newest'): List<PostFilter> {
  const order = orders[sort]
  const { column, indexed } = order
  return {
    ...listOfPosts,
    order: sort,
    isRestless: column === 'views',
    isOpen: (filter) => indexed !== false && isOpen(filter) && !isInCategory(sort, filter),
    async read(db, filter, slice, asked) {
      const access = indexed === false ? 'sort' : asked
      const search = await searchFor(db, filter, access)
      const index = column === 'title_key' && access === 'scan' ? 'posts_by_title' : search.index
      return await sliceFound(db, 'posts', { ...search, index }, order, slice, access)
    },
  }
}

/** The index of categories has the order of time alone. */
const isInCategory = (sort: PostSort, { category }: PostFilter) =>
  orders[sort].column !== 'listed_at' && category !== undefined

const orders: Record<PostSort, Order> = {
  newest: { column: 'listed_at', falling: true },
  oldest: { column: 'listed_at', falling: false },
  title: { column: 'title_key', falling: false },
  '-title': { column: 'title_key', falling: true },
  // Views change too often for an index.
  views: { column: 'views', falling: false, indexed: false },
  '-views': { column: 'views', falling: true, indexed: false },
  category: { column: 'category', falling: false, indexed: false },
  '-category': { column: 'category', falling: true, indexed: false },
  status: { column: 'published', falling: false, indexed: false },
  '-status': { column: 'published', falling: true, indexed: false },
}

const newest = { column: 'listed_at', falling: true }

/**
 * The posts of these ids that are not deleted (and published,
 * if `published` is true), in the order of the ids.
 */
export async function postsById(db: Db, ids: string[], published?: boolean): Promise<SummaryRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('posts')
    .select(summaryColumns)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    // Written so that SQLite does not use an index for it: the rows are found by their ids.
    .$if(published === true, (query) => query.where(sql<SqlBool>`published is true`))
    .$if(published === false, (query) => query.where(sql<SqlBool>`published is false`))
    .execute()
  return inOrderOf(ids, rows)
}

/** The id of the next published post before or after this one in time. */
export async function neighbourOf(
  db: Db,
  { id, listed_at }: { id: string; listed_at: string },
  side: 'before' | 'after',
): Promise<string | undefined> {
  const [sign, order] = side === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .where((post) => post(post.refTuple('listed_at', 'id'), sign, post.tuple(listed_at, id)))
    .orderBy('listed_at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** The conditions on `posts` for a filter, written for the given way to the rows. */
async function searchFor(db: Db, filter: PostFilter, access: AccessPath): Promise<Search> {
  const { published, scheduled, category, terms = [], tagKey, exclude } = filter
  const column = { table: 'posts', column: 'published', index: 'posts_listed' }
  const predicate = columnIs(db, column, (is) => sql`${is} = ${published}`)
  const ofCategory = category === undefined ? undefined : inCategory(db, category)
  const plain = [sql<SqlBool>`posts.deleted_at is null`]
  if (exclude) plain.push(sql`posts.id <> ${exclude}`)
  // Few of those that visitors do not see are scheduled, so drafts need no index of their own.
  if (scheduled === false) plain.push(sql`not posts.scheduled`)
  const asked = {
    plain,
    publication: published === undefined ? undefined : { predicate, finds: !published },
    predicates: [
      ...(scheduled ? [isScheduled(db)] : []),
      ...(tagKey ? [tagged(tagKey)] : []),
      ...(ofCategory ? [ofCategory] : []),
      ...(terms.length > 0 ? [textHolds(db, 'posts', terms)] : []),
    ],
  }
  if (access === 'sort') return await searchBy(db, asked, access)
  if (published === undefined) {
    return { ...(await searchBy(db, asked, access)), index: 'posts_all_listed_at' }
  }
  // The index of categories is sorted by time too.
  const { where, index = 'posts_by_listed_at' } = await searchBy(db, asked, access, ofCategory)
  return { where, index }
}

const inCategory = (db: Db, category: string) =>
  columnIs(
    db,
    { table: 'posts', column: 'category', index: 'posts_by_category' },
    (name) => sql`${name} = ${category}`,
  )

const isScheduled = (db: Db) =>
  columnIs(
    db,
    { table: 'posts', column: 'scheduled', index: 'posts_scheduled' },
    (scheduled) => sql<SqlBool>`${scheduled}`,
  )

const tagged = (key: string) =>
  hasRow(
    { table: 'posts', rows: 'post_tags', owner: 'post_id', index: 'posts_seen' },
    sql`post_tags.tag_key = ${key}`,
  )
