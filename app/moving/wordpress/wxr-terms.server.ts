import { addressKey } from './wp-addresses.ts'
import { becomesTag, categoryList, labelsOf, tagList } from './wp-labels.server.ts'
import type { WxrItem } from './wxr-rows.server.ts'
import type { WxrSite } from './wxr-site.server.ts'

/** The address of a category or tag in the list at the top of an export. */
export function noteTermOfSite(site: WxrSite, fields: Record<string, string>): void {
  const slug = fields['wp:category_nicename'] || fields['wp:tag_slug'] || ''
  const category = fields['wp:cat_name']
  // The file names a category before those below it.
  const above = site.categoryPaths.get(fields['wp:category_parent'] ?? '')
  if (category) site.categoryPaths.set(slug, above ? `${above}/${slug}` : slug)
  if (category) noteTerm(site, 'category', slug, category)
  else noteTerm(site, 'tag', slug, fields['wp:tag_name'] ?? '')
}

/**
 * The addresses of the categories and tags of a post: an export of posts alone lists no terms at its top. A
 * category that no post has as its first one is a tag here; `categories` has the slugs of the others.
 */
export function noteTermsOfPost(site: WxrSite, item: WxrItem, categories: Set<string>): void {
  const { category: first } = labelsOf(item)
  for (const { domain, slug, name } of item.terms) {
    if (domain === 'post_tag') noteTerm(site, 'tag', slug, name)
    if (domain !== 'category') continue
    const isTag = becomesTag(name, first)
    if (!isTag) categories.add(slug)
    noteTerm(site, isTag && !categories.has(slug) ? 'tag' : 'category', slug, name, 'category')
  }
}

/** The lists of categories, tags and authors have addresses too. */
function noteTerm(
  site: WxrSite,
  kind: 'category' | 'tag',
  slug: string,
  name: string,
  kindThere = kind,
): void {
  if (!slug || !name.trim()) return
  const here = kind === 'tag' ? tagList(name) : categoryList(name)
  noteList(site, `${kindThere}/${slug}`, here)
  const path = kindThere === 'category' ? site.categoryPaths.get(slug) : undefined
  if (path) noteList(site, `category/${path}`, here)
}

/** Keeps the address of a list of posts there, a path without a slash at its ends. */
export function noteList(site: WxrSite, path: string, here: string): void {
  const key = site.url && addressKey(`${site.url}/${path}/`, site.url)
  if (key) site.paths.set(key, here)
}
