import { imageIdOfUrl, recordUses } from '#app/images/images.server.ts'
import { adoptImageUrl } from '#app/images/uploads.server.ts'
import type { Caller } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { type Issue, invalid, isFailure } from '#platform/errors.ts'
import { readContent } from './content.ts'
import { copyInlineImages } from './inline-images.server.ts'
import { imageUrlsOf } from './rich-text.ts'

/** The featured image of a post as its row keeps it. */
export type FeaturedImage = { imageId: string | null; imageUrl: string }

type SentImages = { featuredImage?: string; content?: string }

/**
 * The featured image and the content that a write asks for, each undefined where it stays. Images of
 * other hosts are copied, so never call it inside a transaction; an address that the content had before
 * stays, since it may be that of an older image which is gone. Throws 400 with all that cannot be had.
 */
export async function settlePostImages(
  app: App,
  user: Caller | null,
  sent: SentImages,
  before = { featuredImage: '', content: '' },
): Promise<{ image?: FeaturedImage; content?: string }> {
  const issues: Issue[] = []
  const gather = (error: unknown) => {
    if (!isFailure(error) || error.status !== 400) throw error
    issues.push(...error.issues)
    return undefined
  }
  const [image, content] = await Promise.all([
    settleFeaturedImage(app, user, sent.featuredImage, before.featuredImage).catch(gather),
    sent.content === undefined
      ? undefined
      : copyInlineImages(app, user, sent.content, imageUrlsIn(before.content)).catch(gather),
  ])
  if (issues.length > 0) throw invalid(issues)
  return { image, content }
}

async function settleFeaturedImage(
  app: App,
  user: Caller | null,
  sent: string | undefined,
  before: string,
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
