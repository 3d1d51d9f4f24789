import { CookieSettingsLink } from '#app/shell/cookies/cookie-settings-link.tsx'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom, useSiteInfo } from '#app/shell/site-info.ts'
import { cookieSections } from '../cookie-sections.tsx'
import { DocumentPage, shownPageMeta } from '../documents/document-page.tsx'
import { findChangedPage } from '../documents/show-page.server.ts'
import { LegalPage, legalMeta } from '../legal-page.tsx'
import type { Route } from './+types/cookie-policy.ts'

export const loader = pageLoader(async ({ app }) => ({
  changed: await findChangedPage(app, 'cookie-policy'),
}))

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  if (loaderData?.changed) return shownPageMeta(site, loaderData.changed)
  return legalMeta(site, {
    title: 'Cookie Policy',
    path: '/cookie-policy',
    about: `What ${site.name} keeps in your browser, what each entry is for, and how to choose or delete it.`,
  })
}

export default function CookiePolicy({ loaderData: { changed } }: Route.ComponentProps) {
  const site = useSiteInfo()
  if (changed)
    return (
      <DocumentPage page={changed}>
        <p className="noscript:hidden">
          Open the <CookieSettingsLink className="text-link" /> to choose again what you allow.
        </p>
      </DocumentPage>
    )
  return (
    <LegalPage
      title="Cookie Policy"
      summary={
        <p>
          The short version: {site.name} sets no cookies. A few entries in your browser&rsquo;s own
          storage keep the site working and what you typed safe.{' '}
          {site.analyticsUrl
            ? 'Visits are counted only if you allow Analytics in the banner.'
            : 'Nothing measures you and nothing follows you, whatever you choose in the banner.'}
        </p>
      }
      sections={cookieSections(site)}
    />
  )
}
