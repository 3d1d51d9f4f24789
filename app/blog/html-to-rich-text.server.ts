import type { Block, Inline, Leaf, ListItem, Mark, RichText } from './content.ts'
import { type HtmlElement, type HtmlNode, sanitisedTree, textOfHtml } from './html.server.ts'

const marks: Record<string, Mark> = {
  b: 'bold',
  strong: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  ins: 'underline',
  code: 'code',
  kbd: 'code',
}

/** Elements that hold text of their own, beside the plain containers. */
const textBlocks: Record<string, 'heading-one' | 'heading-two' | 'block-quote' | 'paragraph'> = {
  h1: 'heading-one',
  h2: 'heading-one',
  h3: 'heading-two',
  h4: 'heading-two',
  h5: 'heading-two',
  h6: 'heading-two',
  blockquote: 'block-quote',
  p: 'paragraph',
  pre: 'paragraph',
  tr: 'paragraph',
  dt: 'paragraph',
  dd: 'paragraph',
  figcaption: 'paragraph',
}

const inlineTags = new Set([
  ...Object.keys(marks),
  ...['a', 'br', 'span', 's', 'del', 'mark', 'small', 'sub', 'sup', 'abbr', 'cite', 'q', 'time'],
])

/** HTML of another system as our own rich text; what we have no block for becomes paragraphs. */
export function htmlToRichText(html: string): RichText {
  return blocksOf(sanitisedTree(html))
}

function blocksOf(nodes: HtmlNode[]): RichText {
  const blocks: RichText = []
  let loose: HtmlNode[] = []
  const endLoose = () => {
    blocks.push(...textBlock('paragraph', loose))
    loose = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || inlineTags.has(node.tag)) loose.push(node)
    else {
      endLoose()
      blocks.push(...blocksOfElement(node))
    }
  }
  endLoose()
  return blocks
}

function blocksOfElement(element: HtmlElement): RichText {
  const { tag, children } = element
  if (tag === 'img') return imageBlock(element, '')
  if (tag === 'figure') return figureBlocks(element)
  if (tag === 'ul' || tag === 'ol') return listBlock(element)
  const type = textBlocks[tag]
  return type ? textBlock(type, children) : blocksOf(children)
}

/** A block of text; images in it come after it. */
function textBlock(
  type: 'heading-one' | 'heading-two' | 'block-quote' | 'paragraph',
  nodes: HtmlNode[],
): RichText {
  const children = inlinesOf(nodes, {})
  const images = imagesIn(nodes).flatMap((image) => imageBlock(image, ''))
  const isBlank = textOfHtml(nodes).trim() === ''
  return [...(isBlank ? [] : [{ type, children }]), ...images]
}

function listBlock({ tag, children }: HtmlElement): RichText {
  const items = children.flatMap((child): ListItem[] =>
    typeof child === 'string' || textOfHtml([child]).trim() === ''
      ? []
      : [{ type: 'list-item', children: inlinesOf(child.children, {}) }],
  )
  if (items.length === 0) return []
  return [{ type: tag === 'ol' ? 'numbered-list' : 'bulleted-list', children: items }]
}

function figureBlocks({ children }: HtmlElement): RichText {
  const captions = children.filter((node) => typeof node !== 'string' && node.tag === 'figcaption')
  const images = imagesIn(children)
  if (images.length === 0) return blocksOf(children)
  const caption = textOfHtml(captions).trim()
  return images.flatMap((image, index) =>
    imageBlock(image, index === images.length - 1 ? caption : ''),
  )
}

function imageBlock({ attributes }: HtmlElement, caption: string): Block[] {
  const { src: url = '', alt = '' } = attributes
  if (!url) return []
  const image = { type: 'image' as const, url, alt, children: [{ text: '' }] }
  return [caption ? { ...image, caption } : image]
}

const imagesIn = (nodes: HtmlNode[]): HtmlElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return node.tag === 'img' ? [node] : imagesIn(node.children)
  })

type Marks = Partial<Record<Mark, true>>

function inlinesOf(nodes: HtmlNode[], set: Marks): Inline[] {
  const inlines = nodes.flatMap((node) => inlinesOfNode(node, set))
  return inlines.length > 0 ? inlines : [{ text: '' }]
}

function inlinesOfNode(node: HtmlNode, set: Marks): Inline[] {
  if (typeof node === 'string') return [{ text: node.replaceAll(/\s+/g, ' '), ...set }]
  const { tag, attributes, children } = node
  if (tag === 'br') return [{ text: '\n' }]
  if (tag === 'img') return []
  if (tag === 'a' && attributes.href) {
    const texts = inlinesOf(children, set).filter((child): child is Leaf => 'text' in child)
    return [{ type: 'link', url: attributes.href, children: texts }]
  }
  const mark = marks[tag]
  return inlinesOf(children, mark ? { ...set, [mark]: true } : set)
}
