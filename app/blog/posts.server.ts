import { findBySlug, type IdOrSlug } from '#app/publishing/slugs.server.ts'
import { type Caller, seesDrafts } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { notFound } from '#platform/errors.ts'
import { isId } from '#platform/text/slug.ts'
import { type Post, postPublication } from './post.ts'
import { shownDate } from './post-dates.ts'
import { neighbourOf, postsById } from './post-lists.db.server.ts'
import * as store from './posts.db.server.ts'
import { showPost, showSummaries } from './reading/show-posts.server.ts'

/** Throws 404 for a post that does not exist or that the caller may not see. */
export async function getPost(app: App, user: Caller | null, id: string): Promise<Post> {
  const sight = { drafts: seesDrafts(user) }
  return await shown(app, isId(id) ? await store.findPost(app.db, { id }, sight) : undefined)
}

/** The post with this slug, or that had it before; `slug` in the answer is the current one. Throws 404. */
export async function getPostBySlug(app: App, user: Caller | null, text: string): Promise<Post> {
  const sight = { drafts: seesDrafts(user) }
  const find = (key: IdOrSlug) => store.findPost(app.db, key, sight)
  return await shown(app, await findBySlug(app, postPublication, text, find))
}

/** The post of this id or slug. Throws 404. */
export async function getPostByAny(app: App, user: Caller | null, text: string): Promise<Post> {
  return isId(text) ? await getPost(app, user, text) : await getPostBySlug(app, user, text)
}

/** The published posts before and after this one in time; null at either end. */
export async function postsAround(app: App, post: Post) {
  const place = { id: post._id, listed_at: shownDate(post) }
  const before = await neighbourOf(app.db, place, 'before')
  const after = await neighbourOf(app.db, place, 'after')
  const ids = [before, after].flatMap((id) => id ?? [])
  const posts = await showSummaries(app, await postsById(app.db, ids, true))
  const find = (id: string | undefined) => posts.find(({ _id }) => _id === id) ?? null
  return { previous: find(before), next: find(after) }
}

/** The number of posts, of those that visitors see, and of the views of all. */
export async function countPosts(app: App) {
  return await store.countPosts(app.reads)
}

/** The numbers of the sitemap parts that list posts; always the first. */
export async function partsOfPosts(app: App, size: number): Promise<number[]> {
  const { publishedBlogs } = await countPosts(app)
  const parts = [1]
  for (let part = 2; (part - 1) * size < publishedBlogs; part += 1) {
    if (await store.hasAddresses(app.reads, partOf(app, part, size))) parts.push(part)
  }
  return parts
}

/** Slugs and last changes of the published posts of one sitemap part, whose canonical address is here. */
export function postAddresses(app: App, { part, size }: { part: number; size: number }) {
  return store.publishedAddresses(app.reads, partOf(app, part, size))
}

const partOf = ({ config }: App, part: number, size: number) => ({
  offset: (part - 1) * size,
  limit: size,
  siteUrl: config.siteUrl,
})

async function shown(app: App, row: store.ShownPostRow | undefined): Promise<Post> {
  const post = await showPost(app, row)
  if (!post) throw notFound(postPublication.notFound)
  return post
}
