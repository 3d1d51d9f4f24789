import { countPosts } from '#app/blog/posts.server.ts'
import { countImages } from '#app/images/images.server.ts'
import { listCategories } from '#app/meals/labels/categories.server.ts'
import { countMeals } from '#app/meals/meals.server.ts'
import type { Stats } from '#app/publishing/managing/stats.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'

/** The counts of the dashboard. They include drafts, so they are for staff only. */
export async function readStats(app: App, staff: Staff): Promise<Stats> {
  const [meals, posts, categories, images] = await Promise.all([
    countMeals(app),
    countPosts(app),
    listCategories(app),
    countImages(app, staff),
  ])
  return { ...meals, ...posts, categories: categories.length, images }
}
