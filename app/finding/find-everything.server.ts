import { postPath } from '#app/blog/post-path.ts'
import { listPostCards } from '#app/blog/reading/post-pages.server.ts'
import { listMealCards } from '#app/meals/catalogue/meal-cards.server.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import type { App } from '#platform/app.ts'

type Query = { search: string; exact?: boolean }

/** How many meals and posts the page of results shows of each. */
const shown = { meals: 12, posts: 6 }

/** How many the suggestions show. */
const suggested = { meals: 6, posts: 3 }

/** The published meals and posts that match a search best, as cards; nothing without words. */
export async function findEverything(app: App, { search, exact }: Query, limits = shown) {
  const query = { search, exact, page: 1 }
  if (search === '') return { meals: emptyList, posts: emptyList }
  const [{ meals, total: mealTotal, ...meal }, { posts, total: postTotal, ...post }] =
    await Promise.all([
      listMealCards(app, { ...query, sort: 'relevance', limit: limits.meals }),
      listPostCards(app, { ...query, ranked: true, limit: limits.posts }),
    ])
  return {
    meals: { list: meals, total: mealTotal, corrected: meal.corrected },
    posts: { list: posts, total: postTotal, corrected: post.corrected },
  }
}

const emptyList = { list: [], total: 0, corrected: undefined }

/** The titles that the search field of each page suggests, with the paths of their pages. */
export async function suggest(app: App, search: string) {
  const { meals, posts } = await findEverything(app, { search }, suggested)
  return {
    meals: meals.list.map(({ title, slug }) => ({ title, path: mealPath(slug) })),
    blogs: posts.list.map(({ title, slug }) => ({ title, path: postPath(slug) })),
  }
}
