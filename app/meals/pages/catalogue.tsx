import { redirect, useLocation, useNavigation } from 'react-router'
import { figureText } from '#app/nutrition/figures.tsx'
import { breadcrumbs, errorMeta, pageMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { ReloadButton } from '#app/shell/reload-button.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Pager } from '#app/ui/lists/pager.tsx'
import { SearchNote } from '#app/ui/lists/search-note.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { App } from '#platform/app.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { CatalogueChips } from '../catalogue/catalogue-chips.tsx'
import { CatalogueFilters } from '../catalogue/catalogue-filters.tsx'
import {
  type CatalogueQuery,
  catalogueHref,
  cataloguePageSize,
  hasMoreFilters,
  isFiltered,
  listQueryOf,
  readCatalogueQuery,
} from '../catalogue/catalogue-query.ts'
import type { MealCardData } from '../catalogue/meal-card-data.ts'
import { listMealCards } from '../catalogue/meal-cards.server.ts'
import { MealGrid } from '../catalogue/meal-grid.tsx'
import { mealList } from '../detail/meal-meta.ts'
import { listCategories, listMealTypes } from '../labels/categories.server.ts'
import { readLicence } from '../passing-on/licence.server.ts'
import { OpenFiles } from '../passing-on/open-files.tsx'
import type { Route } from './+types/catalogue.ts'

/** How many of the first images load at once. */
const eagerImages = 8

export const loader = pageLoader(async ({ app, url }) => {
  const pathType = mealTypeOf(url.pathname)
  const query = {
    ...readCatalogueQuery(url.searchParams, pathType),
    ...(await dietOf(app, url.searchParams)),
  }
  const [found, categories, mealTypes, licence] = await Promise.all([
    listMealCards(app, listQueryOf(query)),
    listCategories(app),
    listMealTypes(app),
    readLicence(app),
  ])
  const { total, totalPages, corrected } = found
  if (query.page > Math.max(1, totalPages)) {
    throw redirect(catalogueHref({ ...query, page: Math.max(1, totalPages) }, pathType))
  }
  return {
    ...{ query, total, totalPages, corrected },
    ...{ meals: found.meals, categories, mealTypes, licence },
  }
})

/** A diet is a category by its name, as on the home page and in the API; a category that is chosen wins. */
async function dietOf(app: App, params: URLSearchParams): Promise<{ category?: string }> {
  const diet = params.get('diet')?.trim()
  if (!diet || params.get('category')) return {}
  const isNamed = ({ name }: { name: string }) => searchKey(name) === searchKey(diet)
  return { category: (await listCategories(app)).find(isNamed)?._id ?? diet }
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  if (!loaderData) return errorMeta(site, 'Explore Our Meals')
  const { query, mealTypes, meals } = loaderData
  const pathType = mealTypeOf(location.pathname)
  const typeName = mealTypes.find((type) => type.slug === pathType)?.name
  const path = catalogueHref(query, pathType)
  const title = typeName ? `${typeName} Meals` : 'Explore Our Meals'
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Meals', path: '/meals' },
    ...(typeName ? [{ name: typeName, path: `/meals/${pathType}` }] : []),
  ]
  return pageMeta(site, {
    title: query.page > 1 ? `${title}, page ${query.page}` : title,
    description: `${typeName ?? 'Meal'} ideas with an image, calories, carbohydrates, protein and fat for one serving, estimated ingredient by ingredient.`,
    path,
    structured: [breadcrumbs(site, crumbs), mealList(site.url, meals)],
    // There are countless lists that differ only in these, so search engines get the plain one.
    hidden: query.search !== '' || hasMoreFilters(query),
  })
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { query, total, totalPages, corrected, meals, categories, mealTypes, licence } = loaderData
  const pathType = mealTypeOf(useLocation().pathname)
  return (
    <div className="page-width pt-8 md:pt-12">
      <Heading total={total} query={query} />
      <CatalogueFilters query={query} categories={categories} mealTypes={mealTypes} />
      <CatalogueChips query={query} categories={categories} pathType={pathType} />
      <SearchNote
        search={query.search}
        corrected={corrected}
        exactHref={catalogueHref({ ...query, exact: 'true', page: 1 }, pathType)}
      />
      <Results meals={meals} />
      <Pager
        page={query.page}
        totalPages={totalPages}
        href={(page) => catalogueHref({ ...query, page }, pathType)}
      />
      <OpenFiles licence={licence} />
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 className="text-3xl">Explore Our Meals</h1>
      <div role="alert">
        <EmptyState
          heading={null}
          title="Failed to load meals. Please try again later."
          action={<ReloadButton />}
        />
      </div>
    </div>
  )
}

/** The status element is there from the start, so that screen readers announce each change. */
function Heading({ total, query }: { total: number; query: CatalogueQuery }) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <h1 className="text-3xl">Explore Our Meals</h1>
      <p className="text-muted text-sm md:pb-1.5">
        <span role="status">
          <span className="font-semibold text-ink tabular-nums">
            {`${figureText(total)} ${total === 1 ? 'meal' : 'meals'}`}
          </span>
          {isFiltered(query) && (total === 1 ? ' matches' : ' match')}
        </span>
        {` · Showing ${cataloguePageSize} meals per page`}
      </p>
    </header>
  )
}

function Results({ meals }: { meals: MealCardData[] }) {
  const loading = useCatalogueLoading()
  return (
    <div className="relative mt-8 min-h-96" aria-busy={loading}>
      {loading && (
        <p
          role="status"
          className="absolute inset-x-0 top-24 z-10 mx-auto flex w-fit animate-enter items-center gap-3 rounded-full border border-line bg-surface px-5 py-2.5 font-medium shadow-float"
        >
          <Spinner />
          Loading meals...
        </p>
      )}
      <div className={joinClasses('transition-opacity', loading && 'opacity-40')}>
        {meals.length > 0 ? <FoundMeals meals={meals} /> : <NothingFound />}
      </div>
    </div>
  )
}

function FoundMeals({ meals }: { meals: MealCardData[] }) {
  return (
    <>
      <h2 className="sr-only">Meals</h2>
      <MealGrid meals={meals} eager={eagerImages} />
    </>
  )
}

function NothingFound() {
  return (
    <EmptyState
      title="No meals found"
      hint="Try adjusting your search or filter to find what you're looking for."
      action={
        <Button type="submit" form="clear-filters" look="secondary">
          Clear all filters
        </Button>
      }
    />
  )
}

/** True while another list of meals is loading. */
function useCatalogueLoading(): boolean {
  const { state, location } = useNavigation()
  if (state !== 'loading' || !location) return false
  return location.pathname === '/meals' || mealTypeOf(location.pathname) !== ''
}

/** The meal type of a path such as /meals/lunch; empty for /meals. */
function mealTypeOf(pathname: string): string {
  return /^\/meals\/(breakfast|lunch|dinner|snacks)\/?$/.exec(pathname.toLowerCase())?.[1] ?? ''
}
