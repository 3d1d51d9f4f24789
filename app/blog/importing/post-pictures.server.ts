import { imageIdOfUrl, keyOfAddress } from '#app/images/images.server.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import type { ImageBlock, RichText } from '../content/blocks.ts'
import { readContent } from '../content/content.ts'
import type { Post } from '../post.ts'
import { imageUrlsIn } from '../post-images.server.ts'

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

/**
 * Stored copies of a post's images: new ones from the
 * source of the file, or those that the post already has.
 */
export async function takePostPictures(
  app: App,
  sent: Sent,
  known: Post | null,
  source: PictureSource,
): Promise<TakenPictures> {
  const lost: Lost[] = []
  const take = async (url: string, otherwise: string) => {
    try {
      return await source.adopt(url)
    } catch (error) {
      if (!isFailure(error)) throw error
      lost.push({ url, reason: error.message })
      return otherwise
    }
  }
  const takeOne = async (field: 'featuredImage' | 'socialImage') => {
    const { [field]: url } = sent
    const stays = !source.exact || url === undefined
    return (stays && known?.[field]) || (url ? await take(url, '') : '')
  }
  const featuredImage = await takeOne('featuredImage')
  const socialImage = await takeOne('socialImage')
  const content = sent.content ?? known?.content ?? ''
  const { blocks, spare } = await pairImages(app, content, known, source)
  if (!blocks) {
    // Older HTML stays as it is; only an exact file brings the pictures in it.
    for (const url of source.exact ? imageUrlsIn(content) : []) {
      if (keyOfAddress(app, url)) await take(url, url)
    }
    return { featuredImage, socialImage, content, lost, wouldLose: false }
  }
  const shown: RichText = []
  let changed = false
  for (const { block, own } of blocks) {
    // In an exact file, images on other sites stay there.
    const stays = block.type !== 'image' || (source.exact && !keyOfAddress(app, block.url))
    if (stays) shown.push(block)
    else {
      const url = own ?? (await take(block.url, block.url))
      changed ||= url !== block.url
      shown.push({ ...block, url })
    }
  }
  return {
    featuredImage,
    socialImage,
    content: changed ? JSON.stringify(shown) : content,
    lost,
    wouldLose: lost.length > 0 && (source.exact ? known !== null : spare > 0),
  }
}

type Paired = { block: RichText[number]; own?: string }

/**
 * The blocks of the content, each image matched with the stored image in its place; `spare` counts stored
 * images without a match. Matched by order if the numbers are equal, otherwise by their texts. No blocks
 * for content of unknown structure.
 */
async function pairImages(app: App, stored: string, known: Post | null, { exact }: PictureSource) {
  const content = readContent(stored)
  if (content.kind !== 'rich' || stored === '') return { blocks: null, spare: 0 }
  if (exact || !known)
    return { blocks: content.blocks.map((block): Paired => ({ block })), spare: 0 }
  const there = await ownImages(app, known)
  const images = content.blocks.filter((block) => block.type === 'image')
  const sameCount = there.length === images.length
  const partnerOf = (block: ImageBlock) => {
    const index = sameCount
      ? images.indexOf(block)
      : there.findIndex((one) => one && isLike(one, block))
    const partner = index < 0 ? undefined : there[index]
    if (partner) there[index] = null
    return partner?.url
  }
  const blocks = content.blocks.map((block): Paired => {
    return block.type === 'image' ? { block, own: partnerOf(block) } : { block }
  })
  return { blocks, spare: there.filter(Boolean).length }
}

/** The images of a post in order; null for those that are not stored here. */
async function ownImages(app: App, post: Post): Promise<(ImageBlock | null)[]> {
  const content = readContent(post.content)
  const images =
    content.kind === 'rich' ? content.blocks.filter(({ type }) => type === 'image') : []
  return await Promise.all(
    images.map(async (block) =>
      block.type === 'image' && (await imageIdOfUrl(app, block.url)) ? block : null,
    ),
  )
}

const isLike = (a: ImageBlock, b: ImageBlock) => a.alt === b.alt && a.caption === b.caption
