import { Editor, Element, Node, type Path, Point, type Range, Text } from 'slate'
import type { PostEditor } from '../document.ts'
import { rangeInBlock } from '../text-range.ts'

/** What is searched. */
export type Search = { words: string; matchCase: boolean }

/** A place where the words stand: offsets in the text of a block. */
export type Match = { block: Path; start: number; end: number }

/** The offsets at which each text block has the words. Blocks never change, so each is searched once. */
type Found = WeakMap<Node, { start: number; end: number }[]>

/** The last search: the list, the highlights and a replacement all ask for the same words. */
let last: { key: string; found: Found } = { key: '', found: new WeakMap() }

/** The offsets of the words in a block of text. */
function offsetsIn(block: Node, search: Search): { start: number; end: number }[] {
  const known = foundBy(search)
  const found = known.get(block) ?? offsetsOf(Node.string(block), search)
  known.set(block, found)
  return found
}

function foundBy({ words, matchCase }: Search): Found {
  const key = `${matchCase}:${words}`
  if (last.key !== key) last = { key, found: new WeakMap() }
  return last.found
}

function offsetsOf(text: string, { words, matchCase }: Search): { start: number; end: number }[] {
  if (words === '') return []
  const pattern = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return [...text.matchAll(new RegExp(pattern, matchCase ? 'gu' : 'giu'))].map(
    ({ index, 0: { length } }) => ({ start: index, end: index + length }),
  )
}

/** True for elements whose children are text: paragraphs, list items, cells, code. */
const holdsText = (node: Node): node is Element =>
  Element.isElement(node) && node.type !== 'link' && node.children.some(Text.isText)

/** All matches in the order of the text; descriptions of images are not searched. */
export function matchesIn(editor: PostEditor, search: Search): Match[] {
  if (search.words === '') return []
  return [...Node.elements(editor)].flatMap(([node, block]) =>
    holdsText(node) && !editor.isVoid(node)
      ? offsetsIn(node, search).map((offsets) => ({ block, ...offsets }))
      : [],
  )
}

/** The highlights of a block; the current match differs from the others. */
export function highlightsIn(
  editor: PostEditor,
  node: Node,
  block: Path,
  search: Search,
  /** The current match: its block's path as text, and where it starts. */
  at: { block: string; start: number } | null,
) {
  if (!holdsText(node) || editor.isVoid(node)) return []
  const isHere = at?.block === block.join()
  return offsetsIn(node, search).flatMap(({ start, end }) => {
    const range = rangeInBlock(editor, block, start, end)
    const found = isHere && at?.start === start ? 'current' : 'other'
    return range ? [{ ...range, found }] : []
  })
}

/** The range of a match. */
export const rangeOf = (editor: PostEditor, { block, start, end }: Match): Range | null =>
  rangeInBlock(editor, block, start, end)

/** The first match at or behind the cursor; the first one of all after the last. */
export function indexFrom(editor: PostEditor, matches: Match[], from: Range | null): number {
  if (!from) return 0
  const start = Editor.start(editor, from)
  const index = matches.findIndex((match) => {
    const range = rangeOf(editor, match)
    return range !== null && !Point.isBefore(range.anchor, start)
  })
  return Math.max(index, 0)
}
