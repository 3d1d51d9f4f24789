import { imagesOf, type RichText } from '#app/blog/content/blocks.ts'
import { plainText } from '#app/blog/content/rich-text.ts'
import { maxDescriptionLength, maxTags } from '#app/blog/post-input.ts'
import { maxTitleLength } from '#app/publishing/publication.ts'
import { cut } from '#platform/text/cut.ts'
import { canonicalElsewhere } from '../canonical-elsewhere.ts'
import { recipesOfPost } from '../recipes/described-recipes.server.ts'
import { plain } from '../recipes/recipe.server.ts'
import { type ForeignEntry, noFeaturedImage, notesOn } from '../store-entry.server.ts'
import { type Found, wpContent } from './wp-content.server.ts'
import { labelsOf } from './wp-labels.server.ts'
import type { WxrItem } from './wxr-rows.server.ts'
import { dateOf, idOf, titleOf, typeOf, type WxrSite } from './wxr-site.server.ts'

/** Converts a post or page of WordPress; `ownUrl` is the address of this site. */
export function wpEntry(site: WxrSite, item: WxrItem, ownUrl: string): ForeignEntry {
  const { fields, meta } = item
  const found: Found = { without: new Set(), hidden: false }
  const text = fields['content:encoded'] ?? ''
  const blocks = wpContent(site, idOf(item), text, found)
  const slug = site.slugs.get(item.number) ?? ''
  const title = titleOf(fields, slug)
  const { category, tags } = labelsOf(item)
  const picture = site.attachments.get(meta._thumbnail_id ?? '')
  const page = site.pages.get(item.number)
  const draft = page?.whyPost ?? whyDraft(item, found.hidden)
  const canonical = canonicalElsewhere(canonicalOf(meta), { old: site.url, here: ownUrl })
  const isPublished = isShown(item) && draft === null
  return {
    post: {
      title,
      slug,
      description: descriptionOf(item, blocks) || title,
      content: JSON.stringify(blocks),
      ...featured(picture ?? blocks.flatMap(imagesOf)[0]),
      category,
      tags: tags.slice(0, maxTags),
      published: isPublished,
      publishedAt: isPublished ? dateOf(fields) : undefined,
      ...searchWords(meta),
      canonicalUrl: canonical.canonicalUrl,
      whyDraft: draft,
    },
    createdAt: dateOf(fields),
    authors: [authorOf(site, fields['dc:creator'] ?? '')],
    recipes: recipesOfPost(text, {
      published: isPublished,
      createdAt: dateOf(fields),
      picture: picture?.url ?? '',
    }),
    notes: [
      ...notesOn([...found.without], tags),
      ...notesOf(item, page?.whyPost === null),
      ...canonical.notes,
    ],
  }
}

/** A post needs a picture here to be published; without one of its own it gets the first of its text. */
const featured = (picture: { url: string; alt: string } | undefined) => ({
  featuredImage: picture?.url ?? '',
  featuredImageAlt: cut(picture?.alt ?? '', 500),
})

const isShown = ({ fields }: WxrItem) => ['publish', 'future'].includes(fields['wp:status'] ?? '')

function notesOf({ meta, isCut }: WxrItem, isPage: boolean): string[] {
  return [
    ...(isCut ? ['a text of more than 8 MB is left out'] : []),
    ...(meta._thumbnail_id && isPage ? [noFeaturedImage] : []),
    ...(meta._thumbnail_id && !/^\d+$/.test(meta._thumbnail_id)
      ? ['its featured image is not in the file']
      : []),
  ]
}

/** Fields by which plugins keep a post from strangers; the value says for whom it is. */
const accessFields = [
  ['_jetpack_newsletter_access', /^(?!everybody$)./],
  ['_members_access_role', /./],
  ['rcp_user_level', /^(?!none$)./i],
  ['rcp_subscription_level', /./],
  ['rcp_access_level', /^(?!0$|none$)./i],
  ['patreon-level', /^(?!0$)./],
  ['_memberful_acl', /\d/],
  ['um_content_restriction', /_um_accessible";s:1:"[12]"/],
  ['_wc_memberships_force_public', /^no$/],
  ['_restrict_content', /^(?:1|yes|true)$/i],
] as const

/**
 * Why an entry becomes a draft: only what everybody could read there is
 * published here. Null for entries that need no explanation.
 */
function whyDraft({ fields, meta }: WxrItem, hasHiddenParts: boolean): string | null {
  const status = fields['wp:status'] ?? ''
  if (status === 'private') return 'was private there'
  if (fields['wp:post_password']?.trim()) return 'has a password there'
  if (accessFields.some(([name, few]) => few.test(meta[name] ?? ''))) return 'for members only'
  if (hasHiddenParts) return 'has parts for members only'
  if (status === 'future' && typeOf(fields) === 'page') return `was scheduled for ${dateOf(fields)}`
  return ['publish', 'future', 'draft', 'pending'].includes(status)
    ? null
    : `its status is "${status}"`
}

function descriptionOf({ fields, meta }: WxrItem, blocks: RichText): string {
  const written = [
    fields['excerpt:encoded'],
    meta._yoast_wpseo_metadesc,
    meta.rank_math_description,
    meta._aioseo_description,
  ]
    .map((text) => plain(text ?? ''))
    .find((text) => text !== '' && !hasVariables(text))
  return written
    ? cut(written, maxDescriptionLength)
    : cut(plainText(blocks).replaceAll(/\s+/g, ' '), 200)
}

/** The texts of these plugins may have variables in place of words. */
const hasVariables = (text: string) => /%%?\w+%|#\w+_\w+/.test(text)

/** What SEO plugins tell search engines, if it is written out. */
function searchWords(meta: Record<string, string>) {
  const [seoTitle = '', seoDescription = ''] = [
    meta._yoast_wpseo_title || meta.rank_math_title || meta._aioseo_title,
    meta._yoast_wpseo_metadesc || meta.rank_math_description || meta._aioseo_description,
  ].map((text) => (hasVariables(text ?? '') ? '' : plain(text ?? '')))
  return {
    seoTitle: cut(seoTitle, maxTitleLength),
    seoDescription: cut(seoDescription, maxDescriptionLength),
  }
}

const canonicalOf = (meta: Record<string, string>) =>
  meta._yoast_wpseo_canonical || meta.rank_math_canonical_url || meta._aioseo_canonical_url || ''

function authorOf(site: WxrSite, login: string) {
  return site.authors.get(login.trim()) ?? { name: login.trim(), email: '' }
}
