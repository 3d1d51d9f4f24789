import { useState } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import type { PostCardData } from '#app/blog/reading/post-card-data.ts'
import { listPostCards } from '#app/blog/reading/post-pages.server.ts'
import type { MealCardData } from '#app/meals/catalogue/meal-card-data.ts'
import { cardsOfMeals, listMealCards } from '#app/meals/catalogue/meal-cards.server.ts'
import { mealList } from '#app/meals/detail/meal-meta.ts'
import { reloadIfOutdated } from '#app/render/outdated-page.ts'
import { pageMeta } from '#app/shell/meta.ts'
import { followIdOfOldBlog, pageLoader } from '#app/shell/page-loader.server.ts'
import { defaultSettings } from '#app/shell/settings/default-settings.ts'
import { readSiteSettings } from '#app/shell/settings/site-settings.server.ts'
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
  await followIdOfOldBlog(app, url)
  const query = readHomeQuery(url.searchParams)
  const content = await loadContent(app, query)
  // A page with samples must not be cached beyond the failure that caused them.
  const init = content === samples ? { headers: { 'Cache-Control': 'no-store' } } : undefined
  return data({ query, ...content }, init)
})

/** Shows samples if the data for a filter cannot be loaded, instead of replacing the open page by an error. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (request.signal.aborted || isMeant(error)) throw error
    if (!isRouteErrorResponse(error)) void reloadIfOutdated()
    return { query: readHomeQuery(new URL(request.url).searchParams), ...samples }
  }
}

/** True for redirects and for errors that the server answers on purpose. */
const isMeant = (error: unknown) =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

type HomeContent = {
  /** The meal that an Admin chose, or else the newest. */
  hero: MealCardData | null
  meals: MealCardData[]
  hasMore: boolean
  posts: PostCardData[]
  /** True if samples are shown because the meals could not be loaded. */
  areSamples: boolean
}

/** How many of the newest posts are shown. */
const latestPosts = 3

const samples: HomeContent = {
  hero: null,
  meals: sampleCards,
  hasMore: true,
  posts: [],
  areSamples: true,
}

/** The meal of the hero and the grid. If the meals cannot be loaded, the error is logged and samples are returned. */
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
      hero: (await chosenHero(app)) ?? newest.meals[0] ?? null,
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

/** The meal that an Admin chose for the hero, while it is published. */
async function chosenHero(app: App): Promise<MealCardData | undefined> {
  const { heroMealId } = await readSiteSettings(app)
  if (!heroMealId) return undefined
  const [chosen] = await cardsOfMeals(app, [heroMealId])
  if (!chosen) return undefined
  const { id: _, ...card } = chosen
  return card
}

/** Tells search engines how to search the catalogue. */
const search = (site: SiteInfo) => ({
  '@type': 'SearchAction',
  target: `${site.url}/meals?search={search_term_string}`,
  'query-input': 'required name=search_term_string',
})

/** The tagline as the second half of a title. */
const headline = ({ tagline }: SiteInfo) =>
  tagline === defaultSettings.tagline ? 'know what is on your plate' : tagline.replace(/\.$/, '')

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  return pageMeta(site, {
    title: `${site.name}: ${headline(site)}`,
    description:
      'Everyday meals with their portions, calories and macros, estimated ingredient by ingredient. Browse breakfasts, lunches, dinners and snacks.',
    path: '/',
    structured: [
      { '@type': 'WebSite', name: site.name, url: `${site.url}/`, potentialAction: search(site) },
      {
        '@type': 'Organization',
        name: site.name,
        url: `${site.url}/`,
        logo: `${site.url}${site.logo ? `${site.logo.icon}512.png` : '/icon-512.png'}`,
        email: site.contactEmail,
        sameAs: site.socialLinks.length > 0 ? site.socialLinks : undefined,
      },
      ...(loaderData ? [mealList(site.url, loaderData.meals)] : []),
    ],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { query, meals, hasMore, areSamples } = loaderData
  const { hero, posts } = useLastLoaded(loaderData)
  return (
    <>
      <Hero meal={hero} />
      <HomeMeals query={query} meals={meals} hasMore={hasMore} areSamples={areSamples} />
      <HowItWorks />
      <LatestPosts posts={posts} />
    </>
  )
}

/** The last content that is not samples, for the parts of the page besides the grid of meals. */
function useLastLoaded(content: HomeContent): HomeContent {
  const [last, setLast] = useState(content)
  if (!content.areSamples && last !== content) setLast(content)
  return content.areSamples ? last : content
}
