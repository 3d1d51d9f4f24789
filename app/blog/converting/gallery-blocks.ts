import { maxGalleryImages } from '../content/block-schemas.ts'
import type { GalleryBlock, GalleryImage, ImageBlock, RichText } from '../content/blocks.ts'
import { type HtmlElement, type HtmlNode, hasClass, isCaption } from './html-tree.ts'
import type { Around } from './inlines.ts'
import { blocksOf } from './to-blocks.ts'

/** Galleries of WordPress (its blocks, its shortcode, Jetpack) and of Ghost. */
const galleryClasses = [
  'wp-block-gallery',
  'wp-block-jetpack-tiled-gallery',
  'gallery',
  'kg-gallery-card',
]

/** What may hold them; another element of such a class, such as a picture or a heading, is what it is. */
const galleryTags = ['div', 'figure', 'ul', 'ol', 'section']

export const isGallery = (element: HtmlElement) =>
  galleryTags.includes(element.tag) && galleryClasses.some((name) => hasClass(element, name))

/**
 * Images of a gallery that follow each other become one block, or several where they are too many; other content
 * keeps its place, and the caption of the whole is below. One image alone stays an image.
 */
export function galleryBlocks({ children }: HtmlElement, around: Around): RichText {
  const { galleries: _, ...one } = around
  const parts = plainParts(children)
  const blocks: RichText = []
  let images: ImageBlock[] = []
  const endImages = () => {
    blocks.push(...(images.length > 1 ? galleriesOf(images) : images))
    images = []
  }
  for (const block of blocksOf(
    parts.filter((node) => !isCaption(node)),
    one,
  )) {
    if (block.type === 'image') images.push(block)
    else {
      endImages()
      blocks.push(block)
    }
  }
  endImages()
  const captions = parts.filter(isCaption).flatMap((node) => node.children)
  return [...blocks, ...blocksOf(captions, one)]
}

function galleriesOf(images: ImageBlock[]): GalleryBlock[] {
  const count = Math.ceil(images.length / maxGalleryImages)
  return Array.from({ length: count }, (_, place) => ({
    type: 'gallery',
    images: images
      .slice(place * maxGalleryImages, (place + 1) * maxGalleryImages)
      .map(galleryImage),
    children: [{ text: '' }],
  }))
}

const galleryImage = ({ url, alt, caption }: ImageBlock): GalleryImage => ({
  url,
  alt,
  ...(caption === undefined ? {} : { caption }),
})

/** What the elements of older galleries, which are lists, stand for. */
const meanings: Record<string, string> = {
  ul: 'div',
  ol: 'div',
  li: 'div',
  dl: 'figure',
  dt: 'div',
  dd: 'figcaption',
}

const plainParts = (nodes: HtmlNode[]): HtmlNode[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : { ...node, tag: meanings[node.tag] ?? node.tag, children: plainParts(node.children) },
  )
