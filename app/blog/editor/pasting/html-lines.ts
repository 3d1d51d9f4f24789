import type { Inline, Leaf, ListItem } from '../../content/content.ts'
import { type EditorBlock, isListType, type ListType, type TextBlockType } from '../document.ts'

/** Gathers what is read: finished blocks, and the line that is being filled. */
export type Reading = {
  blocks: EditorBlock[]
  line: Inline[]
  type: TextBlockType
  list: ListType | null
}

export type Kind = Partial<Pick<Reading, 'type' | 'list'>>

/** Reads what is inside as blocks of this kind, apart from what stands before and after. */
export function inBlock(reading: Reading, kind: Kind, read: () => void) {
  const { type, list } = reading
  endLine(reading)
  Object.assign(reading, kind)
  read()
  endLine(reading)
  Object.assign(reading, { type, list })
}

/** Adds a piece of text to the line, as part of a link where it has one. */
export function addLeaf(reading: Reading, leaf: Leaf, url: string | null): void {
  if (leaf.text === '') return
  const last = reading.line.at(-1)
  if (url === null) reading.line.push(leaf)
  else if (last && 'url' in last && last.url === url) last.children.push(leaf)
  else reading.line.push({ type: 'link', url, children: [leaf] })
}

/** Closes the line as a block, if it says anything. */
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

/** Without white space at the edges, and without two spaces in a row. */
function trimmed(line: Inline[]): Inline[] {
  const leaves = line.flatMap((node) => ('children' in node ? node.children : [node]))
  // Spaces begin no line, and follow no other space; line breaks stay, but for those at the edges.
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
