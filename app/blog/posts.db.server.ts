import type { Generated, Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { TitleColumns } from '#app/publishing/publication.ts'
import type { IdOrSlug } from '#app/publishing/slugs.server.ts'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'

export interface PostTable {
  id: string
  title: string
  slug: string
  title_key: string
  /** The columns that keep titles unique; see TitleColumns. */
  title_slug: TitleColumns['title_slug']
  title_twin: Generated<TitleColumns['title_twin']>
  /** Title, description and tags in the form that is searched. */
  search_text: string
  description: string
  content: string
  category: string
  tags: string[]
  featured_image: string
  featured_image_id: string | null
  featured_image_alt: string
  author_id: string | null
  author_name: string
  /** True while visitors see the post. */
  published: boolean
  /** True while a published post waits for its time; `published` is false until then. */
  scheduled: Generated<boolean>
  published_at: string | null
  /** The time that lists go by: of the publication, or of the creation while there is none. */
  listed_at: string
  seo_title: Generated<string>
  seo_description: Generated<string>
  social_image: Generated<string>
  canonical_url: Generated<string>
  views: number
  created_at: string
  updated_at: string
  deleted_at: string | null
}

export interface PostTagTable {
  post_id: string
  tag: string
  tag_key: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    posts: PostTable
    post_tags: PostTagTable
  }
}

type Db = Kysely<Tables>

export type PostRow = Selectable<PostTable>

/** Which posts a caller may see. */
export type Sight = { drafts: boolean }

/** The columns of lists: all except the content and the search text. */
export const summaryColumns = [
  'id',
  'title',
  'slug',
  'description',
  'category',
  'tags',
  'featured_image',
  'featured_image_id',
  'featured_image_alt',
  'author_id',
  'author_name',
  'published',
  'scheduled',
  'published_at',
  'seo_title',
  'seo_description',
  'social_image',
  'canonical_url',
  'views',
  'created_at',
  'updated_at',
] as const satisfies (keyof PostRow)[]

const postColumns = [...summaryColumns, 'content'] as const

export type SummaryRow = Pick<PostRow, (typeof summaryColumns)[number]>

export type ShownPostRow = Pick<PostRow, (typeof postColumns)[number]>

/** A post that is not deleted and that the caller may see. */
export async function findPost(db: Db, key: IdOrSlug, { drafts }: Sight) {
  const [column, value] = 'id' in key ? (['id', key.id] as const) : (['slug', key.slug] as const)
  return await db
    .selectFrom('posts')
    .select(postColumns)
    .where('deleted_at', 'is', null)
    .where(column, '=', value)
    .$if(!drafts, (query) => query.where('published', '=', true))
    .executeTakeFirst()
}

/** The category of a post in the trash. */
export async function findCategoryOf(db: Db, id: string) {
  return await db
    .selectFrom('posts')
    .select('category')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
}

/** Throws the database's own error when the slug is taken: see `isUniqueViolation`. */
export async function insertPost(db: Db, row: Insertable<PostTable>) {
  await db.insertInto('posts').values(row).execute()
}

/** Changes a post; the post has to be locked. */
export async function changePost(db: Db, id: string, changes: Updateable<PostTable>) {
  await db.updateTable('posts').set(changes).where('id', '=', id).execute()
}

/** Replaces the post's tags. */
export async function replaceTags(db: Db, postId: string, tags: Omit<PostTagTable, 'post_id'>[]) {
  await db.deleteFrom('post_tags').where('post_id', '=', postId).execute()
  if (tags.length === 0) return
  const rows = tags.map((tag) => ({ post_id: postId, ...tag }))
  await db.insertInto('post_tags').values(rows).execute()
}

/** Adds views to a post without changing its `updatedAt`. */
export async function addViews(db: Db, id: string, views: number) {
  await db
    .updateTable('posts')
    .set((post) => ({ views: post('views', '+', views) }))
    .where('id', '=', id)
    .execute()
}

/** True if there ever was a post, deleted ones included. */
export async function anyPost(db: Db): Promise<boolean> {
  return (await db.selectFrom('posts').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The number of posts that are not deleted, of those that visitors see, and of all views. */
export async function countPosts(db: Db) {
  const rows = await db
    .selectFrom('posts')
    .select((post) => [
      'published',
      post.fn.countAll<number>().as('count'),
      post.fn.sum<number>('views').as('views'),
    ])
    .where('deleted_at', 'is', null)
    .groupBy('published')
    .execute()
  const published = rows.find((row) => row.published)?.count ?? 0
  const sum = (column: 'count' | 'views') =>
    rows.reduce((total, row) => total + Number(row[column]), 0)
  return { blogs: sum('count'), publishedBlogs: Number(published), blogViews: sum('views') }
}

/**
 * Published posts in the order of ids, so that a new post never moves others to another sitemap part. Those whose
 * canonical address is not below `siteUrl` are left out of their part.
 */
export async function publishedAddresses(db: Db, part: Part) {
  return await addressesOf(db, part).orderBy('posts.id').execute()
}

/** True if a sitemap part has a post at all. */
export async function hasAddresses(db: Db, part: Part): Promise<boolean> {
  return (await addressesOf(db, part).limit(1).executeTakeFirst()) !== undefined
}

type Part = { offset: number; limit: number; siteUrl: string }

function addressesOf(db: Db, { offset, limit, siteUrl }: Part) {
  const ids = db
    .selectFrom('posts')
    .select('id')
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
  return db
    .selectFrom('posts')
    .innerJoin(ids.as('part'), 'part.id', 'posts.id')
    .select(['posts.slug as slug', 'posts.updated_at as updatedAt'])
    .where(({ eb, fn, val }) =>
      eb.or([
        eb('posts.canonical_url', '=', ''),
        eb('posts.canonical_url', '=', siteUrl),
        eb(
          fn('substr', ['posts.canonical_url', val(1), val(siteUrl.length + 1)]),
          '=',
          `${siteUrl}/`,
        ),
      ]),
    )
}

/**
 * Posts after the id `after` that are not deleted, with
 * their authors, drafts included, in the order of ids.
 */
export async function postsAfter(db: Db, after: string, limit: number) {
  return await db
    .selectFrom('posts')
    .select([...postColumns, 'author_id'])
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The columns for reindexing, in the order of ids, deleted posts included. */
export async function searchRows(db: Db, after: string, limit: number) {
  return await db
    .selectFrom('posts')
    .select(['id', 'title', 'description', 'tags', 'title_key', 'search_text'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .$if(dialectOf(db) === 'postgres', (query) => query.forUpdate())
    .execute()
}
