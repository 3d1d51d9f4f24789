import { data } from 'react-router'
import { Breadcrumb } from '#app/shell/breadcrumb.tsx'
import { breadcrumbs, pageMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import { AddMeal } from '../compare/add-meal.tsx'
import { compareHome, comparePath, mostCompared } from '../compare/compare-address.ts'
import { CompareTable } from '../compare/compare-table.tsx'
import { readComparison } from '../compare/read-comparison.server.ts'
import type { Route } from './+types/compare.ts'

export const loader = pageLoader(async ({ app, url }) => {
  const loaded = await readComparison(app, url.searchParams)
  // There is a page for every choice of meals: cached, they would push other pages out of the cache.
  return data(loaded, url.search ? { headers: { 'Cache-Control': 'no-store' } } : undefined)
})

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  const { meals = [], missing = [], search = '' } = loaderData ?? {}
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Compare Meals', path: compareHome },
  ]
  const titles = meals.map(({ title }) => title).join(', ')
  return pageMeta(site, {
    title: titles ? `Compare ${titles}`.slice(0, 200) : 'Compare Meals',
    description: titles
      ? `${titles} side by side: figures of one serving, and the ingredients that they share.`
      : 'Two to four meals side by side: plates, calories and nutrients of one serving, and the ingredients that they share.',
    path: comparePath(meals.map(({ slug }) => slug)),
    structured: [breadcrumbs(site, steps)],
    // Search engines only get the page without meals.
    hidden: meals.length + missing.length > 0 || search !== '',
  })
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { meals, missing, search, offered } = loaderData
  const slugs = meals.map(({ slug }) => slug)
  return (
    <div className="page-width pt-6 md:pt-10">
      <Breadcrumb page="Compare Meals" />
      <div className="mt-4 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">Compare meals</h1>
        {meals.length > 1 && <ShareButton title="Compare meals" />}
      </div>
      {missing.length > 0 && <MissingNote missing={missing} others={meals.length > 0} />}
      {meals.length === 0 && <NothingChosen />}
      {/* A single meal waits for another, which is asked for first. */}
      <div className="flex flex-col gap-10">
        {meals.length > 1 && <CompareTable meals={meals} />}
        {meals.length < mostCompared ? (
          <AddMeal slugs={slugs} search={search} offered={offered} />
        ) : (
          <p className="text-muted">Four meals fit side by side. Remove one to add another.</p>
        )}
        {meals.length === 1 && <CompareTable meals={meals} />}
      </div>
    </div>
  )
}

const NothingChosen = () => (
  <EmptyState
    title="Which meals would you like to compare?"
    hint="Choose two to four below and see their plates, figures and ingredients side by side."
  />
)

/** Names the meals that are not there, and says that nothing else is lost. */
function MissingNote({ missing, others }: { missing: string[]; others: boolean }) {
  const names = missing.map((slug) => `“${slug}”`)
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(names)
  return (
    <p role="status" className="mb-6 break-words rounded-field bg-sunken px-4 py-3">
      We have no published meal called {list}. It may have been renamed or taken back.
      {others && ' The others are below.'}
    </p>
  )
}
