import type sanitizeHtml from 'sanitize-html'
import {
  type HtmlElement,
  type HtmlNode,
  htmlRules,
  readNodes,
  sanitise,
} from '../content/html.server.ts'

/** The elements that pages may show, and also those with an address or text of their own. */
const rules: sanitizeHtml.IOptions = {
  ...htmlRules,
  allowedTags: [
    ...(htmlRules.allowedTags || []),
    ...['iframe', 'video', 'audio', 'source', 'embed', 'object', 'input', 'details', 'summary'],
    ...['section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'form'],
    ...['button', 'label', 'option', 'textarea', 'center', 'hgroup', 'fieldset', 'legend'],
  ],
  allowedAttributes: {
    '*': ['class', 'title'],
    a: ['href'],
    img: ['src', 'srcset', 'data-src', 'alt'],
    iframe: ['src', 'data-src'],
    video: ['src'],
    audio: ['src'],
    source: ['src'],
    embed: ['src'],
    object: ['data'],
    input: ['type', 'checked'],
  },
  allowProtocolRelative: true,
  allowedSchemesByTag: {},
  allowedSchemesAppliedToAttributes: ['href', 'src', 'data-src', 'data'],
  // The content of these is not visible text.
  nonTextTags: ['script', 'style', 'svg', 'noframes', 'template'],
  // Some embeds are only a script, of which the address is kept.
  transformTags: {
    script: (tagName, { src = '', ...attribs }) =>
      src ? { tagName: 'iframe', attribs: { src } } : { tagName, attribs },
  },
}

/** Foreign HTML as a tree of the elements that can be imported; others are dropped. */
export const foreignTree = (html: string): HtmlNode[] => readNodes(sanitise(html, rules))

export const hasClass = (node: HtmlNode, name: string): node is HtmlElement =>
  typeof node !== 'string' && ` ${node.attributes.class ?? ''} `.includes(` ${name} `)

/** The first matching element among these nodes and their descendants. */
export function findElement(
  nodes: HtmlNode[],
  fits: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const found = fits(node) ? node : findElement(node.children, fits)
    if (found) return found
  }
  return undefined
}

/** The text of the first element with this class, on one line. */
export function textOfClass(nodes: HtmlNode[], name: string): string {
  const found = findElement(nodes, (element) => hasClass(element, name))
  return found ? lineOf(found.children) : ''
}

/** The text of nodes on one line, with a separator between block elements. */
export const lineOf = (nodes: HtmlNode[]): string => textOf(nodes).replaceAll(/\s+/g, ' ').trim()

const textOf = (nodes: HtmlNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string' ? node : `${apart(node)}${textOf(node.children)}${apart(node)}`,
    )
    .join('')

const apart = ({ tag }: HtmlElement) => (inlineTags.has(tag) && tag !== 'br' ? '' : ' ')

/** Elements that are part of a line. */
export const inlineTags = new Set([
  ...['b', 'strong', 'em', 'i', 'u', 'ins', 'code', 'kbd', 'a', 'span', 's', 'del', 'mark'],
  ...['small', 'sub', 'sup', 'abbr', 'cite', 'q', 'time', 'br', 'input', 'label', 'button'],
])
