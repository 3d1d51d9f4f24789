import { postPath } from '#app/blog/post-path.ts'
import { partsOfPosts, postAddresses } from '#app/blog/posts.server.ts'
import { ownPageAddresses } from '#app/legal/documents/pages.server.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import { countMeals, mealAddresses } from '#app/meals/meals.server.ts'
import type { App } from '#platform/app.ts'
import { xmlText } from '#platform/text/xml.ts'
import { partSize } from './part-size.ts'

type Listed = { url: string; changed?: string }

const fixedPaths = [
  '/',
  '/meals',
  '/estimate',
  '/day',
  '/guess',
  '/compare',
  '/blogs',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-and-conditions',
  '/cookie-policy',
]

/** For each kind of part: the query for its addresses, and the path of its pages. */
const kinds = {
  meals: { addresses: mealAddresses, path: mealPath },
  blogs: { addresses: postAddresses, path: postPath },
}

/**
 * The text of `/sitemap.xml`: all addresses if one file may have them, otherwise an index of parts, of which the
 * first has the fixed pages.
 */
export async function sitemapOf(app: App, size = partSize): Promise<string> {
  const [{ publishedMeals }, posts] = await Promise.all([countMeals(app), partsOfPosts(app, size)])
  const meals = Math.max(1, Math.ceil(publishedMeals / size))
  if (meals === 1 && posts.length === 1) {
    const all = (
      await Promise.all([pagesOf(app), itemsOf(app, 'meals'), itemsOf(app, 'blogs')])
    ).flat()
    if (all.length <= size) return urlSet(all)
  }
  const names = [
    'pages',
    ...Array.from({ length: meals }, (_, part) => `meals-${part + 1}`),
    ...posts.map((part) => `blogs-${part}`),
  ]
  const entries = names.map(
    (name) => `<sitemap><loc>${app.config.siteUrl}/sitemaps/${name}.xml</loc></sitemap>`,
  )
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`
}

/** The text of `/sitemaps/NAME`, such as `pages.xml` or `meals-1.xml`; null if there is no such part. */
export async function sitemapPart(app: App, name: string): Promise<string | null> {
  if (name === 'pages.xml') return urlSet(await pagesOf(app))
  const [, kind, number] = /^(meals|blogs)-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  if (kind !== 'meals' && kind !== 'blogs') return null
  const part = Number(number)
  const items = await itemsOf(app, kind, part)
  return items.length === 0 && part !== 1 ? null : urlSet(items)
}

async function pagesOf(app: App): Promise<Listed[]> {
  const { siteUrl } = app.config
  const own = await ownPageAddresses(app)
  return [
    ...fixedPaths.map((path) => ({ url: siteUrl + path })),
    ...own.map(({ path, updatedAt }) => ({ url: siteUrl + path, changed: updatedAt })),
  ]
}

async function itemsOf(app: App, kind: keyof typeof kinds, part = 1): Promise<Listed[]> {
  const { addresses, path } = kinds[kind]
  const items = await addresses(app, { part, size: partSize })
  return items.map(({ slug, updatedAt }) => ({
    url: app.config.siteUrl + path(slug),
    changed: updatedAt,
  }))
}

function urlSet(pages: Listed[]): string {
  const entries = pages.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${xmlText(url)}</loc>${lastmod}</url>`
  })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>`
}
