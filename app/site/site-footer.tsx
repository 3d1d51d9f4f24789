import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { BrandMark } from './brand.tsx'
import { useSiteInfo } from './site-info.ts'
import { SocialLinks } from './social-links.tsx'

const quickLinks = [
  { to: '/meals', name: 'Meal Plans' },
  { to: '/about', name: 'About Us' },
  { to: '/contact', name: 'Contact' },
  { to: '/privacy-policy', name: 'Privacy Policy' },
  { to: '/terms-and-conditions', name: 'Terms & Conditions' },
  { to: '/cookie-policy', name: 'Cookie Policy' },
]

/** The foot of every page: the disclaimer, where to go, how to write. */
export function SiteFooter() {
  const site = useSiteInfo()
  return (
    <footer className="mt-16 border-line border-t print:hidden lg:mt-24">
      <div className="page-width grid gap-x-12 gap-y-10 py-14 md:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.4fr]">
        <div>
          <p className="flex items-center gap-2.5 font-semibold font-serif text-lg">
            <BrandMark />
            {site.name}
          </p>
          <p className="mt-4 max-w-sm text-muted text-sm leading-6">
            All calorie, nutrient and portion figures are AI-generated. They are for fun and
            educational purposes only and are not professional advice. {site.name} is not a
            substitute for a healthcare provider.
          </p>
          <SocialLinks />
        </div>
        <nav aria-label="Quick links">
          <h2 className="font-sans font-semibold text-base">Quick links</h2>
          <ul className="mt-2">
            {quickLinks.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="inline-block py-2 text-muted leading-6 no-underline hover:text-ink hover:underline"
                >
                  {link.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="font-sans font-semibold text-base">Write to us</h2>
          <p className="mt-2">
            <a href={`mailto:${site.contactEmail}`} className="text-link inline-block py-2">
              {site.contactEmail}
            </a>
          </p>
          <Newsletter />
        </div>
      </div>
    </footer>
  )
}

/** Not a form, and so without any effect, with or without JavaScript: there is no newsletter yet. */
function Newsletter() {
  return (
    <div className="mt-6">
      <h2 className="mb-3 font-sans font-semibold text-base">Newsletter</h2>
      <div className="flex gap-2">
        <Field label="Newsletter address" hideLabel className="min-w-0 grow">
          <TextInput type="email" placeholder="you@example.com" autoComplete="email" />
        </Field>
        <Button look="secondary">Subscribe</Button>
      </div>
    </div>
  )
}
