import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { DomNode } from '#app/blog/editor/pasting/dom-node.ts'

/** HTML as a browser parses it, for tests without a browser. */
export const parsedHtml = (html: string): DomNode => domNode(parse(html))

const types: Record<string, number> = { '#text': 3, '#comment': 8, '#document': 9 }

function domNode(node: DefaultTreeAdapterTypes.Node): DomNode {
  const childNodes = 'childNodes' in node ? node.childNodes.map(domNode) : []
  const own = 'value' in node ? node.value : 'data' in node ? node.data : null
  return {
    nodeName: node.nodeName,
    nodeType: types[node.nodeName] ?? 1,
    textContent: own ?? childNodes.map(({ textContent }) => textContent ?? '').join(''),
    childNodes,
    getAttribute: (name) =>
      'attrs' in node ? (node.attrs.find((attr) => attr.name === name)?.value ?? null) : null,
  }
}
