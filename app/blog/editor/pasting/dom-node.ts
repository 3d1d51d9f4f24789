/** The part of the DOM that is read; a parsed HTML document has it. */
export type DomNode = {
  nodeName: string
  nodeType: number
  textContent: string | null
  childNodes: Iterable<DomNode>
  getAttribute?(name: string): string | null
}

/** An attribute without spaces around it; empty without one. */
export const attributeOf = (node: DomNode, name: string): string =>
  (node.getAttribute?.(name) ?? '').trim()

/** The tag of an element in lower case. */
export const tagOf = (node: DomNode): string => node.nodeName.toLowerCase()

/** The first descendant that fits. */
export function findNode(node: DomNode, fits: (node: DomNode) => boolean): DomNode | null {
  for (const child of node.childNodes) {
    const found = fits(child) ? child : findNode(child, fits)
    if (found) return found
  }
  return null
}
