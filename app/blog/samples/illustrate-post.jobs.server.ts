import { z } from 'zod'
import { firstAdministrator } from '#app/accounts/users/users.server.ts'
import { makeImage, markFailed } from '#app/images/images.jobs.server.ts'
import { getImage, reserveIllustration } from '#app/images/images.server.ts'
import type { DrawLater } from '#app/meals/samples/sample-content.server.ts'
import { fromLatest } from '#app/publishing/save.server.ts'
import { isToCome } from '#app/ui/picture-to-come.ts'
import { type Staff, theSite } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type AnyJobKind, jobKind } from '#platform/jobs/job.ts'
import { readContent } from '../content/content.ts'
import { updatePost } from '../edit-posts.server.ts'
import type { Post } from '../post.ts'
import { toComeIn } from '../post-images.server.ts'
import { findPost } from '../posts.db.server.ts'
import { readSample, toComeAt } from './read-sample.ts'
import { samplePosts } from './sample-posts.ts'

const picture = z.object({ postId: z.string(), imageId: z.string(), toCome: z.string() })

/** Releases up to 0.1.0 had one job for all pictures of a post, which was a draft until then. */
const wholePost = z.object({ postId: z.string(), title: z.string(), updatedAt: z.string() })

/** Draws one reserved image of a sample post, and replaces its temporary address. */
export const illustratePostJob = jobKind({
  name: 'blog.illustrate',
  payload: z.union([picture, wholePost]),
  priority: 'background',
  async run(app, wanted, run) {
    if ('title' in wanted) return await publishWithPicturesToCome(app, wanted)
    await makeImage(app, wanted.imageId, run)
    const { url } = await getImage(app, theSite, wanted.imageId)
    if (url) await replaceAddress(app, wanted, url)
  },
  async failed(app, wanted, error) {
    if ('title' in wanted) return
    await markFailed(app, wanted.imageId, error)
    const { url } = await getImage(app, theSite, wanted.imageId)
    await replaceAddress(app, wanted, url ?? '')
  },
})

/** The addresses of a post's pictures that are still to be drawn. */
export const placesToCome = ({
  featuredImage,
  content,
}: Pick<Post, 'featuredImage' | 'content'>): string[] => [
  ...(isToCome(featuredImage) ? [featuredImage] : []),
  ...toComeIn(content),
]

/** Draws the pictures that a post awaits; those that it awaited before are being drawn already. */
export async function drawAwaited(app: App, staff: Staff, post: Post, before: Post | null) {
  const sample = samplePosts.find(({ title }) => title === post.title)
  const prompts = sample ? readSample(sample).prompts : []
  const waiting = before ? placesToCome(before) : []
  for (const toCome of placesToCome(post).filter((place) => !waiting.includes(place))) {
    const place = prompts.findIndex((_, at) => toComeAt(at) === toCome)
    const imageId = await reserveIllustration(app, staff, prompts[place] ?? post.title)
    const payload = { postId: post._id, imageId, toCome }
    await enqueue(app, illustratePostJob, payload, { priority: 'idle' })
  }
}

export const blogJobs: AnyJobKind[] = [illustratePostJob]

/**
 * Stores an image for each prompt. Returns a function that enqueues the drawing of an image for its place.
 */
export async function reservePictures(app: App, staff: Staff, postId: string, prompts: string[]) {
  const pictures: DrawLater[] = []
  for (const [place, prompt] of prompts.entries()) {
    const imageId = await reserveIllustration(app, staff, prompt)
    const payload = { postId, imageId, toCome: toComeAt(place) }
    pictures.push((app, priority) => enqueue(app, illustratePostJob, payload, { priority }))
  }
  return pictures
}

/** A post that was deleted or changed by somebody meanwhile is left alone. */
async function publishWithPicturesToCome(app: App, wanted: z.infer<typeof wholePost>) {
  const sample = samplePosts.find(({ title }) => title === wanted.title)
  const post = await findPost(app.db, { id: wanted.postId }, { drafts: true })
  const staff = await firstAdministrator(app)
  if (!sample || !staff || post?.updated_at !== wanted.updatedAt) return
  const { input } = readSample(sample)
  await inTransaction(app, async (app) => {
    const { updatedAt } = wanted
    const stored = await updatePost(app, staff, post.id, { ...input, updatedAt })
    await drawAwaited(app, staff, stored, null)
  })
}

type Place = { postId: string; toCome: string }

/**
 * Puts a picture in its place, unless somebody removed that place meanwhile. A picture that could not be
 * drawn (an empty address) is left out; without its featured image the post becomes a draft.
 */
const replaceAddress = (app: App, place: Place, url: string) =>
  fromLatest(() => tryToReplace(app, place, url))

async function tryToReplace(app: App, { postId, toCome }: Place, url: string) {
  const post = await findPost(app.db, { id: postId }, { drafts: true })
  const staff = await firstAdministrator(app)
  if (!post || !staff) return
  // All pictures of a post share a revision, as autosaves do.
  const save = { updatedAt: post.updated_at, autosave: true }
  if (post.featured_image === toCome) {
    const published = post.published && url !== ''
    await updatePost(app, staff, postId, { ...save, featuredImage: url, published })
  } else if (post.content.includes(JSON.stringify(toCome))) {
    const content = replaceImage(post.content, toCome, url)
    await updatePost(app, staff, postId, { ...save, content })
  }
}

function replaceImage(stored: string, toCome: string, url: string): string {
  const content = readContent(stored)
  if (content.kind !== 'rich') return stored
  const blocks = content.blocks.flatMap((block) => {
    if (block.type !== 'image' || block.url !== toCome) return [block]
    return url ? [{ ...block, url }] : []
  })
  return JSON.stringify(blocks)
}
