import type { ListItem } from '../../content/blocks.ts'
import type { Inline, Leaf } from '../../content/text-schemas.ts'
import { type EditorBlock, isListType, type ListType, type TextBlockType } from '../document.ts'

/** The state while reading HTML: finished blocks, and the current line. */
export type Reading = {
  blocks: EditorBlock[]
  line: Inline[]
  type: TextBlockType
  list: ListType | null
}

export type Kind = Partial<Pick<Reading, 'type' | 'list'>>

/** Reads inner content into blocks of this kind, separate from what is before and after. */
export function inBlock(reading: Reading, kind: Kind, read: () => void) {
  const { type, list } = reading
  endLine(reading)
  Object.assign(reading, kind)
  read()
  endLine(reading)
  Object.assign(reading, { type, list })
}

/** Adds a piece of text to the current line, inside a link if `url` is given. */
export function addLeaf(reading: Reading, leaf: Leaf, url: string | null): void {
  if (leaf.text === '') return
  const last = reading.line.at(-1)
  if (url === null) reading.line.push(leaf)
  else if (last && 'url' in last && last.url === url) last.children.push(leaf)
  else reading.line.push({ type: 'link', url, children: [leaf] })
}

/** Ends the current line; one with text becomes a block. */
export function endLine(reading: Reading): void {
  const line = trimmed(reading.line)
  reading.line = []
  if (line.length === 0) return
  const { list, type, blocks } = reading
  if (!list) {
    blocks.push({ type, children: line })
    return
  }
  const item: ListItem = { type: 'list-item', children: line }
  const last = blocks.at(-1)
  if (last && isListType(last.type) && last.type === list) last.children.push(item)
  else blocks.push({ type: list, children: [item] })
}

/** The line without white space at its edges and without double spaces. */
function trimmed(line: Inline[]): Inline[] {
  const leaves = line.flatMap((node) => ('children' in node ? node.children : [node]))
  // Drops spaces at the start of a line and after another
  // space; keeps line breaks, except those at the edges.
  let before = ''
  for (const leaf of leaves) {
    const space = before === '' ? /^\s+/ : /^ +/
    if (before.trim() === '') leaf.text = leaf.text.replace(space, '')
    before = leaf.text.at(-1) ?? before
  }
  for (const leaf of leaves.toReversed()) {
    leaf.text = leaf.text.replace(/\s+$/, '')
    if (leaf.text !== '') break
  }
  const kept = line.flatMap((node): Inline[] => {
    if (!('children' in node)) return node.text === '' ? [] : [node]
    const children = node.children.filter(({ text }) => text !== '')
    return children.length > 0 ? [{ ...node, children }] : []
  })
  return kept
}
