import type { Block, RichText } from '../../content/blocks.ts'
import type { HtmlNode } from '../../converting/html-tree.ts'
import { findElement } from '../../converting/html-tree.ts'
import type { Around } from '../../converting/inlines.ts'
import { blocksOf } from '../../converting/to-blocks.ts'
import { cleanBlocks } from '../clean-blocks.ts'
import { attributeOf, type DomNode, findNode } from './dom-node.ts'
import { polished } from './polish.ts'
import { readTree, type TakeImage } from './read-tree.ts'

/**
 * Reads HTML of web pages, writing programs and tables into the blocks of a post, with the converter that
 * imports use too. Images have the addresses that `takeImage` returns.
 */
export function readHtml(root: DomNode, takeImage: TakeImage, kind = kindOf(root)): RichText {
  const nodes = readTree(root, takeImage)
  const blocks = blocksOf(nodes, {
    marks: {},
    // A link within the page leads nowhere here.
    linkTo: (url) => (url.startsWith('#') ? '' : url),
    without: () => {},
    headings: kind === 'document' || hasTitle(nodes) ? documentHeadings : undefined,
  })
  return polished(blocks)
}

/** Reads the HTML of older posts; images keep their addresses. */
export const readLegacyHtml = (root: DomNode): Block[] => cleanBlocks(readHtml(root, (src) => src))

const [one, two, three] = ['heading-one', 'heading-two', 'heading-three'] as const

/** Headings that are counted from one, unlike the parts of a page whose title is elsewhere. */
const documentHeadings: Around['headings'] = {
  h1: one,
  h2: two,
  h3: three,
  h4: three,
  h5: three,
  h6: three,
}

const hasTitle = (nodes: HtmlNode[]) => findElement(nodes, ({ tag }) => tag === 'h1') !== undefined

/** A writing program counts headings from one; on web pages that is the title of the page. */
const kindOf = (root: DomNode): 'document' | 'page' =>
  findNode(root, isSignOfProgram) ? 'document' : 'page'

function isSignOfProgram(node: DomNode): boolean {
  if (node.nodeType === 8) return (node.textContent ?? '').includes('notionvc')
  const isGenerator = attributeOf(node, 'name').toLowerCase() === 'generator'
  return (
    (isGenerator && /Microsoft|Office|Cocoa/i.test(attributeOf(node, 'content'))) ||
    attributeOf(node, 'id').startsWith('docs-internal-guid') ||
    /\b(notion-selectable|OutlineElement)\b/.test(attributeOf(node, 'class'))
  )
}
