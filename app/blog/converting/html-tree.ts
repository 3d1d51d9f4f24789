/** An element of HTML that was read, or a text. */
export type HtmlNode = string | HtmlElement

export type HtmlElement = {
  tag: string
  attributes: Record<string, string>
  children: HtmlNode[]
}

export const hasClass = (node: HtmlNode, name: string): node is HtmlElement =>
  typeof node !== 'string' && ` ${node.attributes.class ?? ''} `.includes(` ${name} `)

/** True for the caption of a figure. */
export const isCaption = (node: HtmlNode): node is HtmlElement =>
  typeof node !== 'string' && node.tag === 'figcaption'

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
