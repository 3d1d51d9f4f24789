import { imageIdOfUrl, keyOfAddress } from '#app/images/images-by-address.server.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import { isToCome } from '#app/ui/picture-to-come.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import { type GalleryImage, imagesOf, type RichText, withImageUrls } from '../content/blocks.ts'
import { readContent } from '../content/content.ts'
import type { Post } from '../post.ts'
import { imageUrlsIn, toComeIn } from '../post-images.server.ts'

/** A picture that could not be copied. */
type Lost = { url: string; reason: string }

export type TakenPictures = {
  featuredImage: string
  socialImage: string
  content: string
  lost: Lost[]
  /** True if storing this would replace a stored image by an address that shows nothing. */
  wouldLose: boolean
}

type Sent = { featuredImage?: string; socialImage?: string; content?: string }

/** What a post or page has here already. */
type Known = Pick<Post, 'featuredImage' | 'socialImage' | 'content'>

/** The text of the file. Where its pictures were not drawn yet, those that are here now stay. */
function contentOf(sent: Sent, known: Known | null): string {
  const content = sent.content ?? known?.content ?? ''
  if (toComeIn(content).length === 0) return content
  const [ours, theirs] = [imageUrlsIn(known?.content ?? ''), imageUrlsIn(content)]
  if (ours.length !== theirs.length) return content
  return theirs.reduce(
    (text, url, at) =>
      isToCome(url) ? text.replaceAll(JSON.stringify(url), JSON.stringify(ours[at])) : text,
    content,
  )
}

/**
 * Stored copies of a post's images: new ones from the
 * source of the file, or those that the post already has.
 */
export async function takePostPictures(
  app: App,
  sent: Sent,
  known: Known | null,
  source: PictureSource,
): Promise<TakenPictures> {
  const lost: Lost[] = []
  const take: Take = async (url, otherwise) => {
    try {
      return await source.adopt(url)
    } catch (error) {
      if (!isFailure(error)) throw error
      lost.push({ url, reason: error.message })
      return otherwise
    }
  }
  const featuredImage = await takeSingle(sent.featuredImage, known?.featuredImage, source, take)
  const socialImage = await takeSingle(sent.socialImage, known?.socialImage, source, take)
  const content = contentOf(sent, known)
  const { blocks, own, spare } = await pairImages(app, content, known, source)
  if (!blocks) {
    // Older HTML stays as it is; only an exact file brings the pictures in it.
    for (const url of source.exact ? imageUrlsIn(content) : []) {
      if (keyOfAddress(app, url)) await take(url, url)
    }
    return { featuredImage, socialImage, content, lost, wouldLose: false }
  }
  const isToTake = ({ url }: GalleryImage) =>
    // In an exact file, images on other sites stay there.
    !isToCome(url) && (!source.exact || Boolean(keyOfAddress(app, url)))
  const taken = await takeFromBlocks(blocks, isToTake, own, take)
  return {
    featuredImage,
    socialImage,
    content: taken ? JSON.stringify(taken) : content,
    lost,
    wouldLose: lost.length > 0 && (source.exact ? known !== null : spare > 0),
  }
}

/** Resolves to the address of the stored copy of a picture, or to `otherwise` when that could not be made. */
type Take = (url: string, otherwise: string) => Promise<string>

/** The address for a picture beside the text; `ours` is what the post has already. */
async function takeSingle(
  url: string | undefined,
  ours: string | undefined,
  source: PictureSource,
  take: Take,
): Promise<string> {
  if (url && isToCome(url)) return ours ?? url
  const stays = !source.exact || url === undefined
  // A picture of the file is better than one that is still to be drawn.
  if (stays && ours && !(url && isToCome(ours))) return ours
  return url ? await take(url, ours && isToCome(ours) ? ours : '') : ''
}

/** The blocks with the addresses of stored pictures; null if nothing changes. `own` has pictures stored already. */
async function takeFromBlocks(
  blocks: RichText,
  isToTake: (image: GalleryImage) => boolean,
  own: ReadonlyMap<GalleryImage, string>,
  take: Take,
): Promise<RichText | null> {
  const shown: RichText = []
  let changed = false
  for (const block of blocks) {
    const urls = new Map<string, string>()
    for (const image of imagesOf(block).filter(isToTake)) {
      const { url } = image
      urls.set(url, own.get(image) ?? (await take(url, url)))
      changed ||= urls.get(url) !== url
    }
    shown.push(withImageUrls(block, (url) => urls.get(url) ?? url))
  }
  return changed ? shown : null
}

/**
 * The blocks of the content, and for its images the stored images in their places; `spare` counts stored
 * images without a match. Matched by order if the numbers are equal, otherwise by their texts. No blocks
 * for content of unknown structure.
 */
async function pairImages(app: App, stored: string, known: Known | null, { exact }: PictureSource) {
  const content = readContent(stored)
  const own = new Map<GalleryImage, string>()
  if (content.kind !== 'rich' || stored === '') return { blocks: null, own, spare: 0 }
  const { blocks } = content
  if (exact || !known) return { blocks, own, spare: 0 }
  const there = await ownImages(app, known)
  const images = blocks.flatMap(imagesOf)
  const sameCount = there.length === images.length
  for (const [place, image] of images.entries()) {
    const index = sameCount ? place : there.findIndex((one) => one && isLike(one, image))
    const partner = index < 0 ? undefined : there[index]
    if (!partner) continue
    there[index] = null
    own.set(image, partner.url)
  }
  return { blocks, own, spare: there.filter(Boolean).length }
}

/** The images of a text in order; null for those that are not stored here. */
async function ownImages(app: App, post: Known): Promise<(GalleryImage | null)[]> {
  const content = readContent(post.content)
  const images = content.kind === 'rich' ? content.blocks.flatMap(imagesOf) : []
  return await Promise.all(
    images.map(async (image) => ((await imageIdOfUrl(app, image.url)) ? image : null)),
  )
}

const isLike = (a: GalleryImage, b: GalleryImage) => a.alt === b.alt && a.caption === b.caption
