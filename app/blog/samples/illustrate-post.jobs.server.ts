import { z } from 'zod'
import { firstAdministrator } from '#app/accounts/users/users.server.ts'
import { makeImage, markFailed } from '#app/images/images.jobs.server.ts'
import { getImage } from '#app/images/images.server.ts'
import { theSite } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { type AnyJobKind, jobKind } from '#platform/jobs/job.ts'
import { readContent } from '../content/content.ts'
import { updatePost } from '../edit-posts.server.ts'
import { findPost } from '../posts.db.server.ts'

/** Draws one reserved image of a sample post, and puts it where its address to come stands. */
export const illustratePostJob = jobKind({
  name: 'blog.illustrate',
  payload: z.object({ postId: z.string(), imageId: z.string(), toCome: z.string() }),
  priority: 'background',
  async run(app, { postId, imageId, toCome }, run) {
    await makeImage(app, imageId, run)
    const { url } = await getImage(app, theSite, imageId)
    if (url) await replaceAddress(app, postId, toCome, url)
  },
  async failed(app, { postId, imageId, toCome }, error) {
    await markFailed(app, imageId, error)
    await replaceAddress(app, postId, toCome, '')
  },
})

export const blogJobs: AnyJobKind[] = [illustratePostJob]

/**
 * Puts a picture in its place, where nobody has taken that away meanwhile. One that could not be drawn is left
 * out; without its featured image the post becomes a draft.
 */
async function replaceAddress(app: App, postId: string, toCome: string, url: string) {
  const post = await findPost(app.db, { id: postId }, { drafts: true })
  const staff = await firstAdministrator(app)
  if (!post || !staff) return
  // One revision for all pictures of a post, as for what is saved while somebody writes.
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
