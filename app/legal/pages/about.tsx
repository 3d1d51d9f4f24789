import { data } from 'react-router'
import { breadcrumbs, pageMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom, useSiteInfo } from '#app/shell/site-info.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { App } from '#platform/app.ts'
import { DocumentPage, shownPageMeta } from '../documents/document-page.tsx'
import { findChangedPage } from '../documents/show-page.server.ts'
import { HowWeWork } from '../how-we-work.tsx'
import { findMealExample } from '../meal-example.server.ts'
import { MealExample } from '../meal-example.tsx'
import type { Route } from './+types/about.ts'

export const loader = pageLoader(async ({ app }) => {
  const changed = await findChangedPage(app, 'about')
  return changed ? data({ meal: null, changed }) : await loadExample(app)
})

/** If the example fails, the page is shown without it, but not cached. */
async function loadExample(app: App) {
  try {
    return data({ meal: await findMealExample(app), changed: null })
  } catch (error) {
    app.log.error({ err: error }, 'the about page has no example: meals could not be loaded')
    return data({ meal: null, changed: null }, { headers: { 'Cache-Control': 'no-store' } })
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  if (loaderData?.changed) return shownPageMeta(site, loaderData.changed)
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'About', path: '/about' },
  ]
  return pageMeta(site, {
    title: `About ${site.name}`,
    description: `${site.name} wants to make healthy eating simple, delicious, and accessible for everyone. How its plates and figures come about, and how sure they are.`,
    path: '/about',
    structured: [
      { '@type': 'AboutPage', name: `About ${site.name}`, url: `${site.url}/about` },
      breadcrumbs(site, steps),
    ],
  })
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { name } = useSiteInfo()
  if (loaderData.changed) return <DocumentPage page={loaderData.changed} />
  return (
    <>
      <header className="page-width pt-10 md:pt-16">
        <h1 className="font-medium font-sans text-base text-muted tracking-normal">{`About ${name}`}</h1>
        <p className="mt-4 max-w-[22ch] text-balance font-serif text-4xl tracking-tight">
          We want to make healthy eating simple, delicious, and accessible for everyone.
        </p>
        <p className="mt-6 max-w-[58ch] text-lg text-muted leading-8">
          Most people can tell what a plate will taste like, and few what it holds. {name} puts the
          two side by side: everyday meals, seen from above, each with the figures of its portions.
          Look at enough of them and your eye starts to guess well without any table.
        </p>
      </header>
      {loaderData.meal && <MealExample meal={loaderData.meal} />}
      <HowWeWork />
      <Invitation />
    </>
  )
}

function Invitation() {
  return (
    <section
      aria-labelledby="invitation"
      className="-mb-16 mt-16 bg-sunken py-14 lg:-mb-24 lg:mt-24 lg:py-20 print:hidden"
    >
      <div className="page-width flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <h2 id="invitation" className="text-2xl">
            See one that looks wrong?
          </h2>
          <p className="mt-3 max-w-[48ch] text-muted">
            Then it may well be. Tell us which meal and why, and we weigh it again.
          </p>
        </div>
        <p className="flex flex-wrap gap-3">
          <Link to="/contact" className={buttonClasses('primary')}>
            Write to us
          </Link>
          <Link to="/meals" className={buttonClasses('secondary')}>
            Browse the meals
          </Link>
        </p>
      </div>
    </section>
  )
}
