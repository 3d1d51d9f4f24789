import { z } from 'zod'
import { invalid } from '#platform/errors.ts'
import { slugOf } from '#platform/text/slug.ts'
import { type GhostRow, ghostRows } from './ghost-rows.server.ts'

/** Older versions have numbers for ids and times; our databases do not accept NUL characters. */
export const ghostText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').replaceAll('\0', ''))

const order = z.number().catch(0)

const tagRow = z.object({ id: ghostText, name: ghostText, visibility: ghostText })
const userRow = z.object({ id: ghostText, name: ghostText, email: ghostText })
const tagLink = z.object({ post_id: ghostText, tag_id: ghostText, sort_order: order })
const authorLink = z.object({ post_id: ghostText, author_id: ghostText, sort_order: order })
const metaRow = z.object({
  post_id: ghostText,
  feature_image_alt: ghostText,
  feature_image_caption: ghostText,
  meta_description: ghostText,
  email_only: z.union([z.boolean(), z.number()]).nullish(),
})

export type GhostMeta = z.output<typeof metaRow>

export type GhostUser = z.output<typeof userRow>

type Ordered = { id: string; order: number }

/** What the posts of an export refer to, by ids prefixed with the part of the file. */
export type GhostTables = {
  posts: number
  /** The slugs of posts; pages are not included. */
  slugs: Set<string>
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
export async function readGhostTables(file: string): Promise<GhostTables> {
  const found: GhostTables = {
    posts: 0,
    slugs: new Set(),
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
  return found
}

/** Returns false for an invalid row; posts are checked when they are imported. */
function note(found: GhostTables, { table, part, row }: GhostRow): boolean {
  const key = (id: string) => `${part} ${id}`
  switch (table) {
    case 'posts': {
      found.posts += 1
      const slug = slugField.safeParse(row).data
      if (slug && !slug.isPage) found.slugs.add(slug.slug)
      return true
    }
    case 'tags': {
      const tag = tagRow.safeParse(row).data
      const isOwn = tag && (tag.name.startsWith('#') || tag.visibility === 'internal')
      if (tag && !isOwn) found.tags.set(key(tag.id), tag.name)
      return tag !== undefined
    }
    case 'users': {
      const user = userRow.safeParse(row).data
      if (user) found.users.set(key(user.id), user)
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

const slugField = z
  .object({ slug: ghostText, title: ghostText, type: ghostText, page: z.unknown().optional() })
  .transform(({ slug, title, type, page }) => ({
    slug: slugOf(slug) || slugOf(title),
    isPage: isPage({ type, page }),
  }))

function add(lists: Map<string, Ordered[]>, key: string, entry: Ordered): void {
  const list = lists.get(key) ?? []
  list.push(entry)
  lists.set(key, list)
}
