import { z } from 'zod'
import { maxTitleLength } from '#app/publishing/publication.ts'
import { cut } from '#platform/text/cut.ts'
import type { RichText } from '../content/blocks.ts'
import { plainText } from '../content/rich-text.ts'
import { firstPostCategories, postAddress } from '../post.ts'
import { maxDescriptionLength, maxTags } from '../post-input.ts'
import { ghostContent } from './ghost-content.server.ts'
import { hasHiddenParts } from './ghost-hidden.server.ts'
import { type GhostTables, type GhostUser, ghostText, isPage } from './ghost-tables.server.ts'
import { htmlToRichText } from './html-to-rich-text.server.ts'
import type { ForeignPost } from './import-post.server.ts'

/** A row of `posts` of any version of Ghost. */
export const ghostPost = z.object({
  id: ghostText,
  title: ghostText,
  slug: ghostText,
  html: ghostText,
  lexical: ghostText,
  mobiledoc: ghostText,
  markdown: ghostText,
  feature_image: ghostText,
  /** The name of the field above before version 1. */
  image: ghostText,
  feature_image_alt: ghostText,
  feature_image_caption: ghostText,
  custom_excerpt: ghostText,
  meta_description: ghostText,
  status: ghostText,
  visibility: ghostText,
  type: ghostText,
  page: z.union([z.boolean(), z.number(), z.string()]).nullish(),
  author_id: ghostText,
  created_at: ghostText,
  published_at: ghostText,
})

type GhostPost = z.output<typeof ghostPost>

export type GhostEntry = {
  post: ForeignPost
  createdAt: string | undefined
  authors: GhostUser[]
  /** What has no counterpart here, one sentence each. */
  notes: string[]
}

type Place = { part: number; siteUrl: string }

/** Converts a post of Ghost; `siteUrl` is the site with its images, empty when unknown. */
export function toEntry(tables: GhostTables, ghost: GhostPost, place: Place): GhostEntry {
  const key = `${place.part} ${ghost.id}`
  const here = (address: string) => address.replaceAll('__GHOST_URL__', place.siteUrl)
  const linkTo = (address: string) => pageHere(tables, address, place.siteUrl)
  const meta = tables.meta.get(key)
  const { blocks, without } = ghostContent(ghost, { here, linkTo })
  const caption = ghost.feature_image_caption || meta?.feature_image_caption || ''
  const above: RichText = htmlToRichText(here(caption), { linkTo }).blocks
  const tags = tagsOf(tables, key)
  const title = cut(ghost.title.trim() || ghost.slug || 'Untitled', maxTitleLength)
  const draft = whyDraft(ghost, Boolean(meta?.email_only))
  return {
    post: {
      title,
      slug: slugFor(tables, ghost, title),
      description: descriptionOf(ghost, meta?.meta_description ?? '', blocks) || title,
      content: JSON.stringify([...above, ...blocks]),
      featuredImage: here(ghost.feature_image || ghost.image),
      featuredImageAlt: cut(ghost.feature_image_alt || meta?.feature_image_alt || '', 500),
      category: tags[0] ?? firstPostCategories[0] ?? '',
      tags: tags.slice(0, maxTags),
      published: ghost.status === 'published' && draft === null,
      whyDraft: draft,
    },
    createdAt: dateOf(ghost),
    authors: authorsOf(tables, key, ghost, place.part),
    notes: [
      ...(without.length > 0 ? [`kept as text or links: ${without.join(', ')}`] : []),
      ...(tags.length > maxTags ? [`only the first ${maxTags} tags are kept`] : []),
    ],
  }
}

/**
 * Why a post becomes a draft: only what everybody could read there
 * is published here. Null for posts that need no explanation.
 */
function whyDraft(ghost: GhostPost, emailOnly: boolean): string | null {
  const { status, visibility, published_at } = ghost
  if (isPage(ghost)) return 'a page there'
  if (status === 'sent' || emailOnly) return 'was only sent by e-mail'
  if (status === 'scheduled') return `was scheduled for ${published_at}`
  if (visibility !== '' && visibility !== 'public') {
    return `for ${visibility === 'members' ? 'members' : `members only (${visibility})`}`
  }
  if (hasHiddenParts(ghost)) return 'has parts for members or e-mail only'
  return status === 'published' || status === 'draft' ? null : `its status is "${status}"`
}

/** The address here for an address of the exported blog; other addresses stay. */
function pageHere({ slugs }: GhostTables, address: string, siteUrl: string): string {
  const path = siteUrl && address.startsWith(siteUrl) ? address.slice(siteUrl.length) : address
  if (!path.startsWith('/') || path.startsWith('//')) return address
  const [, slug = '', rest = ''] =
    /^\/(?:\d{4}\/\d\d\/(?:\d\d\/)?)?([^/?#]+)\/?([?#].*)?$/.exec(path) ?? []
  return slugs.has(slug) ? `/blogs/${postAddress(slug)}${rest}` : address
}

/** In Ghost pages have slugs of their own; here posts and pages share them. */
function slugFor({ slugs }: GhostTables, ghost: GhostPost, title: string): string {
  const slug = postAddress(ghost.slug) || postAddress(title) || postAddress(`post ${ghost.id}`)
  return isPage(ghost) && slugs.has(slug) ? `${slug}-page` : slug
}

function descriptionOf(ghost: GhostPost, metaDescription: string, blocks: RichText): string {
  const written = ghost.custom_excerpt || ghost.meta_description || metaDescription
  if (written.trim()) return cut(written.replaceAll(/\s+/g, ' '), maxDescriptionLength)
  return cut(plainText(blocks).replaceAll(/\s+/g, ' '), 200)
}

/** The date of its first publication, or of its creation when it was never published. */
function dateOf({ status, published_at, created_at }: GhostPost): string | undefined {
  const published = ['published', 'sent'].includes(status) ? timeOf(published_at) : undefined
  return published ?? timeOf(created_at)
}

function timeOf(text: string): string | undefined {
  if (text === '') return undefined
  // The format of a database, in UTC; before version 1, milliseconds.
  const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text
  const time = new Date(/^\d{9,}$/.test(text) ? Number(text) : iso)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

/** The names of the tags in order, without Ghost's internal ones. */
function tagsOf({ tagsOf, tags }: GhostTables, key: string): string[] {
  const names = (tagsOf.get(key) ?? []).toSorted(byOrder).map(({ id }) => tags.get(id) ?? '')
  return [...new Set(names.map((name) => cut(name, 50)).filter(Boolean))]
}

function authorsOf(tables: GhostTables, key: string, ghost: GhostPost, part: number): GhostUser[] {
  const links = (tables.authorsOf.get(key) ?? []).toSorted(byOrder).map(({ id }) => id)
  const ids = links.length > 0 ? links : [`${part} ${ghost.author_id}`]
  return ids.flatMap((id) => tables.users.get(id) ?? [])
}
