import { siteInfoFrom, useSiteInfo } from '#app/shell/site-info.ts'
import { cookieSections } from '../cookie-sections.tsx'
import { LegalPage, legalMeta } from '../legal-page.tsx'
import type { Route } from './+types/cookie-policy.ts'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  return legalMeta(site, {
    title: 'Cookie Policy',
    path: '/cookie-policy',
    about: `What ${site.name} keeps in your browser, what each entry is for, and how to choose or delete it.`,
  })
}

export default function CookiePolicy() {
  const site = useSiteInfo()
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
