import { z } from 'zod'
import { postAddress } from '#app/blog/post.ts'
import { postPath } from '#app/blog/post-path.ts'
import { pagePath } from '#app/legal/documents/page-path.ts'
import { maxTitleLength } from '#app/publishing/publication.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid } from '#platform/errors.ts'
import { cut } from '#platform/text/cut.ts'
import { slugOf } from '#platform/text/slug.ts'
import { type OldPage, postSlugFor, whyNoPage } from '../old-pages.server.ts'
import type { GhostFile } from './ghost-file.server.ts'
import { type GhostRow, ghostRows } from './ghost-rows.server.ts'

/** Older versions have numbers for ids and times; our databases do not accept NUL characters. */
export const ghostText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').replaceAll('\0', ''))

const order = z.number().catch(0)

const tagRow = z.object({
  id: ghostText,
  name: ghostText,
  slug: ghostText,
  visibility: ghostText,
})
const userRow = z.object({ id: ghostText, name: ghostText, slug: ghostText, email: ghostText })
const tagLink = z.object({ post_id: ghostText, tag_id: ghostText, sort_order: order })
const authorLink = z.object({ post_id: ghostText, author_id: ghostText, sort_order: order })
const metaRow = z.object({
  post_id: ghostText,
  feature_image_alt: ghostText,
  feature_image_caption: ghostText,
  meta_title: ghostText,
  meta_description: ghostText,
  email_only: z.union([z.boolean(), z.number()]).nullish(),
})

export type GhostMeta = z.output<typeof metaRow>

export type GhostUser = z.output<typeof userRow>

type Ordered = { id: string; order: number }

/** What the posts of an export refer to, by ids prefixed with the part of the file. */
export type GhostTables = {
  posts: number
  /** The slugs here of posts, and of pages that become posts. */
  slugs: Set<string>
  /** The pages by their id. */
  pages: Map<string, OldPage & { oldSlug: string }>
  /** The paths of the old site and where they lead here. */
  paths: Map<string, string>
  tags: Map<string, string>
  users: Map<string, GhostUser>
  meta: Map<string, GhostMeta>
  tagsOf: Map<string, Ordered[]>
  authorsOf: Map<string, Ordered[]>
  /** Rows that cannot be read, by what they belong to. */
  faults: string[]
}

/**
 * Reads everything but the content of the posts, and thereby checks that the file is complete. Throws 400.
 */
export async function readGhostTables(
  app: App,
  admin: Admin,
  file: GhostFile,
): Promise<GhostTables> {
  const found: GhostTables = {
    posts: 0,
    slugs: new Set(),
    pages: new Map(),
    paths: new Map(),
    tags: new Map(),
    users: new Map(),
    meta: new Map(),
    tagsOf: new Map(),
    authorsOf: new Map(),
    faults: [],
  }
  for await (const row of ghostRows(file)) {
    if (!note(found, row)) found.faults.push(`of ${row.table}`)
  }
  if (found.posts === 0) throw invalid('This is no export of Ghost, or one without posts')
  await placePages(app, admin, found)
  return found
}

/** Pages whose address is not free here get the address of a post. */
async function placePages(app: App, admin: Admin, found: GhostTables): Promise<void> {
  const own = new Set<string>()
  for (const [key, page] of found.pages) {
    const isTwice = own.has(page.slug)
    own.add(page.slug)
    page.whyPost = isTwice
      ? 'a page there, but another page of the file has its address'
      : await whyNoPage(app, admin, page)
    if (page.whyPost !== null) page.slug = postSlugFor(found.slugs, page, key)
    const here = page.whyPost === null ? pagePath(page.slug) : postPath(page.slug)
    if (!found.paths.has(`/${page.oldSlug}`)) found.paths.set(`/${page.oldSlug}`, here)
  }
}

/** Returns false for an invalid row; posts are checked when they are imported. */
function note(found: GhostTables, { table, part, row }: GhostRow): boolean {
  const key = (id: string) => `${part} ${id}`
  switch (table) {
    case 'posts': {
      found.posts += 1
      const post = postFields.safeParse(row).data
      if (post) notePost(found, key(post.id), post)
      return true
    }
    case 'tags': {
      const tag = tagRow.safeParse(row).data
      const isOwn = tag && (tag.name.startsWith('#') || tag.visibility === 'internal')
      if (tag && !isOwn) noteTag(found, key(tag.id), tag)
      return tag !== undefined
    }
    case 'users': {
      const user = userRow.safeParse(row).data
      if (user) found.users.set(key(user.id), user)
      if (user?.slug) found.paths.set(`/author/${user.slug}`, '/blogs')
      return user !== undefined
    }
    case 'posts_meta': {
      const meta = metaRow.safeParse(row).data
      if (meta) found.meta.set(key(meta.post_id), meta)
      return meta !== undefined
    }
    case 'posts_tags': {
      const link = tagLink.safeParse(row).data
      if (link)
        add(found.tagsOf, key(link.post_id), { id: key(link.tag_id), order: link.sort_order })
      return link !== undefined
    }
    case 'posts_authors': {
      const link = authorLink.safeParse(row).data
      const author = link && { id: key(link.author_id), order: link.sort_order }
      if (link && author) add(found.authorsOf, key(link.post_id), author)
      return link !== undefined
    }
  }
}

/** Pages have a type of their own since version 3; before, a field that databases write in several ways. */
export const isPage = ({ type, page }: { type: string; page?: unknown }) =>
  type === 'page' || ['1', 'true'].includes(String(page))

const postFields = z.object({
  id: ghostText,
  slug: ghostText,
  title: ghostText,
  type: ghostText,
  page: z.unknown().optional(),
  created_at: ghostText,
})

function notePost(found: GhostTables, key: string, post: z.output<typeof postFields>): void {
  const { slug: oldSlug, created_at } = post
  const slug = slugOf(oldSlug) || slugOf(post.title)
  if (isPage(post)) {
    const title = titleOf(post)
    const createdAt = timeOf(created_at)
    found.pages.set(key, { slug, oldSlug, title, createdAt, whyPost: null })
    return
  }
  found.slugs.add(postAddress(slug))
  if (oldSlug) found.paths.set(`/${oldSlug}`, postPath(postAddress(slug)))
}

function noteTag(found: GhostTables, key: string, { name, slug }: z.output<typeof tagRow>): void {
  found.tags.set(key, name)
  if (slug) found.paths.set(`/tag/${slug}`, `/blogs?${new URLSearchParams({ tag: name })}`)
}

export const titleOf = ({ title, slug }: { title: string; slug: string }) =>
  cut(title.trim() || slug || 'Untitled', maxTitleLength)

/** A time of Ghost as ISO; undefined for none. */
export function timeOf(text: string): string | undefined {
  if (text === '') return undefined
  // The format of a database, in UTC; before version 1, milliseconds.
  const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text
  const time = new Date(/^\d{9,}$/.test(text) ? Number(text) : iso)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

function add(lists: Map<string, Ordered[]>, key: string, entry: Ordered): void {
  const list = lists.get(key) ?? []
  list.push(entry)
  lists.set(key, list)
}
