import { imageIdOfUrl, recordUses } from '#app/images/images.server.ts'
import { adoptImageUrl } from '#app/images/uploads.server.ts'
import type { Caller } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { readContent } from './content.ts'
import { imageUrlsOf } from './rich-text.ts'

/** The featured image of a post as its row keeps it. */
export type FeaturedImage = { imageId: string | null; imageUrl: string }

/**
 * The featured image that a write asks for, or undefined where it stays. Fetches an address of another
 * host, so never call it inside a transaction. Throws 400 naming the field.
 */
export async function settleFeaturedImage(
  app: App,
  user: Caller | null,
  sent: string | undefined,
  before = '',
): Promise<FeaturedImage | undefined> {
  if (sent === undefined || sent === before) return undefined
  if (sent === '') return { imageId: null, imageUrl: '' }
  return await adoptImageUrl(app, user, sent, 'featuredImage')
}

/** The images of ours that a post's content shows. */
export async function inlineImageIds(app: App, content: string): Promise<string[]> {
  const ids = await Promise.all(imageUrlsIn(content).map((url) => imageIdOfUrl(app, url)))
  return ids.flatMap((id) => id ?? [])
}

/** Notes which images a post and its kept revisions show, in the transaction that stores them. */
export async function notePostImages(app: App, postId: string, imageIds: string[]) {
  await recordUses(app, { kind: 'post', ownerId: postId }, imageIds)
}

/** Older posts name theirs in HTML. */
function imageUrlsIn(stored: string): string[] {
  const content = readContent(stored)
  if (content.kind === 'rich') return imageUrlsOf(content.blocks)
  if (content.kind === 'broken') return []
  const found = content.html.matchAll(/<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi)
  return [...new Set([...found].map(([, url = '']) => url))]
}
