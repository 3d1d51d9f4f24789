import { countPosts } from '#app/blog/posts.server.ts'
import { countMeals } from '#app/meals/meals.server.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { xmlAnswer } from './answers.ts'
import { partSize } from './part-size.ts'

/** `/sitemap.xml`: an index of parts, of which the first has the fixed pages. */
export const loader = pageLoader(async ({ app }) => {
  const [{ publishedMeals }, { publishedBlogs }] = await Promise.all([
    countMeals(app),
    countPosts(app),
  ])
  const addresses = [
    'pages',
    ...partNames('meals', publishedMeals),
    ...partNames('blogs', publishedBlogs),
  ]
  const entries = addresses.map(
    (name) => `<sitemap><loc>${app.config.siteUrl}/sitemaps/${name}.xml</loc></sitemap>`,
  )
  return xmlAnswer(
    'application/xml',
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  )
})

function partNames(kind: string, count: number): string[] {
  const parts = Math.max(1, Math.ceil(count / partSize))
  return Array.from({ length: parts }, (_, part) => `${kind}-${part + 1}`)
}
