import { readContent } from '#app/blog/content/content.ts'
import { type HtmlNode, sanitisedTree } from '#app/blog/content/html.server.ts'
import { htmlText } from '#platform/text/html.ts'

/** A block, a part of one, or a text, of whichever kinds a post may have. */
type Node = {
  type?: string
  text?: string
  url?: string
  alt?: string
  caption?: string
  header?: boolean
  bold?: boolean
  italic?: boolean
  underline?: boolean
  code?: boolean
  images?: Node[]
  children?: Node[]
}

/** The elements of blocks that contain text or further blocks; any other block becomes a paragraph. */
const elementOf: Record<string, string> = {
  'heading-one': 'h2',
  'heading-two': 'h3',
  'heading-three': 'h4',
  'block-quote': 'blockquote',
  'numbered-list': 'ol',
  'bulleted-list': 'ul',
  'list-item': 'li',
  table: 'table',
  'table-row': 'tr',
}

/**
 * The content of a post as HTML for feed readers: the same text and pictures
 * without anything that could run, and with absolute addresses.
 */
export function contentHtml(stored: string, siteUrl: string): string {
  const content = readContent(stored)
  if (content.kind === 'rich') return blocksHtml(content.blocks, siteUrl)
  if (content.kind === 'html') return nodesHtml(sanitisedTree(content.html), siteUrl)
  return ''
}

/** A picture with its caption; empty without an address. */
export function pictureHtml({ url, alt = '', caption }: Node, siteUrl: string): string {
  if (!url) return ''
  const image = `<img src="${htmlText(absolute(url, siteUrl))}" alt="${htmlText(alt)}">`
  const below = caption ? `<figcaption>${htmlText(caption)}</figcaption>` : ''
  return `<figure>${image}${below}</figure>`
}

const blocksHtml = (nodes: Node[] | undefined, siteUrl: string): string =>
  (nodes ?? []).map((node) => nodeHtml(node, siteUrl)).join('')

function nodeHtml(node: Node, siteUrl: string): string {
  const { type, text, url = '', images, children } = node
  if (text !== undefined) return leafHtml(node)
  const inner = blocksHtml(children, siteUrl)
  const link = htmlText(absolute(url, siteUrl))
  switch (type) {
    case 'image':
      return pictureHtml(node, siteUrl)
    case 'gallery':
      return (images ?? []).map((image) => pictureHtml(image, siteUrl)).join('')
    case 'link':
      return `<a href="${link}">${inner}</a>`
    case 'embed':
      return `<p><a href="${link}">${link}</a></p>`
    case 'divider':
      return '<hr>'
    case 'code-block':
      return `<pre><code>${inner}</code></pre>`
    case 'table-cell':
      return node.header ? `<th>${inner}</th>` : `<td>${inner}</td>`
    default: {
      const element = elementOf[type ?? ''] ?? 'p'
      return inner === '' ? '' : `<${element}>${inner}</${element}>`
    }
  }
}

function leafHtml({ text = '', bold, italic, underline, code }: Node): string {
  let html = htmlText(text).replaceAll('\n', '<br>')
  if (code) html = `<code>${html}</code>`
  if (underline) html = `<u>${html}</u>`
  if (italic) html = `<em>${html}</em>`
  return bold ? `<strong>${html}</strong>` : html
}

const withoutEnd = new Set(['img', 'br', 'hr', 'input'])

function nodesHtml(nodes: HtmlNode[], siteUrl: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return htmlText(node)
      const pairs = Object.entries(node.attributes).map(([name, value]) => {
        const shown = name === 'href' || name === 'src' ? absolute(value, siteUrl) : value
        return ` ${name}="${htmlText(shown)}"`
      })
      const start = `<${node.tag}${pairs.join('')}>`
      if (withoutEnd.has(node.tag)) return start
      return `${start}${nodesHtml(node.children, siteUrl)}</${node.tag}>`
    })
    .join('')
}

const absolute = (url: string, siteUrl: string): string =>
  URL.parse(url, `${siteUrl}/`)?.href ?? url
