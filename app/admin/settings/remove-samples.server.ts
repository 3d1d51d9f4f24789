import { z } from 'zod'
import { deletePost } from '#app/blog/post-trash.server.ts'
import { deleteMeal } from '#app/meals/meal-trash.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { sampleMealsHere, samplePostsHere } from './samples-here.server.ts'

/** How many of each were removed. */
export const removedSamplesSchema = z.object({ meals: z.number(), posts: z.number() })

/** Moves the sample meals and articles to the trash. Those that somebody made their own stay. */
export async function removeSamples(app: App, admin: Admin) {
  const removed = { meals: 0, posts: 0 }
  for await (const { _id } of sampleMealsHere(app, admin)) {
    await deleteMeal(app, admin, _id)
    removed.meals += 1
  }
  for await (const { _id } of samplePostsHere(app, admin)) {
    await deletePost(app, admin, _id)
    removed.posts += 1
  }
  return removed
}
