import { holdImage, recordUses } from '#app/images/images.server.ts'
import { ownImagesAt } from '#app/images/images-by-address.server.ts'
import { adoptImageUrl, checkImageUrl } from '#app/images/making/uploads.server.ts'
import { isToCome, pictureToCome } from '#app/ui/picture-to-come.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { type Issue, invalid, isFailure } from '#platform/errors.ts'
import { readContent } from './content/content.ts'
import { copyInlineImages, issuesOfMissing } from './content/inline-images.server.ts'
import { imageUrlsOf } from './content/rich-text.ts'

/** The featured image of a post as its row stores it. */
export type FeaturedImage = { imageId: string | null; imageUrl: string }

type SentImages = { featuredImage?: string; socialImage?: string; content?: string }

/**
 * The images and the content that a write sets; each is undefined when it stays. Images of other
 * hosts are copied, so never call it inside a transaction; addresses that the content already had stay,
 * because an older image may be gone. Throws 400 with everything that cannot be copied.
 */
export async function resolvePostImages(
  app: App,
  staff: Staff,
  sent: SentImages,
  before = { featuredImage: '', socialImage: '', content: '' },
): Promise<{ image?: FeaturedImage; social?: FeaturedImage; content?: string }> {
  const issues: Record<'image' | 'social' | 'content', Issue[]> = {
    ...{ image: [], social: [], content: [] },
  }
  const gather = (field: keyof typeof issues) => (error: unknown) => {
    if (!isFailure(error) || error.status !== 400) throw error
    issues[field] = error.issues
    return undefined
  }
  const resolve = (field: 'featuredImage' | 'socialImage') =>
    resolveImage(app, staff, { sent: sent[field], before: before[field], field })
  const [image, social, content] = await Promise.all([
    resolve('featuredImage').catch(gather('image')),
    resolve('socialImage').catch(gather('social')),
    sent.content === undefined
      ? undefined
      : copyInlineImages(app, staff, sent.content, imageUrlsIn(before.content)).catch(
          gather('content'),
        ),
  ])
  const all = [...issues.image, ...issues.social, ...issues.content]
  if (all.length > 0) throw invalid(all)
  return { image, social, content }
}

type OneImage = { sent?: string; before?: string; field: 'featuredImage' | 'socialImage' }

/** The problems with a sent image, as far as they can be found without fetching it. */
export async function imageProblems(app: App, { sent, before, field }: OneImage): Promise<Issue[]> {
  if (!sent || sent === before) return []
  try {
    await checkImageUrl(app, sent, field)
    return []
  } catch (error) {
    if (!isFailure(error) || error.status !== 400) throw error
    return error.issues
  }
}

async function resolveImage(
  app: App,
  staff: Staff,
  { sent, before, field }: OneImage,
): Promise<FeaturedImage | undefined> {
  if (sent === undefined || sent === before) return undefined
  if (sent === '') return { imageId: null, imageUrl: '' }
  return await adoptImageUrl(app, staff, sent, field)
}

/** What a post will show; addresses in `before` may name images that are gone. */
type Shown = {
  image?: FeaturedImage
  social?: FeaturedImage
  content: string
  before: string
}

/**
 * Keeps the images of a post from being deleted until the transaction
 * ends; call it before the post is written. Returns the ids of the images
 * in its content. Throws 400 naming the field for an image that is gone.
 */
export async function holdPostImages(app: App, shown: Shown): Promise<string[]> {
  const { image, social, content, before } = shown
  const urls = imageUrlsIn(content)
  const { ids, missing } = await ownImagesAt(app, urls)
  const issues = issuesOfMissing(urls, missing, imageUrlsIn(before))
  if (issues.length > 0) throw invalid(issues)
  if (image?.imageId) await holdImage(app, [image.imageId], 'featuredImage')
  if (social?.imageId) await holdImage(app, [social.imageId], 'socialImage')
  return ids
}

/** Records which images a post and its stored revisions show, in the transaction that stores them. */
export async function notePostImages(app: App, postId: string, imageIds: string[]) {
  await recordUses(app, { kind: 'post', ownerId: postId }, imageIds, 'content')
}

/** The addresses in stored content of pictures that are still to be drawn. */
export const toComeIn = (stored: string): string[] =>
  stored.includes(pictureToCome) ? imageUrlsIn(stored).filter(isToCome) : []

/** The addresses of the images in stored content; in older posts, those in its HTML. */
export function imageUrlsIn(stored: string): string[] {
  const content = readContent(stored)
  if (content.kind === 'rich') return imageUrlsOf(content.blocks)
  if (content.kind === 'broken') return []
  const found = content.html.matchAll(/<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi)
  return [...new Set([...found].map(([, url = '']) => url))]
}
