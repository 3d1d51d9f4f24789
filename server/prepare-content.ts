import { ensureFirstAdministrator } from '#app/accounts/accounts.server.ts'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { makeSamplePosts } from '#app/blog/samples/sample-posts.server.ts'
import { ensureMealNames } from '#app/meals/labels/categories.server.ts'
import { fillEmptySite, hasNoMeals } from '#app/meals/samples/sample-content.server.ts'
import type { App } from '#platform/app.ts'

/** Gives a new site what it cannot do without: names, an administrator and, if wanted, samples. */
export async function prepareContent(app: App): Promise<void> {
  await ensureMealNames(app)
  await ensurePostCategories(app)
  const password = await ensureFirstAdministrator(app)
  if (password) {
    // Never through the log: only who starts the site may see it.
    console.log(`First administrator: ${app.config.admin.email}  password: ${password}`)
  }
  // Meals last: once there are any, the samples were made, and what was deleted of them stays away.
  const posts = (await hasNoMeals(app)) ? await makeSamplePosts(app) : 0
  const meals = await fillEmptySite(app)
  if (meals > 0) app.log.info({ meals, posts }, 'made the samples; their images follow')
}
