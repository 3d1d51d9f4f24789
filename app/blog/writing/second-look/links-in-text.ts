import { Node } from 'slate'
import type { EditorBlock } from '../../editor/document.ts'

/** A link in the text: its address, its words, and its place in the editor's document. */
export type FoundLink = { url: string; words: string; at: number[] }

/** The links of a document, in the order of reading. */
export function linksOf(blocks: readonly EditorBlock[]): FoundLink[] {
  return blocks.flatMap((block, index) =>
    [...Node.elements(block)].flatMap(([node, path]) =>
      node.type === 'link'
        ? [{ url: node.url, words: Node.string(node), at: [index, ...path] }]
        : [],
    ),
  )
}
