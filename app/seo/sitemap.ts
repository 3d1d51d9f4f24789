import { partsOfPosts } from '#app/blog/posts.server.ts'
import { countMeals } from '#app/meals/meals.server.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { xmlAnswer } from './answers.ts'
import { partSize } from './part-size.ts'

/** `/sitemap.xml`: an index of parts, of which the first has the fixed pages. */
export const loader = pageLoader(async ({ app }) => {
  const [{ publishedMeals }, posts] = await Promise.all([
    countMeals(app),
    partsOfPosts(app, partSize),
  ])
  const meals = Math.max(1, Math.ceil(publishedMeals / partSize))
  const addresses = [
    'pages',
    ...Array.from({ length: meals }, (_, part) => `meals-${part + 1}`),
    ...posts.map((part) => `blogs-${part}`),
  ]
  const entries = addresses.map(
    (name) => `<sitemap><loc>${app.config.siteUrl}/sitemaps/${name}.xml</loc></sitemap>`,
  )
  return xmlAnswer(
    'application/xml',
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  )
})
