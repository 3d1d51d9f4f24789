import type sanitizeHtml from 'sanitize-html'
import {
  type HtmlElement,
  type HtmlNode,
  htmlRules,
  readNodes,
  sanitise,
} from '../content/html.server.ts'

/** Beside what pages may show: what has an address or text of its own, and what it is called. */
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
  // What is in these is no text that anybody saw.
  nonTextTags: ['script', 'style', 'svg', 'noframes', 'template'],
  // Some embeds are nothing but a script, which leaves its address.
  transformTags: {
    script: (tagName, { src = '', ...attribs }) =>
      src ? { tagName: 'iframe', attribs: { src } } : { tagName, attribs },
  },
}

/** HTML of another system as a tree of what can be taken over; the rest is gone. */
export const foreignTree = (html: string): HtmlNode[] => readNodes(sanitise(html, rules))

export const hasClass = (node: HtmlNode, name: string): node is HtmlElement =>
  typeof node !== 'string' && ` ${node.attributes.class ?? ''} `.includes(` ${name} `)

/** The first element below these nodes that fits. */
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

/** The text of the first element of this class, on one line. */
export function textOfClass(nodes: HtmlNode[], name: string): string {
  const found = findElement(nodes, (element) => hasClass(element, name))
  return found ? lineOf(found.children) : ''
}

/** All text of nodes on one line; elements that stand alone are kept apart. */
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
