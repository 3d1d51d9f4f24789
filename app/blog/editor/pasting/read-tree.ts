import { embedOf } from '../../content/embeds.ts'
import type { HtmlElement, HtmlNode } from '../../converting/html-tree.ts'
import { largestOf } from '../../converting/to-blocks.ts'
import { attributeOf, type DomNode, tagOf } from './dom-node.ts'
import { elementName, isSilent, withoutHeadings } from './element-names.ts'
import {
  type ClassStyles,
  type Css,
  classStyles,
  cssOf,
  isHidden,
  isPixel,
  marksOf,
} from './html-style.ts'
import { areItems, gatherItems, itemElement, itemOf } from './pasted-lists.ts'

/** Returns the address for an image with this one; null leaves the image out. */
export type TakeImage = (src: string) => string | null

type Reading = {
  classes: ClassStyles
  takeImage: TakeImage
  inLink: boolean
  inCode: boolean
  list: 'ul' | 'ol'
}

/**
 * Reads a parsed page into the tree that is converted to blocks: only elements with a meaning here, with what
 * their styles and the habits of the program that wrote them say. Nothing in it can run or load.
 */
export function readTree(root: DomNode, takeImage: TakeImage): HtmlNode[] {
  const reading: Reading = {
    classes: classStyles(root),
    takeImage,
    inLink: false,
    inCode: false,
    list: 'ul',
  }
  return readChildren(root, reading)
}

const readChildren = (node: DomNode, reading: Reading): HtmlNode[] =>
  gatherItems(looseChildren(node, reading))

const looseChildren = (node: DomNode, reading: Reading): HtmlNode[] =>
  [...node.childNodes].flatMap((child) => readNode(child, reading))

function readNode(node: DomNode, reading: Reading): HtmlNode[] {
  if (node.nodeType === 3) return [(node.textContent ?? '').replaceAll('\u200b', '')]
  if (node.nodeType !== 1 || isSilent(node)) return []
  const css = cssOf(node, reading.classes)
  if (isHidden(node, css)) return []
  const tag = tagOf(node)
  if (tag === 'img') return readImage(node, css, reading)
  if (tag === 'iframe' || tag === 'embed' || tag === 'object') return readPlayer(node, reading)
  return readElement(node, css, reading)
}

function readElement(node: DomNode, css: Css, reading: Reading): HtmlNode[] {
  const tag = elementName(node, css, reading.inCode)
  const inner: Reading = {
    ...reading,
    inLink: reading.inLink || tag === 'a',
    inCode: reading.inCode || tag === 'pre',
    list: tag === 'ol' || tag === 'ul' ? tag : reading.list,
  }
  const loose = looseChildren(node, inner)
  // On Word's website each item is in a list of its own, in an element of its own.
  if (isWrapper(node, tag) && areItems(loose)) return loose
  const children = gatherItems(loose)
  const item = itemOf(node, css, reading.list)
  if (item) return [itemElement(item, children)]
  const names = attributeOf(node, 'class')
  const marks = reading.inCode ? '' : marksOf(css, { inline: tag === 'span', inLink: inner.inLink })
  const attributes: HtmlElement['attributes'] = {
    ...(names ? { class: names } : {}),
    ...(marks ? { marks } : {}),
    ...ownAttributes(node, tag),
  }
  const shown = /^h[1-6]$/.test(tag) ? withoutHeadings(children) : children
  return [{ tag, attributes, children: shown }]
}

const isWrapper = (node: DomNode, tag: string) =>
  tag === 'ul' || tag === 'ol' || attributeOf(node, 'class').includes('ListContainerWrapper')

const kept: Record<string, string[]> = {
  a: ['href'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  input: ['type', 'checked'],
  video: ['src', 'title'],
  audio: ['src', 'title'],
  source: ['src'],
}

const ownAttributes = (node: DomNode, tag: string) =>
  Object.fromEntries(
    (kept[tag] ?? []).flatMap((name) => {
      const value = node.getAttribute?.(name)
      return value === null || value === undefined ? [] : [[name, value.trim()]]
    }),
  )

function readImage(node: DomNode, css: Css, { takeImage }: Reading): HtmlNode[] {
  const alt = attributeOf(node, 'alt')
  // Google Docs shows the box of a task as an image.
  if (attributeOf(node, 'aria-roledescription') === 'checkbox') {
    return [alt === 'checked' ? '☑ ' : '☐ ']
  }
  if (isPixel(node, css)) return []
  const src = takeImage(sourceOf(node))
  return src ? [{ tag: 'img', attributes: { src, alt }, children: [] }] : []
}

/** The address of an image, also of one that waits until it is in sight. */
function sourceOf(node: DomNode): string {
  const src = attributeOf(node, 'src')
  if (src !== '' && !/^data:image\/(gif|svg)/.test(src)) return src
  const waiting = ['data-src', 'data-lazy-src', 'data-original'].map((name) =>
    attributeOf(node, name),
  )
  return waiting.find(Boolean) ?? (largestOf(attributeOf(node, 'srcset')) || src)
}

/** Videos that can be shown here; other frames of a page are left out. */
function readPlayer(node: DomNode, reading: Reading): HtmlNode[] {
  const addresses = ['src', 'data-src', 'data'].map((name) => attributeOf(node, name))
  const src = addresses.find(Boolean)?.replace(/^\/\//, 'https://') ?? ''
  if (!embedOf(src)) return tagOf(node) === 'object' ? readChildren(node, reading) : []
  return [{ tag: 'iframe', attributes: { src, title: attributeOf(node, 'title') }, children: [] }]
}
