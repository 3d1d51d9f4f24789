import { postAddress } from '#app/blog/post.ts'
import { postPath } from '#app/blog/post-path.ts'
import { mealAddress } from '#app/meals/meal.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import { invalid } from '#platform/errors.ts'
import { addressKey } from './wp-addresses.ts'
import { type Recipe, wprmRecipe } from './wprm-recipe.server.ts'
import { type WxrItem, wxrRows } from './wxr-rows.server.ts'

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
  /** Recipes of WP Recipe Maker by id. */
  recipes: Map<string, Recipe>
  /** The slugs here of posts and pages, by the number of their entry. */
  slugs: Map<number, string>
  /** The addresses here for those of the old site. */
  paths: Map<string, string>
  posts: number
  comments: number
  /** How many entries of each kind are left out. */
  leftOut: Map<string, number>
}

/** The kinds of entries that become posts. */
const imported = ['post', 'page']

/**
 * Reads everything but the texts of posts, and thereby checks that
 * the file is complete. Throws 400 for any other file.
 */
export async function readWxrSite(file: string): Promise<WxrSite> {
  const site: WxrSite = {
    url: '',
    authors: new Map(),
    attachments: new Map(),
    attachmentAt: new Map(),
    sharedBlocks: new Map(),
    recipes: new Map(),
    slugs: new Map(),
    paths: new Map(),
    posts: 0,
    comments: 0,
    leftOut: new Map(),
  }
  const taken = new Set<string>()
  for await (const row of wxrRows(file)) {
    if (row.kind === 'item') noteItem(site, row.item, taken)
    else if (row.kind === 'author') noteAuthor(site, row.fields)
    else if (row.kind === 'term') noteTerm(site, row.fields)
    else if (row.name === 'wp:base_blog_url') site.url = row.text.replace(/\/+$/, '')
    else if (row.name === 'link') site.url ||= row.text.replace(/\/+$/, '')
  }
  if (site.posts + site.recipes.size === 0) {
    throw invalid('This export of WordPress has no posts, pages or recipes')
  }
  return site
}

/** True for entries that are stored here as posts. */
export function isImported({ fields }: WxrItem): boolean {
  const status = fields['wp:status'] ?? ''
  return imported.includes(typeOf(fields)) && !['trash', 'auto-draft'].includes(status)
}

export const typeOf = (fields: Record<string, string>) => fields['wp:post_type']?.trim() || 'post'

/** The id of an entry, by which others refer to it. */
export const idOf = ({ fields }: WxrItem) => (fields['wp:post_id'] ?? '').trim()

function noteItem(site: WxrSite, item: WxrItem, taken: Set<string>): void {
  const { fields } = item
  const type = typeOf(fields)
  site.comments += item.comments
  if (isImported(item)) notePost(site, item, taken)
  else if (type === 'attachment') noteAttachment(site, item)
  else if (type === 'wp_block') site.sharedBlocks.set(idOf(item), fields['content:encoded'] ?? '')
  else if (type === 'wprm_recipe') {
    site.recipes.set(idOf(item), wprmRecipe(item))
  } else {
    const kind = imported.includes(type) ? `${type} in the trash or never saved` : type
    site.leftOut.set(kind, (site.leftOut.get(kind) ?? 0) + 1)
  }
}

function notePost(site: WxrSite, item: WxrItem, taken: Set<string>): void {
  const { fields } = item
  site.posts += 1
  const slug = freeSlug(item, taken)
  taken.add(slug)
  site.slugs.set(item.number, slug)
  const path = postPath(slug)
  const type = typeOf(fields)
  const link = addressKey(fields.link ?? '', site.url)
  // The address of a draft is its id, which says less than its slug.
  if (link) site.paths.set(link, path)
  const id = idOf(item)
  if (id) site.paths.set(`?${type === 'page' ? 'page_id' : 'p'}=${id}`, path)
}

/** Slugs are unique per kind there, and among all posts here. */
function freeSlug(item: WxrItem, taken: Set<string>): string {
  const { fields } = item
  const name = decoded(fields['wp:post_name'] ?? '')
  const id = idOf(item) || String(item.number)
  const slug = postAddress(name) || postAddress(fields.title ?? '') || postAddress(`post ${id}`)
  if (!taken.has(slug)) return slug
  const other = typeOf(fields) === 'page' ? `${slug}-page` : `${slug}-${id}`
  return taken.has(other) ? `${slug}-${id}-${item.number}` : other
}

/** Letters of other scripts are percent-encoded there. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function noteAttachment(site: WxrSite, item: WxrItem): void {
  const { fields, meta } = item
  const url = (fields['wp:attachment_url'] || fields.guid || '').trim()
  if (!url) return
  const id = idOf(item)
  const alt = (meta._wp_attachment_image_alt ?? '').trim()
  const caption = (fields['excerpt:encoded'] ?? '').trim()
  site.attachments.set(id, { url, alt, caption, parent: (fields['wp:post_parent'] ?? '').trim() })
  site.attachmentAt.set(addressKey(url, site.url, true), id)
}

function noteAuthor(site: WxrSite, fields: Record<string, string>): void {
  const login = (fields['wp:author_login'] ?? '').trim()
  const names = [fields['wp:author_first_name'], fields['wp:author_last_name']]
  const full = names.map((name) => name?.trim()).filter(Boolean)
  const name = fields['wp:author_display_name']?.trim() || full.join(' ') || login
  site.authors.set(login, { name, email: (fields['wp:author_email'] ?? '').trim() })
}

/** The lists of categories and tags have addresses too. */
function noteTerm(site: WxrSite, fields: Record<string, string>): void {
  const category = fields['wp:cat_name']
  const tag = fields['wp:tag_name']
  const slug = fields['wp:category_nicename'] || fields['wp:tag_slug'] || ''
  const name = (category || tag || '').trim()
  if (!slug || !name || !site.url) return
  const kind = category ? 'category' : 'tag'
  const key = addressKey(`${site.url}/${kind}/${slug}/`, site.url)
  if (key) site.paths.set(key, `/blogs?${new URLSearchParams({ [kind]: name })}`)
}

/** The path of the meal that a recipe becomes. */
export const pathOfRecipe = ({ title }: Recipe) => mealPath(mealAddress(title))
