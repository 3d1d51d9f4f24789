import { makeSamplePosts } from '#app/blog/samples/sample-posts.server.ts'
import { fillEmptySite, hasNoMeals } from '#app/meals/samples/sample-content.server.ts'
import { ensureFirstContent } from '#app/moving/first-content.server.ts'
import { withSiteSettings } from '#app/shell/settings/site-settings.server.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { drawSamples } from './draw-samples.ts'

/** Creates the initial content of a new site: categories, an administrator and, if configured, samples. */
export async function prepareContent(app: App): Promise<void> {
  await ensureFirstContent(app, console.log)
  if (await hasNoMeals(app)) await makeSamples(await withSiteSettings(app))
}

/** In one transaction, since a sample without the job for its picture would stay without one forever. */
async function makeSamples(app: App): Promise<void> {
  const { meals, posts } = await inTransaction(app, async (app) => {
    const posts = await makeSamplePosts(app)
    const meals = await fillEmptySite(app)
    await drawSamples(app, meals, posts)
    return { meals: meals.length, posts: posts.length }
  })
  if (meals > 0)
    app.log.info({ meals, posts }, 'sample content was created; its pictures are being drawn')
}
