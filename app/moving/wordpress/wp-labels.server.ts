import { firstPostCategories } from '#app/blog/post.ts'
import { cut } from '#platform/text/cut.ts'
import { plain } from '../recipes/recipe.server.ts'
import type { WxrItem } from './wxr-rows.server.ts'

const categoryName = (name: string) => cut(plain(name), 60)

const tagName = (name: string) => cut(plain(name), 50)

const isNoCategory = (name: string) => name.toLowerCase() === 'uncategorized'

/** In WordPress a post may have several categories; the others become tags here. */
export function labelsOf({ terms }: Pick<WxrItem, 'terms'>) {
  const ofKind = (...domains: string[]) =>
    terms.filter(({ domain }) => domains.includes(domain)).map(({ name }) => name)
  const all = [...new Set(ofKind('category').map(categoryName))].filter(Boolean)
  const named = all.filter((name) => !isNoCategory(name))
  const [category = firstPostCategories[0] ?? '', ...others] = named
  const tags = [...ofKind('post_tag', 'tag'), ...others].map(tagName)
  return { category, tags: [...new Set(tags)].filter(Boolean) }
}

/** The list of posts here of a category there; that of all posts for the one of posts without a category. */
export function categoryList(name: string): string {
  const category = categoryName(name)
  if (!category || isNoCategory(category)) return '/blogs'
  return `/blogs?${new URLSearchParams({ category })}`
}

/** The list of posts here with a tag. */
export const tagList = (name: string) => `/blogs?${new URLSearchParams({ tag: tagName(name) })}`

/** True for a category that is a tag here of an entry of the category `first`. */
export function becomesTag(name: string, first: string): boolean {
  const category = categoryName(name)
  return !isNoCategory(category) && category !== first
}
