import { mealPath } from '#app/meals/meal-path.ts'
import { mealAddresses } from '#app/meals/meals.server.ts'
import { notFound } from '#platform/errors.ts'
import { xmlText } from '#platform/text/xml.ts'
import { pageLoader } from '../page-loader.server.ts'
import { xmlAnswer } from './answers.ts'
import { partSize } from './part-size.ts'

const fixedPaths = [
  '/',
  '/meals',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-and-conditions',
  '/cookie-policy',
]

/** `/sitemaps/pages.xml` and `/sitemaps/meals-1.xml` and on. */
export const loader = pageLoader<{ name?: string }, Response>(async ({ app, params }) => {
  const { siteUrl } = app.config
  if (params.name === 'pages.xml')
    return urlSet(fixedPaths.map((path) => ({ url: siteUrl + path })))
  const part = Number(/^meals-([1-9]\d{0,4})\.xml$/.exec(params.name ?? '')?.[1] ?? 0)
  const meals = part > 0 ? await mealAddresses(app, { part, size: partSize }) : []
  if (meals.length === 0 && part !== 1) throw notFound('There is no such sitemap')
  return urlSet(
    meals.map(({ slug, updatedAt }) => ({ url: siteUrl + mealPath(slug), changed: updatedAt })),
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
