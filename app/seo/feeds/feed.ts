import { listPosts } from '#app/blog/list-posts.server.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { atomAnswer, entryOfMeal, entryOfPost } from './atom.ts'

/** How many meals and posts the feed has at most, newest first. */
const feedLength = 30

/** `/feed.xml`: the newest meals and posts with their descriptions. */
export const loader = pageLoader(async ({ app }) => {
  const paging = { page: 1, limit: feedLength }
  const [{ meals }, { blogs }] = await Promise.all([
    listMeals(app, null, paging),
    listPosts(app, null, paging),
  ])
  const entries = [...meals.map(entryOfMeal), ...blogs.map(entryOfPost)]
    .toSorted((a, b) => b.published.localeCompare(a.published))
    .slice(0, feedLength)
  const title = `${app.config.siteName}: new meals and articles`
  return atomAnswer(app, { title, path: '/feed.xml', page: '/', entries })
})
