import { errorMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { notFound } from '#platform/errors.ts'
import { DocumentPage, shownPageMeta } from '../documents/document-page.tsx'
import { findShownPage, type ShownPage } from '../documents/show-page.server.ts'
import type { Route } from './+types/own-page.ts'

export const loader = pageLoader<{ slug?: string }, { page: ShownPage }>(
  async ({ app, params: { slug = '' } }) => {
    const page = await findShownPage(app, slug)
    if (!page) throw notFound('Page Not Found')
    return { page }
  },
)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  return loaderData ? shownPageMeta(site, loaderData.page) : errorMeta(site, 'Page Not Found')
}

/** A page that the owner of the site has added. */
export default function OwnPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage page={loaderData.page} />
}
