import { z } from 'zod'
import type { RichText } from '#app/blog/content/blocks.ts'
import { plainText } from '#app/blog/content/rich-text.ts'
import { htmlToRichText } from '#app/blog/importing/html-to-rich-text.server.ts'
import { firstPostCategories, postAddress } from '#app/blog/post.ts'
import { maxDescriptionLength, maxTags } from '#app/blog/post-input.ts'
import { maxTitleLength } from '#app/publishing/publication.ts'
import { cut } from '#platform/text/cut.ts'
import { canonicalElsewhere } from '../canonical-elsewhere.ts'
import { recipesOfPost } from '../recipes/described-recipes.server.ts'
import { type ForeignEntry, noFeaturedImage, notesOn } from '../store-entry.server.ts'
import { ghostContent } from './ghost-content.server.ts'
import { hasHiddenParts } from './ghost-hidden.server.ts'
import {
  type GhostTables,
  type GhostUser,
  ghostText,
  timeOf,
  titleOf,
} from './ghost-tables.server.ts'

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
  meta_title: ghostText,
  meta_description: ghostText,
  canonical_url: ghostText,
  status: ghostText,
  visibility: ghostText,
  type: ghostText,
  page: z.union([z.boolean(), z.number(), z.string()]).nullish(),
  author_id: ghostText,
  created_at: ghostText,
  published_at: ghostText,
  /** Code in the head and at the end of its page, where recipes may be described. */
  codeinjection_head: ghostText,
  codeinjection_foot: ghostText,
})

type GhostPost = z.output<typeof ghostPost>

export type GhostEntry = ForeignEntry & {
  /** True if it becomes a page here. */
  isPage: boolean
}

type Place = {
  part: number
  /** The site with its images; empty when unknown. */
  siteUrl: string
  /** The address of this site. */
  ownUrl: string
}

/** Converts a post of Ghost. */
export function toEntry(tables: GhostTables, ghost: GhostPost, place: Place): GhostEntry {
  const key = `${place.part} ${ghost.id}`
  const here = (address: string) => address.replaceAll('__GHOST_URL__', place.siteUrl)
  const linkTo = (address: string) => pageHere(tables, address, place.siteUrl)
  const meta = tables.meta.get(key)
  const { blocks, without, document } = ghostContent(ghost, { here, linkTo })
  const caption = captionOf(ghost, meta, { here, linkTo })
  const tags = tagsOf(tables, key)
  const title = titleOf(ghost)
  const page = tables.pages.get(key)
  const isPage = page?.whyPost === null
  const shown = publishingState(ghost, meta, page)
  const picture = here(ghost.feature_image || ghost.image)
  const canonical = canonicalOf(here(ghost.canonical_url), place)
  return {
    isPage,
    post: {
      title,
      slug: page?.slug ?? slugFor(ghost, title),
      description: descriptionOf(ghost, meta?.meta_description ?? '', blocks) || title,
      content: JSON.stringify([...caption, ...blocks]),
      featuredImage: picture,
      ...searchAndAltTexts(ghost, meta),
      category: tags[0] ?? firstPostCategories[0] ?? '',
      tags: tags.slice(0, maxTags),
      canonicalUrl: canonical.canonicalUrl,
      ...shown,
    },
    createdAt: isPage ? page.createdAt : dateOf(ghost),
    recipes: recipesOfPost(here(codeOf(ghost, document)), {
      published: shown.published,
      createdAt: dateOf(ghost),
      picture,
    }),
    authors: authorsOf(tables, key, ghost, place.part),
    notes: [
      ...notesOn(without, tags),
      ...(isPage && picture ? [noFeaturedImage] : []),
      ...canonical.notes,
    ],
  }
}

type GhostMeta = ReturnType<GhostTables['meta']['get']>

const canonicalOf = (address: string, { siteUrl, ownUrl }: Place) =>
  canonicalElsewhere(address, { old: siteUrl, here: ownUrl })

/** The words below the featured image, which stand above the text here. */
function captionOf(
  ghost: GhostPost,
  meta: GhostMeta,
  { here, linkTo }: Record<'here' | 'linkTo', (address: string) => string>,
): RichText {
  const caption = ghost.feature_image_caption || meta?.feature_image_caption || ''
  return htmlToRichText(here(caption), { linkTo }).blocks
}

/** What the featured image shows, and title and description for search engines and shared links. */
const searchAndAltTexts = (ghost: GhostPost, meta: GhostMeta) => ({
  featuredImageAlt: cut(ghost.feature_image_alt || meta?.feature_image_alt || '', 500),
  seoTitle: cut(meta?.meta_title || ghost.meta_title, maxTitleLength),
  seoDescription: cut(meta?.meta_description || ghost.meta_description, maxDescriptionLength),
})

/** Whether visitors see the post here and from when on, or why it is a draft. `page` is set for pages of Ghost. */
function publishingState(
  ghost: GhostPost,
  meta: GhostMeta,
  page: ReturnType<GhostTables['pages']['get']>,
) {
  const draft = page?.whyPost ?? whyDraft(ghost, Boolean(meta?.email_only), page !== undefined)
  const published = ['published', 'scheduled'].includes(ghost.status) && draft === null
  const publishedAt = published ? timeOf(ghost.published_at) : undefined
  return { published, publishedAt, whyDraft: draft }
}

/**
 * Why a post becomes a draft: only what everybody could read there
 * is published here. Null for posts that need no explanation.
 */
function whyDraft(ghost: GhostPost, emailOnly: boolean, isPage: boolean): string | null {
  const { status, visibility, published_at } = ghost
  if (status === 'sent' || emailOnly) return 'was only sent by e-mail'
  if (status === 'scheduled' && (isPage || !timeOf(published_at)))
    return `was scheduled for ${published_at}`
  if (visibility !== '' && visibility !== 'public') {
    return `for ${visibility === 'members' ? 'members' : `members only (${visibility})`}`
  }
  if (hasHiddenParts(ghost)) return 'has parts for members or e-mail only'
  return ['published', 'scheduled', 'draft'].includes(status) ? null : `its status is "${status}"`
}

/** The address here for an address of the exported blog; other addresses stay. */
function pageHere({ paths }: GhostTables, address: string, siteUrl: string): string {
  const path = siteUrl && address.startsWith(siteUrl) ? address.slice(siteUrl.length) : address
  if (!path.startsWith('/') || path.startsWith('//')) return address
  // Blogs may have the date in the addresses of posts.
  const [, place = '', rest = ''] =
    /^(?:\/\d{4}\/\d\d(?:\/\d\d)?)?(\/[^?#]+?)\/?([?#].*)?$/.exec(path) ?? []
  const here = paths.get(place)
  return here ? here + rest : address
}

const slugFor = (ghost: GhostPost, title: string) =>
  postAddress(ghost.slug) || postAddress(title) || postAddress(`post ${ghost.id}`)

/** All HTML of a post: its text and cards, or the code of its page, may describe recipes. */
function codeOf(ghost: GhostPost, document: string | null): string {
  const { html, markdown, codeinjection_head, codeinjection_foot } = ghost
  return [html || document || markdown, codeinjection_head, codeinjection_foot].join('\n')
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
