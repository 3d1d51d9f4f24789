import {
  type Block,
  type ImageBlock,
  isListBlock,
  isVoidBlock,
  itemsOf,
  type RichText,
  type TextBlock,
} from '../content/blocks.ts'
import { embedOf } from '../content/embeds.ts'
import type { Inline } from '../content/text-schemas.ts'
import { cardBlocks } from './card-html.ts'
import { galleryBlocks, isGallery } from './gallery-blocks.ts'
import {
  findElement,
  type HtmlElement,
  type HtmlNode,
  inlineTags,
  isCaption,
  lineOf,
} from './html-tree.ts'
import { withWidthOf } from './image-width.ts'
import { type Around, hasText, inlinesOf, inside, textIn, tidy, within } from './inlines.ts'
import { listBlock } from './list-blocks.ts'
import { tableBlocks } from './table-blocks.ts'

/** The kinds of headings below a title. */
const usualHeadings: Record<string, TextBlock['type']> = {
  h1: 'heading-one',
  h2: 'heading-one',
  h3: 'heading-two',
  h4: 'heading-three',
  h5: 'heading-three',
  h6: 'heading-three',
}

/** The blocks of nodes; loose text between them becomes blocks of this type. */
export function blocksOf(
  nodes: HtmlNode[],
  around: Around,
  type: TextBlock['type'] = 'paragraph',
): RichText {
  const blocks: RichText = []
  let loose: HtmlNode[] = []
  const endLoose = () => {
    blocks.push(...textBlock(inlinesOf(loose, around), type))
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) loose.push(node)
    else {
      endLoose()
      blocks.push(...blocksOfElement(node, around, type))
    }
  }
  endLoose()
  return blocks
}

/** A block of text, or none when there is nothing to read. */
export function textBlock(inlines: Inline[], type: TextBlock['type'] = 'paragraph'): TextBlock[] {
  const children = tidy(inlines)
  return hasText(children) ? [{ type, children }] : []
}

/** True for text and links that contain no block. */
function isInline(node: HtmlNode): node is string | HtmlElement {
  return typeof node === 'string' || (inlineTags.has(node.tag) && node.children.every(isInline))
}

function blocksOfElement(element: HtmlElement, around: Around, type: TextBlock['type']): RichText {
  const { tag, children } = element
  const card = cardBlocks(element, around)
  if (card) return card
  if (around.galleries && isGallery(element)) return galleryBlocks(element, around)
  switch (tag) {
    case 'img':
      return withWidthOf(element, imageBlock(element, around))
    case 'figure':
      return withWidthOf(element, figureBlocks(children, around))
    case 'ul':
    case 'ol':
      return listBlock(element, around)
    case 'pre':
      return codeBlock(children)
    case 'table':
      return tableBlocks(children, around)
    case 'hr':
      return [{ type: 'divider', children: [{ text: '' }] }]
    case 'blockquote':
      return quoteBlocks(children, around)
    case 'iframe':
    case 'embed':
    case 'object':
    case 'video':
    case 'audio':
      return playerBlocks(element, around)
    default:
      return blocksOf(
        children,
        within(around, element),
        (around.headings ?? usualHeadings)[tag] ?? type,
      )
  }
}

function codeBlock(nodes: HtmlNode[]): RichText {
  const text = rawText(nodes).replace(/^\n|\s+$/g, '')
  return text.trim() === '' ? [] : [{ type: 'code-block', children: [{ text }] }]
}

const rawText = (nodes: HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.tag === 'br') return '\n'
      const text = rawText(node.children)
      return ['div', 'p', 'li'].includes(node.tag) && !text.endsWith('\n') ? `${text}\n` : text
    })
    .join('')

/** The paragraphs of a quotation become one block; its other content follows in order. */
function quoteBlocks(nodes: HtmlNode[], around: Around): RichText {
  const blocks: RichText = []
  let lines: Inline[] = []
  const endQuote = () => {
    blocks.push(...textBlock(lines, 'block-quote'))
    lines = []
  }
  for (const block of blocksOf(nodes, around)) {
    if (block.type === 'paragraph') {
      lines.push(...(lines.length > 0 ? [{ text: '\n' }] : []), ...block.children)
    } else {
      endQuote()
      blocks.push(block)
    }
  }
  endQuote()
  return blocks
}

/** A video that can be shown here, or a link to it, followed by the element's fallback content. */
function playerBlocks({ tag, attributes, children }: HtmlElement, around: Around): RichText {
  const source = findElement(children, ({ attributes }) => Boolean(attributes.src))
  const { src, data } = attributes
  const url = src || attributes['data-src'] || data || source?.attributes.src || ''
  const address = url.replace(/^\/\//, 'https://')
  if (address.length <= 2000 && embedOf(address)) {
    const title = attributes.title ?? ''
    const name = /video player/i.test(title) ? '' : title
    return [
      { type: 'embed', url: address, children: [{ text: '' }] },
      ...textBlock([textIn(name, around)]),
      ...blocksOf(children, around),
    ]
  }
  around.without(tag === 'video' || tag === 'audio' ? tag : 'embed')
  const linked = inside(around, 'a', url)
  const name = attributes.title?.trim() || nameOfFile(url, tag) || url
  return [...textBlock([textIn(name, linked)]), ...blocksOf(children, around)]
}

/** The file name in an address, for media without a title. */
const nameOfFile = (url: string, tag: string) =>
  tag === 'video' || tag === 'audio' ? (url.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : ''

/** Images, with the caption on the last one; other content of a figure keeps its place. */
function figureBlocks(children: HtmlNode[], around: Around): RichText {
  const caption = children.filter(isCaption).flatMap((node) => node.children)
  const blocks = blocksOf(
    children.filter((node) => !isCaption(node)),
    around,
  )
  const last = blocks.at(-1)
  if (last?.type !== 'image') return [...blocks, ...blocksOf(caption, around)]
  // A caption cannot have links here, so one with a link becomes a paragraph below the image.
  if (findElement(caption, ({ tag }) => tag === 'a'))
    return [...blocks, ...blocksOf(caption, around)]
  const text = lineOf(caption)
  return text ? [...blocks.slice(0, -1), { ...last, caption: text }] : blocks
}

function imageBlock({ attributes }: HtmlElement, around: Around): RichText {
  const { src, srcset, alt = '', title = '' } = attributes
  const url = src || attributes['data-src'] || largestOf(srcset ?? '')
  const description = (alt || title).trim()
  if (url && url.length <= 2000) return [newImage(url, description)]
  if (description) around.without('image without an address')
  return textBlock([textIn(description, around)])
}

const newImage = (url: string, alt: string): ImageBlock => ({
  type: 'image',
  url: url.replace(/^\/\//, 'https://'),
  alt,
  children: [{ text: '' }],
})

/** The address of the widest file of a srcset. */
export function largestOf(srcset: string): string {
  const files = srcset.split(/,\s+/).map((file) => file.trim().split(/\s+/))
  const width = ([, size = '0']: string[]) => Number.parseFloat(size) || 0
  return files.toSorted((a, b) => width(b) - width(a))[0]?.[0] ?? ''
}

/** Joins blocks into one text with `divider` in between; images are added to `others`. */
export function flatten(blocks: Block[], divider: string) {
  const others: RichText = []
  const inlines: Inline[] = []
  const add = (children: Inline[]) => {
    if (inlines.length > 0) inlines.push({ text: divider })
    inlines.push(...children)
  }
  for (const block of blocks) {
    if (isListBlock(block)) for (const item of itemsOf(block)) add(item.children)
    else if (isVoidBlock(block) || block.type === 'table') others.push(block)
    else add(block.children)
  }
  return { inlines, others }
}
