import { useState } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import type { PostCardData } from '#app/blog/reading/post-card-data.ts'
import { listPostCards } from '#app/blog/reading/post-pages.server.ts'
import type { MealCardData } from '#app/meals/catalogue/meal-card-data.ts'
import { listMealCards } from '#app/meals/catalogue/meal-cards.server.ts'
import { mealList } from '#app/meals/detail/meal-meta.ts'
import { reloadIfOutdated } from '#app/render/outdated-page.ts'
import { pageMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { type SiteInfo, siteInfoFrom } from '#app/shell/site-info.ts'
import type { App } from '#platform/app.ts'
import { Hero } from '../hero.tsx'
import { HomeMeals } from '../home-meals.tsx'
import { type HomeQuery, homePageSize, readHomeQuery } from '../home-query.ts'
import { HowItWorks } from '../how-it-works.tsx'
import { LatestPosts } from '../latest-posts.tsx'
import { sampleCards } from '../sample-cards.ts'
import type { Route } from './+types/home.ts'

export const loader = pageLoader(async ({ app, url }) => {
  const query = readHomeQuery(url.searchParams)
  const content = await loadContent(app, query)
  // A page that shows samples must not outlive the fault that made it.
  const init = content === samples ? { headers: { 'Cache-Control': 'no-store' } } : undefined
  return data({ query, ...content }, init)
})

/** Filters work on the page that is open: without an answer they lead to samples, not to an error in its place. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (request.signal.aborted || isMeant(error)) throw error
    if (!isRouteErrorResponse(error)) void reloadIfOutdated()
    return { query: readHomeQuery(new URL(request.url).searchParams), ...samples }
  }
}

/** Redirects, and what the server refuses on purpose. */
const isMeant = (error: unknown) =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

type HomeContent = {
  newest: MealCardData | null
  meals: MealCardData[]
  hasMore: boolean
  posts: PostCardData[]
  /** Samples, in the place of meals that could not be loaded. */
  areSamples: boolean
}

/** Posts in the band that leads to the blog. */
const latestPosts = 3

const samples: HomeContent = {
  newest: null,
  meals: sampleCards,
  hasMore: true,
  posts: [],
  areSamples: true,
}

/** The hero's meal and the grid; samples where the meals cannot be loaded, which is logged. */
async function loadContent(app: App, query: HomeQuery): Promise<HomeContent> {
  try {
    const [newest, found, { posts }] = await Promise.all([
      listMealCards(app, { page: 1, limit: 1 }),
      listMealCards(app, {
        diet: query.diet || undefined,
        mealType: query.mealType || undefined,
        page: 1,
        limit: homePageSize(query),
      }),
      listPostCards(app, { page: 1, limit: latestPosts }),
    ])
    return {
      newest: newest.meals[0] ?? null,
      meals: found.meals,
      hasMore: found.total > found.meals.length,
      posts,
      areSamples: false,
    }
  } catch (error) {
    app.log.error({ err: error }, 'the home page shows samples: meals could not be loaded')
    return samples
  }
}

/** How search engines ask the catalogue. */
const search = (site: SiteInfo) => ({
  '@type': 'SearchAction',
  target: `${site.url}/meals?search={search_term_string}`,
  'query-input': 'required name=search_term_string',
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  return pageMeta(site, {
    title: `${site.name}: know what is on your plate`,
    description:
      'Everyday meals with their portions, calories and macros, estimated ingredient by ingredient. Browse breakfasts, lunches, dinners and snacks.',
    path: '/',
    structured: [
      { '@type': 'WebSite', name: site.name, url: `${site.url}/`, potentialAction: search(site) },
      {
        '@type': 'Organization',
        name: site.name,
        url: `${site.url}/`,
        logo: `${site.url}/icon-512.png`,
        email: site.contactEmail,
        sameAs: site.socialLinks.length > 0 ? site.socialLinks : undefined,
      },
      ...(loaderData ? [mealList(site.url, loaderData.meals)] : []),
    ],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { query, meals, hasMore, areSamples } = loaderData
  const { newest, posts } = useLastLoaded(loaderData)
  return (
    <>
      <Hero meal={newest} />
      <HomeMeals query={query} meals={meals} hasMore={hasMore} areSamples={areSamples} />
      <HowItWorks />
      <LatestPosts posts={posts} />
    </>
  )
}

/** What came last; samples stand in for the meals of the grid only, where there was more before. */
function useLastLoaded(content: HomeContent): HomeContent {
  const [last, setLast] = useState(content)
  if (!content.areSamples && last !== content) setLast(content)
  return content.areSamples ? last : content
}
