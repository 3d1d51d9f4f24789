import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom, useSiteInfo } from '#app/shell/site-info.ts'
import { DocumentPage, shownPageMeta } from '../documents/document-page.tsx'
import { findChangedPage } from '../documents/show-page.server.ts'
import { LegalPage, legalMeta } from '../legal-page.tsx'
import { termsSections } from '../terms-sections.tsx'
import type { Route } from './+types/terms-and-conditions.ts'

export const loader = pageLoader(async ({ app }) => ({
  changed: await findChangedPage(app, 'terms-and-conditions'),
}))

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  if (loaderData?.changed) return shownPageMeta(site, loaderData.changed)
  return legalMeta(site, {
    title: 'Terms & Conditions',
    path: '/terms-and-conditions',
    about: `The rules for using ${site.name}: estimates and not advice, who may use it, and what you may do with it.`,
  })
}

export default function TermsAndConditions({ loaderData: { changed } }: Route.ComponentProps) {
  const site = useSiteInfo()
  if (changed) return <DocumentPage page={changed} />
  return (
    <LegalPage
      title="Terms & Conditions"
      summary={
        <p>
          These are the rules for using {site.name}. The one that matters most: every figure here is
          an estimate made by software, for fun and for learning. Please do not base decisions about
          your health on it.
        </p>
      }
      sections={termsSections(site)}
    />
  )
}
