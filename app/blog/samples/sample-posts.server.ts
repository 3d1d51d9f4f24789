import { firstAdministrator } from '#app/accounts/users/users.server.ts'
import { reserveIllustration } from '#app/images/images.server.ts'
import type { DrawLater } from '#app/meals/samples/sample-content.server.ts'
import { pictureToCome } from '#app/ui/picture-to-come.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { takeTurns } from '#platform/database/take-turns.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Block } from '../content/content.ts'
import { createPost } from '../edit-posts.server.ts'
import { type NewPost, newPostInput } from '../post-input.ts'
import { anyPost } from '../posts.db.server.ts'
import { illustratePostJob } from './illustrate-post.jobs.server.ts'
import type { SamplePost } from './sample-post.ts'
import { samplePosts } from './sample-posts.ts'
import { readSampleText } from './sample-text.ts'

/** Between the days of two samples (ms): a little under four days, so that no two look alike. */
const apart = 3.8 * 24 * 3_600_000

/** The pictures that a sample post waits for: that of its card, then those inside. */
export type PostPictures = { featured: DrawLater; inline: DrawLater[] }

/** Gives a new site its sample posts, with pictures to come, which it returns from the newest post on. */
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
      const [featured, ...inline] = await reserve(app, administrator, _id, prompts)
      if (featured) pictures.push({ featured, inline })
    }
    return pictures
  })
}

/** The address of a post's picture while it is drawn, by its place; 0 is the featured one. */
const toComeAt = (place: number) => (place === 0 ? pictureToCome : `${pictureToCome}#${place}`)

/** What an editor's screen would send, and what is to be drawn for it. */
function readSample(sample: SamplePost): { input: NewPost; prompts: string[] } {
  const { title, description, category, tags, alt: featuredImageAlt } = sample
  const prompts = [sample.prompt]
  const content = readSampleText(sample.text).map((part): Block => {
    if ('block' in part) return part.block
    const { prompt, alt, caption } = part.image
    const url = toComeAt(prompts.push(prompt) - 1)
    return { type: 'image', url, alt, caption, children: [{ text: '' }] }
  })
  const input = newPostInput.parse({
    ...{ title, description, category, tags, featuredImageAlt },
    featuredImage: pictureToCome,
    content: JSON.stringify(content),
    published: true,
  })
  return { input, prompts }
}

async function reserve(app: App, staff: Staff, postId: string, prompts: string[]) {
  const pictures: DrawLater[] = []
  for (const [place, prompt] of prompts.entries()) {
    const imageId = await reserveIllustration(app, staff, prompt)
    const payload = { postId, imageId, toCome: toComeAt(place) }
    pictures.push((app, priority) => enqueue(app, illustratePostJob, payload, { priority }))
  }
  return pictures
}
