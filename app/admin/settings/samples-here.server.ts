import { getPostBySlug } from '#app/blog/posts.server.ts'
import { samplePosts } from '#app/blog/samples/sample-posts.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { sampleMeals } from '#app/meals/samples/sample-meals.ts'
import { orUndefined } from '#app/publishing/save.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { slugOf } from '#platform/text/slug.ts'

/** The sample meals of the site, one after the other; null as the caller finds published ones only. */
export const sampleMealsHere = (app: App, staff: Staff | null) =>
  foundOf(sampleMeals, (slug) => getMealBySlug(app, staff, slug))

/** The same for the sample articles. */
export const samplePostsHere = (app: App, staff: Staff | null) =>
  foundOf(samplePosts, (slug) => getPostBySlug(app, staff, slug))

type Known = { title: string; description: string }

/** The description alone decides: with another one it counts as somebody's own, whatever else was changed. */
async function* foundOf<T extends Known>(
  samples: Known[],
  find: (slug: string) => Promise<T>,
): AsyncGenerator<T> {
  for (const { title, description } of samples) {
    const found = await orUndefined(find(slugOf(title)))
    if (found?.description === description) yield found
  }
}
