import { useCached } from '#app/render/use-cached.tsx'
import { useSession } from '#app/shell/session.tsx'
import { Link } from '#app/ui/link.tsx'
import { BrandMark } from './brand.tsx'
import { CookieSettingsLink } from './cookies/cookie-settings-link.tsx'
import { Newsletter } from './newsletter.tsx'
import { CalmSwitch } from './preferences/calm-switch.tsx'
import { PreferenceChoice } from './preferences/preference-choice.tsx'
import { type SiteInfo, useSiteInfo } from './site-info.ts'
import { SocialLinks } from './social-links.tsx'

const quickLinks = [
  { to: '/meals', name: 'Meal Plans' },
  { to: '/estimate', name: 'Estimate a Plate' },
  { to: '/day', name: 'My Day' },
  { to: '/guess', name: 'Guess First' },
  { to: '/compare', name: 'Compare Meals' },
  { to: '/about', name: 'About Us' },
  { to: '/contact', name: 'Contact' },
  { to: '/privacy-policy', name: 'Privacy Policy' },
  { to: '/terms-and-conditions', name: 'Terms & Conditions' },
  { to: '/cookie-policy', name: 'Cookie Policy' },
]

/** The footer of every page: disclaimer, links, contact address and newsletter. */
export function SiteFooter() {
  const { isAuthenticated: signedIn } = useSession()
  const content = { key: 'content', site: useSiteInfo(), signedIn }
  return (
    <footer
      className="mt-16 border-line border-t print:hidden lg:mt-24"
      {...useCached(FooterContent, [content])}
    />
  )
}

function FooterContent({ site, signedIn }: { site: SiteInfo; signedIn: boolean }) {
  return (
    <div className="page-width grid gap-x-12 gap-y-10 py-14 md:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.4fr]">
      <div>
        <p className="flex items-center gap-2.5 font-semibold font-serif text-lg">
          <BrandMark logo={site.logo} />
          {site.name}
        </p>
        <p className="mt-4 max-w-sm text-muted text-sm leading-6">
          {`All calorie, nutrient and portion figures are AI-generated. They are for fun and educational purposes only and are not professional advice. ${site.name} is not a substitute for a healthcare provider.`}
        </p>
        {site.footerText && (
          <p className="mt-4 max-w-sm whitespace-pre-line text-muted text-sm leading-6">
            {site.footerText}
          </p>
        )}
        <div className="mt-4 noscript:hidden">
          <CalmSwitch />
          <p className="text-muted text-sm">Hides all figures on this site in this browser.</p>
          <div data-figures className="mt-3">
            <PreferenceChoice
              name="energyUnit"
              label="Energy in"
              words={{ kcal: 'kcal', kJ: 'kJ' }}
            />
          </div>
        </div>
        <div className="mt-6">
          <SocialLinks id="foot-networks" site={site} />
        </div>
      </div>
      <nav aria-label="Quick links">
        <h2 className="font-sans font-semibold text-base">Quick links</h2>
        <ul className="mt-2 columns-2 md:columns-1">
          {quickLinks.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className="foot-link">
                {link.name}
              </Link>
            </li>
          ))}
          <li>
            <CookieSettingsLink className="foot-link" />
          </li>
          {signedIn && (
            <li>
              <Link to="/account" className="foot-link">
                Your Account
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <div>
        <h2 className="font-sans font-semibold text-base">Write to us</h2>
        <p className="mt-2">
          <a href={`mailto:${site.contactEmail}`} className="text-link inline-block py-2">
            {site.contactEmail}
          </a>
        </p>
        <Newsletter url={site.newsletterUrl} />
      </div>
    </div>
  )
}
