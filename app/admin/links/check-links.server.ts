import { isForeign } from '#app/blog/content/inline-images.server.ts'
import { getPostByAny } from '#app/blog/posts.server.ts'
import { imageIdOfUrl } from '#app/images/images-by-address.server.ts'
import { isBuiltIn, reservedSlugs } from '#app/legal/documents/page-document.ts'
import { findShownPage } from '#app/legal/documents/show-page.server.ts'
import { reservedMealSlugs } from '#app/meals/meal.ts'
import { getMeal, getMealBySlug } from '#app/meals/meals.server.ts'
import { orUndefined } from '#app/publishing/save.server.ts'
import { findRedirect } from '#app/redirects/redirects.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { isId } from '#platform/text/slug.ts'

/** Addresses that are looked up at the same time. */
const atOnce = 8

/** Those of the links that lead to an address of this site at which visitors find nothing. */
export async function checkLinks(app: App, _staff: Staff, links: readonly string[]) {
  const wanted = [...new Set(links)]
  const deadLinks: string[] = []
  for (let first = 0; first < wanted.length; first += atOnce) {
    const some = wanted.slice(first, first + atOnce)
    const alive = await Promise.all(some.map((link) => leadsSomewhere(app, link)))
    deadLinks.push(...some.filter((_, index) => !alive[index]))
  }
  return { deadLinks }
}

/** True for addresses of other sites too, of which nothing is known here. */
async function leadsSomewhere(app: App, link: string): Promise<boolean> {
  const url = URL.parse(link, app.config.siteUrl)
  if (!url || isForeign(app, link)) return true
  const parts = partsOf(url.pathname)
  if (!parts) return false
  return (
    (await isThere(app, url.pathname, parts)) || (await findRedirect(app, url.pathname)) !== null
  )
}

/** The decoded parts of a path; null for one that cannot be decoded. */
function partsOf(pathname: string): string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}

async function isThere(app: App, pathname: string, [first = '', second, third]: string[]) {
  if (first === '') return true
  if (first === 'media') return (await imageIdOfUrl(app, pathname)) !== null
  if (first === 'meals' && second) return !third && (await isMeal(app, second))
  if ((first === 'blogs' || first === 'blog') && second && second !== 'feed.xml') {
    const isFeed = first === 'blog' && pathname.endsWith('/feed.xml')
    return third ? isFeed : await isFound(getPostByAny(app, null, second))
  }
  if (reservedSlugs.includes(first) || first.includes('.')) return true
  if (second) return false
  return isBuiltIn(first) || (await findShownPage(app, first)) !== null
}

async function isMeal(app: App, part: string): Promise<boolean> {
  if (part === 'feed.xml' || reservedMealSlugs.includes(part)) return true
  return await isFound(isId(part) ? getMeal(app, null, part) : getMealBySlug(app, null, part))
}

/** True if visitors find it; what is not published is not there for them. */
const isFound = async (found: Promise<object>) => (await orUndefined(found)) !== undefined
