/** The part of the DOM that is used; a parsed HTML document has it. */
export type HtmlNode = {
  nodeName: string
  nodeType: number
  textContent: string | null
  childNodes: Iterable<HtmlNode>
  getAttribute?(name: string): string | null
}

/** The first descendant element with this name. */
export function findByName(node: HtmlNode, name: string): HtmlNode | null {
  for (const child of node.childNodes) {
    const found = child.nodeName.toUpperCase() === name ? child : findByName(child, name)
    if (found) return found
  }
  return null
}
