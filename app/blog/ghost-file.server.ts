import { z } from 'zod'
import { invalid } from '#platform/errors.ts'
import { slugOf } from '#platform/text/slug.ts'
import type { Origin } from './edit-posts.server.ts'
import { htmlToRichText } from './html-to-rich-text.server.ts'
import type { ForeignPost } from './import-post.server.ts'
import { firstPostCategories } from './post.ts'
import { maxDescriptionLength, maxTitleLength } from './post-input.ts'
import { plainText } from './rich-text.ts'

const text = z.string().nullish()

const ghostPost = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  html: text,
  feature_image: text,
  feature_image_alt: text,
  custom_excerpt: text,
  status: z.string(),
  type: z.string().default('post'),
  page: z.union([z.boolean(), z.number()]).nullish(),
  created_at: text,
  published_at: text,
})

type GhostPost = z.output<typeof ghostPost>

const order = z.number().default(0)

const ghostData = z.object({
  posts: z.array(ghostPost),
  tags: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  posts_tags: z
    .array(z.object({ post_id: z.string(), tag_id: z.string(), sort_order: order }))
    .default([]),
  users: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  posts_authors: z
    .array(z.object({ post_id: z.string(), author_id: z.string(), sort_order: order }))
    .default([]),
  posts_meta: z
    .array(z.object({ post_id: z.string(), feature_image_alt: text, meta_description: text }))
    .default([]),
})

type GhostData = z.output<typeof ghostData>

const ghostFile = z.union([
  z
    .object({ db: z.array(z.object({ data: ghostData })).min(1) })
    .transform(({ db }) => db[0]?.data),
  z.object({ data: ghostData }).transform(({ data }) => data),
])

export type GhostEntry = { post: ForeignPost; origin: Origin }

/**
 * The posts of an export of Ghost, oldest first; `siteUrl` is where its images are. Pages are named in
 * `skipped`. Throws 400 for any other file.
 */
export function readGhostFile(json: unknown, siteUrl: string) {
  const data = ghostFile.safeParse(json).data
  if (!data) throw invalid('This is no export of Ghost')
  const isPost = ({ type, page }: GhostPost) => type === 'post' && !page
  const entries = data.posts
    .filter(isPost)
    .map((post) => toEntry(data, post, siteUrl.replace(/\/$/, '')))
    .toSorted((a, b) => (a.origin.createdAt ?? '').localeCompare(b.origin.createdAt ?? ''))
  const skipped = data.posts.filter((post) => !isPost(post)).map(({ title }) => title)
  return { entries, skipped }
}

function toEntry(data: GhostData, ghost: GhostPost, siteUrl: string): GhostEntry {
  const here = (address: string) => address.replaceAll('__GHOST_URL__', siteUrl)
  const blocks = htmlToRichText(here(ghost.html ?? ''))
  const meta = data.posts_meta.find(({ post_id }) => post_id === ghost.id)
  const tags = tagsOf(data, ghost.id)
  const title = cut(ghost.title.trim() || ghost.slug, maxTitleLength)
  const date = Date.parse(ghost.published_at ?? ghost.created_at ?? '')
  return {
    post: {
      title,
      slug: slugOf(ghost.slug) || slugOf(title),
      description: cut(
        ghost.custom_excerpt || meta?.meta_description || plainText(blocks).replaceAll('\n', ' '),
        ghost.custom_excerpt || meta?.meta_description ? maxDescriptionLength : 200,
      ),
      content: JSON.stringify(blocks),
      featuredImage: here(ghost.feature_image ?? ''),
      featuredImageAlt: cut(ghost.feature_image_alt ?? meta?.feature_image_alt ?? '', 500),
      category: tags[0] ?? firstPostCategories[0],
      tags,
      published: ghost.status === 'published',
    },
    origin: {
      author: authorOf(data, ghost.id),
      createdAt: Number.isNaN(date) ? undefined : new Date(date).toISOString(),
    },
  }
}

/** Names of the tags in their order; those that begin with # are Ghost's own. */
function tagsOf({ tags, posts_tags }: GhostData, postId: string): string[] {
  return posts_tags
    .filter(({ post_id }) => post_id === postId)
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .flatMap(({ tag_id }) => tags.find(({ id }) => id === tag_id)?.name ?? [])
    .filter((name) => !name.startsWith('#'))
    .map((name) => cut(name.trim(), 50))
}

function authorOf({ users, posts_authors }: GhostData, postId: string): string {
  const [first] = posts_authors
    .filter(({ post_id }) => post_id === postId)
    .toSorted((a, b) => a.sort_order - b.sort_order)
  return users.find(({ id }) => id === first?.author_id)?.name ?? ''
}

/** At most so many characters, with a sign where some are left out. */
function cut(text: string, most: number): string {
  const letters = [...text.trim()]
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`
}
