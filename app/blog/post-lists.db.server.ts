import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { List } from '#platform/database/lists/list-pages.ts'
import {
  countFound,
  inOrderOf,
  type Search,
  sliceFound,
} from '#platform/database/lists/list-slices.ts'
import { containing, matching } from '#platform/database/search/search-index.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type SummaryRow, summaryColumns } from './posts.db.server.ts'

type Db = Kysely<Tables>

/** Which posts a list holds. An empty filter holds all that are not deleted. */
export type PostFilter = {
  published?: boolean
  search?: string
  category?: string
  tagKey?: string
  exclude?: string
}

/** True when an index of the order alone finds the list. */
const isOpen = ({ search, tagKey, category, published }: PostFilter) =>
  !search && !tagKey && !(category && published === undefined)

/** The posts, newest first. */
export const listOfPosts: List<PostFilter> = {
  table: 'posts',
  order: 'newest',
  unfiltered: (published) => ({ published }),
  isOpen,
  async count(db, filter) {
    return await countFound(db, 'posts', await gathering(db, filter))
  },
  async read(db, filter, slice, road) {
    const search = road === 'walk' ? walking(db, filter) : await gathering(db, filter)
    return await sliceFound(db, 'posts', search, newest, slice, road)
  },
}

const newest = { column: 'created_at', falling: true }

/** The posts of these ids that are not deleted (and published, if asked), in the order of the ids. */
export async function postsById(db: Db, ids: string[], published?: boolean): Promise<SummaryRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('posts')
    .select(summaryColumns)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    // Written so that SQLite does not see an index in it: the ids find the rows.
    .$if(published === true, (query) => query.where(sql<SqlBool>`published is true`))
    .$if(published === false, (query) => query.where(sql<SqlBool>`published is false`))
    .execute()
  return inOrderOf(ids, rows)
}

/** The id of the published post next to this one, in the direction of time. */
export async function neighbourOf(
  db: Db,
  { id, created_at }: { id: string; created_at: string },
  side: 'before' | 'after',
): Promise<string | undefined> {
  const [sign, order] = side === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .where((post) => post(post.refTuple('created_at', 'id'), sign, post.tuple(created_at, id)))
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

function walking(db: Db, filter: PostFilter): Search {
  const { published, category, search, tagKey } = filter
  const indexed = category !== undefined && published !== undefined
  const parts = plainParts(filter)
  if (published !== undefined) parts.push(sql`posts.published = ${published}`)
  if (category !== undefined) parts.push(sql`posts.category = ${category}`)
  if (search) parts.push(containing(db, search, 'posts'))
  if (tagKey) {
    parts.push(sql`exists (select 1 from post_tags as chosen
      where chosen.post_id = posts.id and chosen.tag_key = ${tagKey})`)
  }
  const all = published === undefined ? 'posts_all_created_at' : 'posts_by_created_at'
  return { where: sql.join(parts, sql` and `), index: indexed ? 'posts_by_category' : all }
}

/** Tag, category or text leads, in this order; the others are checked on the rows that it finds. */
async function gathering(db: Db, filter: PostFilter): Promise<Search> {
  const { published, category, search, tagKey } = filter
  const parts = plainParts(filter)
  const led = Boolean(tagKey || category !== undefined || search)
  if (published !== undefined) {
    // Nearly all posts are published: hidden from SQLite where something else leads.
    const isSo = published ? sql<SqlBool>`posts.published is true` : undefined
    parts.push(led && isSo ? isSo : sql`posts.published = ${published}`)
  }
  if (tagKey) parts.push(sql`posts.id in (select post_id from post_tags where tag_key = ${tagKey})`)
  if (category !== undefined) {
    parts.push(
      tagKey ? sql`(posts.category || '') = ${category}` : sql`posts.category = ${category}`,
    )
  }
  if (search) {
    const leads = !tagKey && category === undefined
    parts.push(
      leads ? await matching(db, 'posts', search, 'posts', true) : containing(db, search, 'posts'),
    )
  }
  const index = tagKey ? 'posts_seen' : category !== undefined ? 'posts_by_category' : undefined
  return { where: sql.join(parts, sql` and `), index }
}

function plainParts({ exclude }: PostFilter): RawBuilder<SqlBool>[] {
  const parts = [sql<SqlBool>`posts.deleted_at is null`]
  if (exclude) parts.push(sql<SqlBool>`posts.id <> ${exclude}`)
  return parts
}
