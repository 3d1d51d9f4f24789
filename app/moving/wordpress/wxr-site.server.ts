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
import { pathOfRecipe, plain, type Recipe } from '../recipes/recipe.server.ts'
import { addressKey } from './wp-addresses.ts'
import { timeOf, wprmRecipe } from './wprm-recipe.server.ts'
import { type WxrItem, wxrRows } from './wxr-rows.server.ts'
import { noteList, noteTermOfSite, noteTermsOfPost } from './wxr-terms.server.ts'

export type Attachment = { url: string; alt: string; caption: string; parent: string }

/** What the posts of an export refer to. */
export type WxrSite = {
  /** The address of the blog, without a slash at its end. */
  url: string
  /** Authors by their login. */
  authors: Map<string, { name: string; email: string }>
  /** Attachments by their id, and their ids by the address of the file. */
  attachments: Map<string, Attachment>
  attachmentAt: Map<string, string>
  /** Blocks that posts share, by id. */
  sharedBlocks: Map<string, string>
  /** Recipes of WP Recipe Maker by id, and the paths of the meals that they become. */
  recipes: Map<string, Recipe>
  meals: Set<string>
  /** The slugs here of posts and pages, by the number of their entry. */
  slugs: Map<number, string>
  /** The pages by the number of their entry, with their addresses there. */
  pages: Map<number, OldPage & { id: string; keys: string[] }>
  /** Categories below others have the slugs of these in their addresses: `food/soups`, by the last slug. */
  categoryPaths: Map<string, string>
  /** The addresses here for those of the old site. */
  paths: Map<string, string>
  posts: number
  comments: number
  /** How many entries of each kind are left out. */
  leftOut: Map<string, number>
}

/** The kinds of entries that become posts or pages. */
const imported = ['post', 'page']

/**
 * Reads everything but the texts of posts, and thereby checks that
 * the file is complete. Throws 400 for any other file.
 */
export async function readWxrSite(app: App, admin: Admin, file: string): Promise<WxrSite> {
  const site: WxrSite = {
    url: '',
    authors: new Map(),
    attachments: new Map(),
    attachmentAt: new Map(),
    sharedBlocks: new Map(),
    recipes: new Map(),
    meals: new Set(),
    slugs: new Map(),
    pages: new Map(),
    categoryPaths: new Map(),
    paths: new Map(),
    posts: 0,
    comments: 0,
    leftOut: new Map(),
  }
  const taken: Taken = { posts: new Set(), pages: new Set(), categories: new Set() }
  for await (const row of wxrRows(file)) {
    if (row.kind === 'item') noteItem(site, row.item, taken)
    else if (row.kind === 'author') noteAuthor(site, row.fields)
    else if (row.kind === 'term') noteTermOfSite(site, row.fields)
    else if (row.name === 'wp:base_blog_url') site.url = row.text.replace(/\/+$/, '')
    else if (row.name === 'link') site.url ||= row.text.replace(/\/+$/, '')
  }
  if (site.posts + site.recipes.size === 0) {
    throw invalid('This export of WordPress has no posts, pages or recipes')
  }
  await placePages(app, admin, site, taken)
  return site
}

/** The slugs of entries, and of the categories that stay categories. */
type Taken = { posts: Set<string>; pages: Set<string>; categories: Set<string> }

/** Pages whose address is not free here get the address of a post. */
async function placePages(app: App, admin: Admin, site: WxrSite, taken: Taken): Promise<void> {
  for (const [number, page] of site.pages) {
    page.whyPost = await whyNoPage(app, admin, page)
    if (page.whyPost === null) continue
    const slug = postSlugFor(taken.posts, page, page.id)
    site.slugs.set(number, slug)
    for (const key of page.keys) site.paths.set(key, postPath(slug))
  }
}

/** True for entries that are stored here as posts or pages. */
export function isImported({ fields }: WxrItem): boolean {
  const status = fields['wp:status'] ?? ''
  return imported.includes(typeOf(fields)) && !['trash', 'auto-draft'].includes(status)
}

export const typeOf = (fields: Record<string, string>) => fields['wp:post_type']?.trim() || 'post'

/** The id of an entry, by which others refer to it. */
export const idOf = ({ fields }: WxrItem) => (fields['wp:post_id'] ?? '').trim()

function noteItem(site: WxrSite, item: WxrItem, taken: Taken): void {
  const { fields } = item
  const type = typeOf(fields)
  site.comments += item.comments
  if (isImported(item)) notePost(site, item, taken)
  else if (type === 'attachment') noteAttachment(site, item)
  else if (type === 'wp_block') site.sharedBlocks.set(idOf(item), fields['content:encoded'] ?? '')
  else if (type === 'wprm_recipe') noteRecipe(site, item)
  else {
    const kind = imported.includes(type) ? `${type} in the trash or never saved` : type
    site.leftOut.set(kind, (site.leftOut.get(kind) ?? 0) + 1)
  }
}

/** The texts of posts link to the meal, so its path is one that is known here. */
function noteRecipe(site: WxrSite, item: WxrItem): void {
  const recipe = wprmRecipe(item)
  site.recipes.set(idOf(item), recipe)
  site.meals.add(pathOfRecipe(recipe))
}

function notePost(site: WxrSite, item: WxrItem, taken: Taken): void {
  const { fields, number } = item
  site.posts += 1
  noteTermsOfPost(site, item, taken.categories)
  const isPage = typeOf(fields) === 'page'
  const slug = isPage ? pageSlug(item, taken.pages) : postSlug(item, taken.posts)
  taken[isPage ? 'pages' : 'posts'].add(slug)
  site.slugs.set(number, slug)
  const link = addressKey(fields.link ?? '', site.url)
  const id = idOf(item)
  // The address of a draft is its id, which says less than its slug. The short address of a page has `p` too.
  const ids = id ? [`?p=${id}`, ...(isPage ? [`?page_id=${id}`] : [])] : []
  const keys = [link, ...ids].filter(Boolean)
  for (const key of keys) site.paths.set(key, isPage ? pagePath(slug) : postPath(slug))
  if (isPage) {
    const title = titleOf(fields, slug)
    const page = { slug, title, createdAt: dateOf(fields), whyPost: null }
    site.pages.set(number, { ...page, id: id || String(number), keys })
  }
}

/** The title here of an entry, which may have none. */
export const titleOf = (fields: Record<string, string>, slug: string) =>
  cut(plain(fields.title ?? '') || slug, maxTitleLength)

/** Drafts have no date in UTC. */
export const dateOf = (fields: Record<string, string>): string | undefined =>
  timeOf(fields['wp:post_date_gmt'] ?? '') ?? timeOf(fields['wp:post_date'] ?? '')

/** Slugs are unique per kind there, but not within a file that was put together. */
function postSlug(item: WxrItem, taken: Set<string>): string {
  const { fields, number } = item
  const name = decoded(fields['wp:post_name'] ?? '')
  const id = idOf(item) || String(number)
  const slug = postAddress(name) || postAddress(fields.title ?? '') || postAddress(`post ${id}`)
  return [slug, `${slug}-${id}`].find((one) => !taken.has(one)) ?? `${slug}-${id}-${number}`
}

/** Pages below different ones may have the same name there. */
function pageSlug(item: WxrItem, taken: Set<string>): string {
  const { fields, number } = item
  const id = idOf(item) || String(number)
  const name = decoded(fields['wp:post_name'] ?? '')
  const slug = slugOf(name) || slugOf(fields.title ?? '') || `page-${id}`
  return [slug, `${slug}-${id}`].find((one) => !taken.has(one)) ?? `${slug}-${id}-${number}`
}

/** Letters of other scripts are percent-encoded there. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A copy of a text: a part of a longer one would keep all of that in memory. */
const kept = (text: string) => Buffer.from(text).toString()

function noteAttachment(site: WxrSite, item: WxrItem): void {
  const { fields, meta } = item
  const url = kept((fields['wp:attachment_url'] || fields.guid || '').trim())
  if (!url) return
  const id = idOf(item)
  const alt = kept((meta._wp_attachment_image_alt ?? '').trim())
  const caption = kept((fields['excerpt:encoded'] ?? '').trim())
  site.attachments.set(id, { url, alt, caption, parent: (fields['wp:post_parent'] ?? '').trim() })
  site.attachmentAt.set(addressKey(url, site.url, true), id)
}

function noteAuthor(site: WxrSite, fields: Record<string, string>): void {
  const login = (fields['wp:author_login'] ?? '').trim()
  const names = [fields['wp:author_first_name'], fields['wp:author_last_name']]
  const full = names.map((name) => name?.trim()).filter(Boolean)
  const name = fields['wp:author_display_name']?.trim() || full.join(' ') || login
  noteList(site, `author/${login}`, '/blogs')
  site.authors.set(login, { name, email: (fields['wp:author_email'] ?? '').trim() })
}
