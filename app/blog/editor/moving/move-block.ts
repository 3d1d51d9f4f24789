import { Editor, Element, type Node, type Path, Range, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import { isBlank } from '../blocks.ts'
import { isListType, needsLineBelow, type PostEditor } from '../document.ts'

/** A row of neighbours with one parent: the index of the first and the last. */
type Row = { parent: Path; first: number; last: number }

/**
 * Moves the selected blocks one place up (-1) or down (1): an item within its list, with the lists below it, and
 * everything else, or a list whose item is at the edge, within the post. False at the edge of the post.
 */
export function moveSelected(editor: PostEditor, step: -1 | 1): boolean {
  const { selection } = editor
  if (!selection) return false
  const item = itemRow(editor, selection)
  const [start, end] = Range.edges(selection)
  const blocks: Row = { parent: [], first: start.path[0] ?? 0, last: end.path[0] ?? 0 }
  return (item !== null && moveRow(editor, item, step)) || moveRow(editor, blocks, step)
}

/** Moves a block of the post to the gap before the block with the index `gap`. */
export function moveToGap(editor: PostEditor, from: number, gap: number): boolean {
  if (gap === from || gap === from + 1) return false
  HistoryEditor.withNewBatch(editor, () => {
    Transforms.moveNodes(editor, { at: [from], to: [gap > from ? gap - 1 : gap] })
  })
  return true
}

/** The items of one list that are selected, with the lists below the last; null outside of one list. */
function itemRow(editor: PostEditor, selection: Range): Row | null {
  const [start, end] = Range.edges(selection).map((at) =>
    Editor.above(editor, {
      at,
      match: (node) => Element.isElement(node) && node.type === 'list-item',
    }),
  )
  if (!start || !end) return null
  const [parent, first] = split(start[1])
  const [parentOfEnd, last] = split(end[1])
  if (parent.join() !== parentOfEnd.join()) return null
  const nodes = childrenOf(editor, parent)
  return { parent, first, last: last + listsBehind(nodes, last) }
}

const split = (path: Path): [Path, number] => [path.slice(0, -1), path.at(-1) ?? 0]

const childrenOf = (editor: PostEditor, parent: Path): Node[] => {
  const [node] = Editor.node(editor, parent)
  return 'children' in node ? node.children : []
}

/** How many lists follow an item, which belong to it. */
function listsBehind(nodes: Node[], index: number): number {
  const isList = (node: Node) => Element.isElement(node) && isListType(node.type)
  const next = nodes.findIndex((node, at) => at > index && !isList(node))
  return (next < 0 ? nodes.length : next) - index - 1
}

/** Moves the neighbour of a row to its other side. False without one. */
function moveRow(editor: PostEditor, row: Row, step: -1 | 1): boolean {
  const nodes = childrenOf(editor, row.parent)
  const [from, count] = step < 0 ? neighbourAbove(nodes, row) : neighbourBelow(nodes, row)
  if (count === 0 || isLineBelow(nodes, row, step)) return false
  HistoryEditor.withNewBatch(editor, () => {
    Editor.withoutNormalizing(editor, () => {
      for (let moved = 0; moved < count; moved += 1) {
        const at = step < 0 ? from : from + moved
        const to = step < 0 ? row.last : row.first + moved
        Transforms.moveNodes(editor, { at: [...row.parent, at], to: [...row.parent, to] })
      }
    })
  })
  return true
}

/** The block or the item above, with the lists that belong to the item: its index, and how many nodes it has. */
function neighbourAbove(nodes: Node[], { parent, first }: Row): [from: number, count: number] {
  if (parent.length === 0) return [first - 1, first > 0 ? 1 : 0]
  const at = nodes.findLastIndex(
    (node, index) => index < first && Element.isElement(node) && node.type === 'list-item',
  )
  return at < 0 ? [0, 0] : [at, first - at]
}

function neighbourBelow(nodes: Node[], { parent, last }: Row): [from: number, count: number] {
  const from = last + 1
  if (from >= nodes.length) return [from, 0]
  return [from, parent.length === 0 ? 1 : 1 + listsBehind(nodes, from)]
}

/** True when the neighbour is the empty last line that must stay below what is moved. */
function isLineBelow(nodes: Node[], { parent, last }: Row, step: -1 | 1): boolean {
  const [moved, below] = [nodes[last], nodes[last + 1]]
  if (step < 0 || parent.length > 0 || last + 2 !== nodes.length) return false
  return (
    Element.isElement(moved) && needsLineBelow(moved.type) && below !== undefined && isBlank(below)
  )
}
