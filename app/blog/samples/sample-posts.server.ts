import { firstAdministrator } from '#app/accounts/users/users.server.ts'
import type { DrawLater } from '#app/meals/samples/sample-content.server.ts'
import type { App } from '#platform/app.ts'
import { takeTurns } from '#platform/database/take-turns.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { createPost } from '../edit-posts.server.ts'
import { anyPost } from '../posts.db.server.ts'
import { reservePictures } from './illustrate-post.jobs.server.ts'
import { readSample } from './read-sample.ts'
import { samplePosts } from './sample-posts.ts'

/** The time between two samples (ms): a little under four days, so that their times of day differ. */
const apart = 3.8 * 24 * 3_600_000

/** The pictures of a sample post: that of its card, and those in its text. */
export type PostPictures = { featured: DrawLater; inline: DrawLater[] }

/**
 * Adds the sample posts to a new site. Returns the
 * functions that enqueue their pictures, newest post first.
 */
export async function makeSamplePosts(app: App): Promise<PostPictures[]> {
  const administrator = await firstAdministrator(app)
  if (!app.config.sampleContent || !administrator) return []
  return await inTransaction(app, async (app) => {
    await takeTurns(app.db, 'samples')
    if (await anyPost(app.db)) return []
    const now = app.clock.now().getTime()
    const author = `${app.config.siteName} editors`
    const pictures: PostPictures[] = []
    for (const [place, sample] of samplePosts.entries()) {
      const { input, prompts } = readSample(sample)
      const createdAt = new Date(now - place * apart).toISOString()
      const { _id } = await createPost(app, administrator, input, { createdAt, author })
      const [featured, ...inline] = await reservePictures(app, administrator, _id, prompts)
      if (featured) pictures.push({ featured, inline })
    }
    return pictures
  })
}
