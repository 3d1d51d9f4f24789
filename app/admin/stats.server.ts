import { countImages } from '#app/images/images.server.ts'
import { listCategories } from '#app/meals/categories.server.ts'
import { countMeals } from '#app/meals/meals.server.ts'
import { type Caller, requireRole } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { Stats } from './stats.ts'

/** There are no posts before there is a blog. */
const noPosts = { blogs: 0, publishedBlogs: 0, blogViews: 0 }

/** The counts of the dashboard; drafts count, so that they are for staff only. */
export async function readStats(app: App, user: Caller | null): Promise<Stats> {
  requireRole('staff', user)
  const [meals, categories, images] = await Promise.all([
    countMeals(app),
    listCategories(app),
    countImages(app),
  ])
  return { ...meals, ...noPosts, categories: categories.length, images }
}
