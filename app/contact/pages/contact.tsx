import { data, redirect } from 'react-router'
import { addressContext, appContext } from '#app/shell/app-context.ts'
import { Breadcrumb } from '#app/shell/breadcrumb.tsx'
import { breadcrumbs, pageMeta } from '#app/shell/meta.ts'
import { siteInfoFrom, useSiteInfo } from '#app/shell/site-info.ts'
import { SocialLinks } from '#app/shell/social-links.tsx'
import { receiveForm } from '../contact-form.server.ts'
import { ContactForm } from '../contact-form.tsx'
import { Questions } from '../questions.tsx'
import type { Route } from './+types/contact.ts'

/** The page shown after a form was posted without JavaScript, so that a reload does not post it again. */
const sentPath = '/contact/sent'

export async function action({ request, context }: Route.ActionArgs) {
  const refusal = await receiveForm(context.get(appContext), request, context.get(addressContext))
  if (!refusal) throw redirect(`${sentPath}#write`, 303)
  const { status, headers, ...rest } = refusal
  return data(rest, { status, headers })
}

/** A refusal may have a Retry-After header. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export function meta({ matches, location }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Contact', path: '/contact' },
  ]
  return pageMeta(site, {
    title: 'Contact',
    description: `Write to the people of ${site.name}: questions, wrong figures, ideas. We answer within 24-48 business hours.`,
    path: '/contact',
    structured: [breadcrumbs(site, steps)],
    hidden: location.pathname === sentPath,
  })
}

export default function Contact({ actionData, matches }: Route.ComponentProps) {
  const sent = matches.at(-1)?.pathname === sentPath
  const outcome = {
    sent,
    problems: actionData?.problems ?? {},
    failure: actionData?.failure ?? null,
  }
  return (
    <div className="page-width pt-6 md:pt-10">
      <Breadcrumb page="Contact" />
      <div className="mt-4 grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <h1 className="text-3xl">Contact us</h1>
          <p className="mt-3 max-w-[52ch] text-lg text-muted leading-8">
            A question, a figure that looks wrong, a meal you miss: a person reads every message.
          </p>
          <section id="write" aria-label="Contact form" className="mt-8 max-w-2xl scroll-mt-6">
            <ContactForm outcome={outcome} typed={actionData?.values ?? nothingTyped} />
          </section>
        </div>
        <Details />
      </div>
      <Questions />
    </div>
  )
}

const nothingTyped = { name: '', email: '', subject: '', message: '' }

function Details() {
  const site = useSiteInfo()
  return (
    <aside
      aria-label="Contact details"
      className="self-start rounded-card bg-sunken p-6 lg:mt-4 lg:p-8"
    >
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3 lg:grid-cols-1">
        <div>
          <dt className="text-muted text-sm">Email</dt>
          <dd>
            <a href={`mailto:${site.contactEmail}`} className="text-link inline-block py-1">
              {site.contactEmail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">We answer within</dt>
          <dd className="py-1">24-48 business hours</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">We work from</dt>
          <dd className="py-1">{site.country}</dd>
        </div>
      </dl>
      <div className="mt-6 border-line border-t pt-6">
        <SocialLinks id="contact-networks" site={site} />
      </div>
    </aside>
  )
}
