import { pageLoader } from '#app/shell/page-loader.server.ts'
import { notFound } from '#platform/errors.ts'
import { xmlAnswer } from './answers.ts'
import { sitemapPart } from './sitemaps.server.ts'

/** `/sitemaps/pages.xml`, and numbered parts such as `/sitemaps/meals-1.xml` and `/sitemaps/blogs-1.xml`. */
export const loader = pageLoader<{ name?: string }, Response>(async ({ app, params }) => {
  const text = await sitemapPart(app, params.name ?? '')
  if (text === null) throw notFound('There is no such sitemap')
  return xmlAnswer('application/xml', text)
})
