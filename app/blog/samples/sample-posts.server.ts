import { everyUser } from '#app/accounts/users/users.server.ts'
import { isAdmin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { takeTurns } from '#platform/database/take-turns.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { createPost } from '../edit-posts.server.ts'
import { newPostInput } from '../post-input.ts'
import { anyPost } from '../posts.db.server.ts'
import { illustratePostJob } from './illustrate-post.jobs.server.ts'
import { samplePosts } from './sample-posts.ts'

/** Between the days of two samples (ms): a little under four days, so that no two look alike. */
const apart = 3.8 * 24 * 3_600_000

/** About as long as the images of one post take to be drawn (ms). */
const pace = 2000

/**
 * Gives a new site its sample posts, as drafts that are published once their images are drawn. Returns
 * how many it made.
 */
export async function makeSamplePosts(app: App): Promise<number> {
  const administrator = (await everyUser(app)).find(isAdmin)
  if (!app.config.sampleContent || !administrator) return 0
  return await inTransaction(app, async (app) => {
    await takeTurns(app.db, 'samples')
    if (await anyPost(app.db)) return 0
    const now = app.clock.now().getTime()
    for (const [place, sample] of samplePosts.entries()) {
      const { title, description, category, tags, alt } = sample
      const input = newPostInput.parse({
        title,
        description,
        category,
        tags,
        featuredImageAlt: alt,
      })
      const createdAt = new Date(now - place * apart).toISOString()
      const author = `${app.config.siteName} editors`
      const post = await createPost(app, administrator, input, { createdAt, author })
      const illustration = { postId: post._id, title, updatedAt: post.updatedAt }
      const runAt = new Date(now + place * pace)
      await enqueue(app, illustratePostJob, illustration, { runAt })
    }
    return samplePosts.length
  })
}
