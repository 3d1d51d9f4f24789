import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import { containing, matching } from '#platform/database/search-index.ts'
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

/** A part of a list; `backwards` counts the offset from the list's end and turns the rows round. */
export type Slice = { offset: number; limit: number; backwards: boolean }

/** Walking the newest until the slice is full, or gathering all matches by their own index. */
export type Road = 'walk' | 'gather'

/** What makes a row part of the filter; `index` is the one that SQLite must be told to use. */
type Search = { where: RawBuilder<SqlBool>; index?: string }

/** True when an index of the order alone finds the list. */
export const isOpen = ({ search, tagKey, category, published }: PostFilter) =>
  !search && !tagKey && !(category && published === undefined)

/** How many posts the filter holds. May take long: give `reads`. */
export async function countMatches(db: Db, filter: PostFilter): Promise<number> {
  const { where, index } = await gathering(db, filter)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${posts(db, index)} where ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The ids of a slice of the filter's posts, newest first. May take long: give `reads`. */
export async function sliceOfPosts(db: Db, filter: PostFilter, slice: Slice, road: Road) {
  const direction = sql.raw(slice.backwards ? 'asc' : 'desc')
  const part = sql`order by created_at ${direction}, id ${direction}
    limit ${slice.limit} offset ${slice.offset}`
  const { where, index } = road === 'walk' ? walking(db, filter) : await gathering(db, filter)
  const query =
    road === 'walk'
      ? sql<{ id: string }>`select id from ${posts(db, index)} where ${where} ${part}`
      : sql<{ id: string }>`with matches as materialized
          (select id, created_at from ${posts(db, index)} where ${where})
          select id from matches ${part}`
  const { rows } = await query.execute(db)
  const ids = rows.map(({ id }) => id)
  return slice.backwards ? ids.reverse() : ids
}

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
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
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

/** The table; SQLite is told the index where its planner, which knows no values, would guess wrong. */
function posts(db: Db, index: string | undefined): RawBuilder<unknown> {
  if (!index || dialectOf(db) === 'postgres') return sql`posts`
  return sql`posts indexed by ${sql.ref(index)}`
}
