import { pageLoader } from '#app/shell/page-loader.server.ts'
import { xmlAnswer } from './answers.ts'
import { sitemapOf } from './sitemaps.server.ts'

/** `/sitemap.xml` */
export const loader = pageLoader(async ({ app }) =>
  xmlAnswer('application/xml', await sitemapOf(app)),
)
