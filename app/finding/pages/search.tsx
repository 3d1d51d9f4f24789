import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { blogHref } from '#app/blog/reading/blog-query.ts'
import { PostGrid } from '#app/blog/reading/post-grid.tsx'
import { catalogueHref, readCatalogueQuery } from '#app/meals/catalogue/catalogue-query.ts'
import { MealGrid } from '#app/meals/catalogue/meal-grid.tsx'
import { loadSuggestions } from '#app/shell/head-search/head-search.tsx'
import { errorMeta, pageMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { ReloadButton } from '#app/shell/reload-button.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SearchField } from '#app/ui/forms/search-field.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { SearchNote } from '#app/ui/lists/search-note.tsx'
import { findEverything } from '../find-everything.server.ts'
import type { Route } from './+types/search.ts'

export const loader = pageLoader(async ({ app, url }) => {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100)
  const exact = url.searchParams.get('exact') === 'true'
  const only = exact ? 'true' : ''
  const query = readCatalogueQuery(new URLSearchParams({ search, exact: only }))
  return {
    search,
    // Made here, so that other pages need not load the code for it.
    allMeals: catalogueHref(query),
    allPosts: blogHref({ search, exact: only }),
    ...(await findEverything(app, { search, exact })),
  }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  if (!loaderData) return errorMeta(site, 'Search')
  const { search } = loaderData
  return pageMeta(site, {
    title: search ? `Search: ${search}` : 'Search',
    description: 'Meals and articles that match a search.',
    path: '/search',
    hidden: true,
  })
}

type Found = Route.ComponentProps['loaderData']

export default function Search({ loaderData }: Route.ComponentProps) {
  const { search, meals, posts } = loaderData
  const { state, location } = useNavigation()
  const loading = state === 'loading' && location?.pathname === '/search'
  const corrected = meals.corrected ?? posts.corrected
  return (
    <div className="page-width pt-8 md:pt-12">
      <Header {...loaderData} />
      <SearchNote
        search={search}
        corrected={corrected}
        exactHref={`/search?${new URLSearchParams({ search, exact: 'true' })}`}
      />
      <div
        className={joinClasses('min-h-96 transition-opacity', loading && 'opacity-40')}
        aria-busy={loading}
      >
        {meals.total > 0 && <Meals {...loaderData} />}
        {posts.total > 0 && <Posts {...loaderData} />}
        {meals.total + posts.total === 0 && <Nothing search={search} />}
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 className="text-3xl">Search</h1>
      <div role="alert">
        <EmptyState
          heading={null}
          title="The search failed. Please try again later."
          action={<ReloadButton />}
        />
      </div>
    </div>
  )
}

function Header({ search, meals, posts }: Found) {
  return (
    <header>
      <h1 className="text-3xl">Search</h1>
      <search>
        <form
          // The key resets the field when another search opens.
          key={search}
          action="/search"
          method="get"
          autoComplete="off"
          onFocus={loadSuggestions}
          className="relative mt-5 max-w-xl"
        >
          <SearchField
            label="Search meals and articles"
            placeholder="Search meals and articles"
            search={search}
          />
        </form>
      </search>
      <p role="status" className="mt-4 text-muted text-sm tabular-nums">
        {search !== '' &&
          `${counted(meals.total, 'meal')} and ${counted(posts.total, 'article')} for “${search}”`}
      </p>
    </header>
  )
}

const counted = (count: number, what: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? what : `${what}s`}`

function Meals({ meals, allMeals }: Found) {
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-2xl">Meals</h2>
      <MealGrid meals={meals.list} eager={4} />
      {meals.total > meals.list.length && (
        <All href={allMeals}>See all {counted(meals.total, 'meal')}</All>
      )}
    </section>
  )
}

function Posts({ posts, allPosts }: Found) {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-2xl">Articles</h2>
      <PostGrid posts={posts.list} />
      {posts.total > posts.list.length && (
        <All href={allPosts}>See all {counted(posts.total, 'article')}</All>
      )}
    </section>
  )
}

const All = ({ href, children }: { href: string; children: ReactNode }) => (
  <p className="mt-6 text-center">
    <Link to={href} className={buttonClasses('secondary')}>
      {children}
    </Link>
  </p>
)

function Nothing({ search }: { search: string }) {
  return (
    <EmptyState
      title={search === '' ? 'What are you looking for?' : `Nothing found for “${search}”`}
      hint={
        search === ''
          ? 'A meal, an ingredient, a diet or a subject of the blog.'
          : 'Try another word, such as an ingredient, or look through all meals.'
      }
      action={
        <Link to="/meals" className={buttonClasses('secondary')}>
          Explore all meals
        </Link>
      }
    />
  )
}
