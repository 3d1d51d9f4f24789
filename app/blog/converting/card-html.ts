import type { RichText } from '../content/blocks.ts'
import type { Inline } from '../content/text-schemas.ts'
import {
  findElement,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  lineOf,
  textOfClass,
} from './html-tree.ts'
import { type Around, inside, textIn } from './inlines.ts'
import { blocksOf, textBlock } from './to-blocks.ts'

/** Controls of Ghost's cards, which have no content. */
const controls = [
  ...['kg-video-overlay', 'kg-video-player-container', 'kg-audio-player', 'kg-audio-thumbnail'],
  ...['kg-signup-card-error', 'kg-signup-card-button-loading', 'kg-header-card-button-loading'],
  ...['kg-toggle-card-icon', 'kg-bookmark-icon', 'kg-bookmark-thumbnail', 'kg-file-card-icon'],
]

/** Cards that have a counterpart here: an image, several, code, plain HTML. */
const ownKinds = ['image', 'gallery', 'code', 'html', 'hr', 'embed']

/**
 * The blocks for a card of Ghost, recognised by its classes in Ghost's HTML; null for any other element.
 * Every card without a counterpart is reported.
 */
export function cardBlocks(element: HtmlElement, around: Around): RichText | null {
  if (controls.some((name) => hasClass(element, name))) return []
  const kind = kindOf(element)
  if (kind && !ownKinds.includes(kind)) around.without(kind)
  switch (kind) {
    case 'bookmark':
      return bookmarkBlocks(element, around)
    case 'audio':
      return audioBlocks(element, around)
    case 'file':
      return fileBlocks(element, around)
    case 'callout':
      return calloutBlocks(element, around)
    default:
      return hasClass(element, 'kg-product-card-rating') ? ratingBlock(element, around) : null
  }
}

function kindOf(element: HtmlElement): string | null {
  if (!hasClass(element, 'kg-card')) return null
  const names = (element.attributes.class ?? '').split(/\s+/)
  const name = names.find((name) => /^kg-[a-z-]+-card$/.test(name))
  return name ? name.slice('kg-'.length, -'-card'.length) : null
}

/** A link with the description of its page below it, then the caption. */
function bookmarkBlocks({ children }: HtmlElement, around: Around): RichText {
  const url = findElement(children, ({ attributes }) => Boolean(attributes.href))?.attributes.href
  const title = textOfClass(children, 'kg-bookmark-title') || url || ''
  const description = textOfClass(children, 'kg-bookmark-description')
  const source = [
    textOfClass(children, 'kg-bookmark-author'),
    textOfClass(children, 'kg-bookmark-publisher'),
  ]
  const card = lines(around, [
    textIn(title, inside(around, 'a', url)),
    description,
    source.filter(Boolean).join(' · '),
  ])
  return [...card, ...captionBlocks(children, around)]
}

function audioBlocks({ children }: HtmlElement, around: Around): RichText {
  const url = findElement(children, ({ tag }) => tag === 'audio')?.attributes.src ?? ''
  const title = textOfClass(children, 'kg-audio-title') || url
  const length = textOfClass(children, 'kg-audio-duration')
  const named = textIn(title, inside(around, 'a', url))
  return [
    ...textBlock(length ? [named, textIn(` ${length}`, around)] : [named]),
    ...captionBlocks(children, around),
  ]
}

function fileBlocks({ children }: HtmlElement, around: Around): RichText {
  const url = findElement(children, ({ attributes }) => Boolean(attributes.href))?.attributes.href
  const name = textOfClass(children, 'kg-file-card-filename')
  const title = textOfClass(children, 'kg-file-card-title')
  const size = textOfClass(children, 'kg-file-card-filesize')
  return lines(around, [
    textIn(title || name || url || '', inside(around, 'a', url)),
    textOfClass(children, 'kg-file-card-caption'),
    [title ? name : '', size].filter(Boolean).join(' · '),
  ])
}

/** The icon and the text of a callout on one line. */
function calloutBlocks({ children }: HtmlElement, around: Around): RichText {
  const sign = textOfClass(children, 'kg-callout-emoji')
  const rest = children.filter((node) => !hasClass(node, 'kg-callout-emoji'))
  const [first, ...blocks] = blocksOf(rest, around)
  if (!sign) return first ? [first, ...blocks] : []
  if (first?.type !== 'paragraph') {
    return [...textBlock([textIn(sign, around)]), ...(first ? [first] : []), ...blocks]
  }
  return [...textBlock([textIn(`${sign} `, around), ...first.children]), ...blocks]
}

function ratingBlock({ children }: HtmlElement, around: Around): RichText {
  const stars = children.filter((node) => hasClass(node, 'kg-product-card-rating-star'))
  const given = stars.filter((node) => hasClass(node, 'kg-product-card-rating-active')).length
  return textBlock([textIn('★'.repeat(given) + '☆'.repeat(stars.length - given), around)])
}

function captionBlocks(children: HtmlNode[], around: Around): RichText {
  const caption = findElement(children, ({ tag }) => tag === 'figcaption')
  return caption && lineOf(caption.children) ? blocksOf(caption.children, around) : []
}

/** One paragraph with several lines; empty ones are left out. */
function lines(around: Around, parts: (string | Inline)[]): RichText {
  const filled = parts.filter((part) => part !== '')
  return textBlock(
    filled.flatMap((part, index): Inline[] => {
      const inline = typeof part === 'string' ? textIn(part, around) : part
      return index > 0 ? [{ text: '\n' }, inline] : [inline]
    }),
  )
}
