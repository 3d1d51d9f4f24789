import type { EditorBlock } from '../../editor/document.ts'

/** A link in the text: its address, its words, and its place in the editor's document. */
export type FoundLink = { url: string; words: string; at: number[] }

/** The links of a document, in the order of reading. */
export function linksOf(blocks: readonly EditorBlock[]): FoundLink[] {
  return blocks.flatMap((block, index) => linksBelow(block, [index]))
}

function linksBelow(node: unknown, at: number[]): FoundLink[] {
  if (!isNode(node)) return []
  if (node.type === 'link' && typeof node.url === 'string') {
    return [{ url: node.url, words: wordsOf(node.children), at }]
  }
  return node.children.flatMap((child, index) => linksBelow(child, [...at, index]))
}

type AnyNode = { type?: unknown; url?: unknown; children: unknown[] }

const isNode = (node: unknown): node is AnyNode =>
  typeof node === 'object' && node !== null && 'children' in node && Array.isArray(node.children)

const wordsOf = (children: unknown[]): string =>
  children
    .map((child) =>
      typeof child === 'object' && child !== null && 'text' in child ? String(child.text) : '',
    )
    .join('')
