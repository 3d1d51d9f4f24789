import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom, useSiteInfo } from '#app/shell/site-info.ts'
import { Link } from '#app/ui/link.tsx'
import { DocumentPage, shownPageMeta } from '../documents/document-page.tsx'
import { findChangedPage } from '../documents/show-page.server.ts'
import { LegalPage, legalMeta } from '../legal-page.tsx'
import { privacySections } from '../privacy-sections.tsx'
import type { Route } from './+types/privacy-policy.ts'

export const loader = pageLoader(async ({ app }) => ({
  changed: await findChangedPage(app, 'privacy-policy'),
}))

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  if (loaderData?.changed) return shownPageMeta(site, loaderData.changed)
  return legalMeta(site, {
    title: 'Privacy Policy',
    path: '/privacy-policy',
    about: `What ${site.name} stores about you, why, who may see it, and how to have it deleted.`,
  })
}

export default function PrivacyPolicy({ loaderData: { changed } }: Route.ComponentProps) {
  const site = useSiteInfo()
  if (changed) return <DocumentPage page={changed} />
  return (
    <LegalPage
      title="Privacy Policy"
      summary={
        <p>
          You can read all of {site.name} without an account and without telling us who you are. We
          keep what you send us, and nothing that follows you around. What stays in your browser is
          listed in the{' '}
          <Link to="/cookie-policy" className="text-link">
            cookie policy
          </Link>
          .
        </p>
      }
      sections={privacySections(site)}
    />
  )
}
