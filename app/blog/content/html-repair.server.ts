import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5'
import type { HtmlElement, HtmlNode } from '../converting/html-tree.ts'

/** Elements that only work inside others, with the wrapper that they get elsewhere. */
const homes: [tags: string[], parents: string[], wrapper: string][] = [
  [
    ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ['table', 'thead', 'tbody', 'tfoot', 'tr'],
    'table',
  ],
  [['li'], ['ul', 'ol'], 'ul'],
  [['dt', 'dd'], ['dl', 'div'], 'dl'],
]

/** Elements that have no text between their children. */
const rows = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

/**
 * The tree that every browser builds from these elements. Older HTML has paragraphs in paragraphs, cells
 * outside a table, links in links: browsers move and close such elements while parsing, so React would not
 * find the tree that it rendered. Cells and items without a table or list get one; no text is lost.
 */
export function repairNodes(nodes: HtmlNode[], write: (nodes: HtmlNode[]) => string): HtmlNode[] {
  let written = write(housed(nodes, '', false))
  for (let round = 1; ; round += 1) {
    const tidy = tidied(parseFragment(context, written, {}).childNodes, 'div')
    const again = write(tidy)
    // Moving an element can put it into another wrong place, for example a heading that leaves a table and
    // ends up in another heading.
    if (again === written || round === mostRounds) return tidy
    written = again
  }
}

const mostRounds = 5

/** The element around the body of a post; parsing depends on it. */
const context = defaultTreeAdapter.createElement('div', html.NS.HTML, [])

/** Puts stray cells and items into a table or list; a link inside a link leaves its text. */
function housed(nodes: HtmlNode[], parent: string, inLink: boolean): HtmlNode[] {
  const result: HtmlNode[] = []
  let home = null as HtmlElement | null
  for (const node of nodes) {
    const wrapper = typeof node === 'string' ? null : wrapperOf(node.tag, parent)
    const children = typeof node === 'string' ? [node] : housedElement(node, inLink)
    if (wrapper && home?.tag !== wrapper) {
      home = { tag: wrapper, attributes: {}, children: [] }
      result.push(home)
    } else if (!wrapper && !isBlank(node)) home = null
    const place: HtmlNode[] = home ? home.children : result
    place.push(...children)
  }
  return result
}

function housedElement(element: HtmlElement, inLink: boolean): HtmlNode[] {
  const { tag, children } = element
  const isLink = tag === 'a'
  const inside = housed(children, tag, inLink || isLink)
  return isLink && inLink ? inside : [{ ...element, children: inside }]
}

const wrapperOf = (tag: string, parent: string): string | null =>
  homes.find(([tags, parents]) => tags.includes(tag) && !parents.includes(parent))?.[2] ?? null

const isBlank = (node: HtmlNode) => typeof node === 'string' && node.trim() === ''

/** Converts the parser's nodes, without the empty paragraphs that it adds when it closes one early. */
function tidied(nodes: DefaultTreeAdapterTypes.ChildNode[], parent: string): HtmlNode[] {
  return nodes.flatMap((node, index): HtmlNode[] => {
    if ('value' in node) {
      if (rows.has(parent) && node.value.trim() === '') return []
      // Browsers drop a line break at the beginning of `pre`.
      const text = parent === 'pre' && index === 0 ? node.value.replace(/^\n+/, '') : node.value
      return text === '' ? [] : [text]
    }
    if (!('tagName' in node)) return []
    const { tagName: tag, attrs } = node
    const children = tidied(node.childNodes, tag)
    if (tag === 'p' && children.length === 0) return []
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
    return [{ tag, attributes, children }]
  })
}
