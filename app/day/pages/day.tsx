import { Breadcrumb } from '#app/shell/breadcrumb.tsx'
import { breadcrumbs, pageMeta } from '#app/shell/meta.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Link } from '#app/ui/link.tsx'
import { dayPath } from '../add/add-to-day.tsx'
import { DayView } from '../view/day-view.tsx'
import type { Route } from './+types/day.ts'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  return pageMeta(site, {
    title: 'My Day',
    description:
      'Gather the meals and plates of your day and see what they come to, with how far it may be off. It stays in your browser.',
    path: dayPath,
    structured: [
      breadcrumbs(site, [
        { name: 'Home', path: '/' },
        { name: 'My Day', path: dayPath },
      ]),
    ],
  })
}

/** The visitor's day. The page is the same for everyone; the browser fills it from its own storage. */
export default function DayPage() {
  return (
    <div className="page-width pt-6 md:pt-10">
      <Breadcrumb page="My Day" />
      <h1 className="mt-4 text-3xl">My day</h1>
      <p className="mt-3 max-w-[56ch] text-lg text-muted leading-8">
        What you have added, and what it comes to. It is kept in this browser for a week and sent
        nowhere; the <Link to="/privacy-policy">privacy policy</Link> says more.
      </p>
      <p className="mt-8 hidden rounded-card bg-sunken p-6 noscript:block">
        My day needs JavaScript and the storage of your browser, because it is kept there and
        nowhere else. <Link to="/estimate">Estimating a plate</Link> works without both.
      </p>
      <DayView />
    </div>
  )
}
