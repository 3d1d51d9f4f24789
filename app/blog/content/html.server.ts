import sanitizeHtml from 'sanitize-html'
import type { HtmlElement, HtmlNode } from '../converting/html-tree.ts'
import { repairNodes } from './html-repair.server.ts'

/** What foreign HTML may contain: text and its structure, links and images. */
export const htmlRules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'br', 'div', 'span'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'a'],
    ...[
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'del',
      'ins',
      'mark',
      'small',
      'sub',
      'sup',
      'code',
      'kbd',
    ],
    ...[
      'table',
      'caption',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
      'abbr',
      'cite',
      'q',
      'time',
    ],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    abbr: ['title'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // Old browsers read backticks as quotes, so no address may contain one.
  transformTags: { a: withoutBackticks, img: withoutBackticks },
  nestingLimit: 60,
}

function withoutBackticks(tagName: string, attribs: Record<string, string>) {
  const kept = Object.entries(attribs).filter(([, value]) => !value.includes('`'))
  return { tagName, attribs: Object.fromEntries(kept) }
}

/** Elements that never have an end tag. */
const empty = new Set(['img', 'br', 'hr', 'input', 'meta', 'link'])

/** HTML without anything that could run or load: no scripts, handlers, styles, frames or forms. */
export const sanitise = (html: string, rules = htmlRules): string => sanitizeHtml(html, rules)

/** The same as a tree, so that pages create elements from it and never insert HTML. */
export const sanitisedTree = (html: string): HtmlNode[] =>
  repairNodes(readNodes(sanitise(html)), writeNodes)

/** Parses HTML as the sanitiser writes it into a tree. */
export function readNodes(clean: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [token] of clean.matchAll(/<[^>]*>|[^<]+/g)) {
    const parent = open.at(-1) ?? root
    if (!token.startsWith('<')) {
      parent.children.push(decode(token))
    } else if (token.startsWith('</')) {
      if (open.length > 1) open.pop()
    } else {
      const element = readTag(token)
      parent.children.push(element)
      if (!empty.has(element.tag)) open.push(element)
    }
  }
  return root.children
}

function writeNodes(nodes: HtmlNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? encode(node) : writeElement(node)))
    .join('')
}

function writeElement({ tag, attributes, children }: HtmlElement): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${encode(value)}"`)
  const start = `<${tag}${pairs.join('')}>`
  // The parser drops a line break that follows the start tag.
  if (tag === 'pre') return `${start}\n${writeNodes(children)}</pre>`
  return empty.has(tag) ? start : `${start}${writeNodes(children)}</${tag}>`
}

const encode = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The text of nodes without their elements. */
export function textOfHtml(nodes: HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOfHtml(node.children))).join('')
}

/** Parses a start tag as the sanitiser writes it: names in lower case, values in double quotes or none. */
function readTag(token: string): HtmlElement {
  const tag = /^<([a-z0-9]+)/.exec(token)?.[1] ?? 'span'
  const pairs = [...token.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/g)]
  const attributes = Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name, decode(value)]),
  )
  return { tag, attributes, children: [] }
}

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
