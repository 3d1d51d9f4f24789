import { postPath } from '#app/blog/post-path.ts'
import { postAddresses } from '#app/blog/posts.server.ts'
import { ownPageAddresses } from '#app/legal/documents/pages.server.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import { mealAddresses } from '#app/meals/meals.server.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { notFound } from '#platform/errors.ts'
import { xmlText } from '#platform/text/xml.ts'
import { xmlAnswer } from './answers.ts'
import { partSize } from './part-size.ts'

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

/** `/sitemaps/pages.xml`, and numbered parts such as `/sitemaps/meals-1.xml` and `/sitemaps/blogs-1.xml`. */
export const loader = pageLoader<{ name?: string }, Response>(async ({ app, params }) => {
  const { siteUrl } = app.config
  if (params.name === 'pages.xml') {
    const own = (await ownPageAddresses(app)).map(({ path, updatedAt }) => ({
      url: siteUrl + path,
      changed: updatedAt,
    }))
    return urlSet([...fixedPaths.map((path) => ({ url: siteUrl + path })), ...own])
  }
  const [, name, number] = /^(meals|blogs)-([1-9]\d{0,4})\.xml$/.exec(params.name ?? '') ?? []
  if (name !== 'meals' && name !== 'blogs') throw notFound('There is no such sitemap')
  const { addresses, path } = kinds[name]
  const part = Number(number)
  const items = await addresses(app, { part, size: partSize })
  if (items.length === 0 && part !== 1) throw notFound('There is no such sitemap')
  return urlSet(
    items.map(({ slug, updatedAt }) => ({ url: siteUrl + path(slug), changed: updatedAt })),
  )
})

function urlSet(pages: { url: string; changed?: string }[]): Response {
  const entries = pages.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${xmlText(url)}</loc>${lastmod}</url>`
  })
  return xmlAnswer(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>`,
  )
}
