import { z } from 'zod'
import { everyUser } from '#app/accounts/users/users.server.ts'
import type { Image } from '#app/images/image.ts'
import { getImage, requestImage } from '#app/images/images.server.ts'
import { type Caller, isAdmin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isFailure } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type AnyJobKind, type JobKind, jobKind } from '#platform/jobs/job.ts'
import type { Block } from '../content/content.ts'
import { updatePost } from '../edit-posts.server.ts'
import { findPost } from '../posts.db.server.ts'
import type { SamplePost } from './sample-post.ts'
import { samplePosts } from './sample-posts.ts'
import { readSampleText } from './sample-text.ts'

/** `updatedAt` is the post's as it was made; `imageIds` are its images, the featured one first. */
type Illustration = { postId: string; title: string; updatedAt: string; imageIds?: string[] }

/** How long (ms) images are given before they are looked at again. */
const lookAgain = 2000

/** Has the images of a sample post drawn, and publishes it with them once all are there. */
export const illustratePostJob: JobKind<Illustration> = jobKind({
  name: 'blog.illustrate',
  payload: z.object({
    postId: z.string(),
    title: z.string(),
    updatedAt: z.string(),
    imageIds: z.array(z.string()).optional(),
  }),
  priority: 'background',
  async run(app, illustration) {
    const { postId, title, updatedAt, imageIds } = illustration
    const post = await findPost(app.db, { id: postId }, { drafts: true })
    const sample = samplePosts.find((sample) => sample.title === title)
    const staff = (await everyUser(app)).find(isAdmin)
    // Deleted or changed by somebody meanwhile: it is theirs now.
    if (!post || post.updated_at !== updatedAt || !sample || !staff) return
    if (!imageIds) return await requestImages(app, staff, illustration, sample)
    const images = await Promise.all(imageIds.map((id) => getImage(app, id)))
    if (images.some(({ imageUrl }) => imageUrl === 'pending')) await comeBack(app, illustration)
    else await publish(app, staff, { postId, updatedAt, sample, images })
  },
})

export const blogJobs: AnyJobKind[] = [illustratePostJob]

async function requestImages(
  app: App,
  staff: Caller,
  illustration: Illustration,
  sample: SamplePost,
): Promise<void> {
  const inline = readSampleText(sample.text).flatMap((part) => ('image' in part ? part.image : []))
  const prompts = [sample.prompt, ...inline.map(({ prompt }) => prompt)]
  await inTransaction(app, async (app) => {
    const imageIds: string[] = []
    for (const prompt of prompts) {
      const image = await requestImage(app, staff, { prompt }, { priority: 'background' })
      imageIds.push(image._id)
    }
    await comeBack(app, { ...illustration, imageIds })
  })
}

type Ready = { postId: string; updatedAt: string; sample: SamplePost; images: Image[] }

/** An image that could not be made is left out; without the featured one the post stays a draft. */
async function publish(app: App, staff: Caller, { postId, updatedAt, sample, images }: Ready) {
  const [featured, ...inline] = images
  const featuredImage = featured?.url ?? ''
  const content = JSON.stringify(sampleContent(sample, inline))
  const changes = { content, featuredImage, published: featuredImage !== '', updatedAt }
  try {
    await updatePost(app, staff, postId, changes)
  } catch (error) {
    if (!isFailure(error) || error.status !== 409) throw error
    app.log.info({ postId }, 'a sample post was changed before its images were ready')
  }
}

function sampleContent(sample: SamplePost, images: Image[]): Block[] {
  const drawn = images.values()
  return readSampleText(sample.text).flatMap((part): Block[] => {
    if ('block' in part) return [part.block]
    const url = drawn.next().value?.url
    const { alt, caption } = part.image
    return url ? [{ type: 'image', url, alt, caption, children: [{ text: '' }] }] : []
  })
}

const comeBack = (app: App, illustration: Illustration) =>
  enqueue(app, illustratePostJob, illustration, {
    runAt: new Date(app.clock.now().getTime() + lookAgain),
  })
