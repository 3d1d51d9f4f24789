import { Editor, Element, Node, type NodeEntry, Path, Transforms } from 'slate'
import type { TableBlock, TableRow } from '../../content/blocks.ts'
import type { PostEditor } from '../document.ts'
import { insertBlocks } from '../insert-blocks.ts'
import { emptyCell } from './normalize-table.ts'

/** The place of the cursor in a table. */
type Place = { table: TableBlock; at: Path; row: number; column: number }

/** The table at the cursor, and the row and column of the cursor; null outside of tables. */
export function placeInTable(editor: PostEditor): Place | null {
  const cell = cellAt(editor)
  if (!cell) return null
  const [, path] = cell
  const at = path.slice(0, -2)
  const table = Node.get(editor, at)
  const [row = 0, column = 0] = path.slice(-2)
  return Element.isElement(table) && table.type === 'table' ? { table, at, row, column } : null
}

/** The cell at the start of the selection. */
export function cellAt(editor: PostEditor): NodeEntry<Element> | undefined {
  if (!editor.selection) return undefined
  return Editor.above<Element>(editor, {
    at: Editor.start(editor, editor.selection),
    match: (node) => Element.isElement(node) && node.type === 'table-cell',
  })
}

const emptyRow = (columns: number, header = false): TableRow => ({
  type: 'table-row',
  children: Array.from({ length: columns }, () => emptyCell(header)),
})

/** Inserts a table of three columns with a head and two rows; the cursor goes to its first cell. */
export function insertTable(editor: PostEditor): void {
  const table: TableBlock = {
    type: 'table',
    children: [emptyRow(3, true), emptyRow(3), emptyRow(3)],
  }
  insertBlocks(editor, [table])
  const place = placeInTable(editor)
  if (place) Transforms.select(editor, Editor.start(editor, [...place.at, 0, 0]))
}

/** What the buttons of a table do. */
export type TableChange =
  | 'row-above'
  | 'row-below'
  | 'column-before'
  | 'column-after'
  | 'remove-row'
  | 'remove-column'
  | 'head'
  | 'remove-table'

/** Changes the table at the cursor. */
export function changeTable(editor: PostEditor, change: TableChange): void {
  const place = placeInTable(editor)
  if (!place) return
  const { at, row, column } = place
  Editor.withoutNormalizing(editor, () => {
    switch (change) {
      case 'row-above':
        return addRow(editor, place, row)
      case 'row-below':
        return addRow(editor, place, row + 1)
      case 'column-before':
        return addColumn(editor, place, column)
      case 'column-after':
        return addColumn(editor, place, column + 1)
      case 'remove-row':
        return removeRow(editor, place)
      case 'remove-column':
        return removeColumn(editor, place)
      case 'head':
        return toggleHead(editor, place)
      case 'remove-table':
        return removeTable(editor, at)
    }
  })
}

/** True when the first row of the table at the cursor is a head. */
export function hasHead({ table }: Place): boolean {
  return table.children[0]?.children.every(({ header }) => header) ?? false
}

/** Moves the cursor to the next or previous cell; a row is added behind the last. False before the first. */
export function stepCell(editor: PostEditor, step: 1 | -1): boolean {
  const place = placeInTable(editor)
  if (!place) return false
  const { table, at, row, column } = place
  const columns = table.children[0]?.children.length ?? 1
  const index = row * columns + column + step
  if (index < 0) return false
  if (index >= table.children.length * columns) addRow(editor, place, table.children.length)
  Transforms.select(
    editor,
    Editor.range(editor, [...at, Math.floor(index / columns), index % columns]),
  )
  return true
}

function addRow(editor: PostEditor, { table, at }: Place, index: number): void {
  const columns = table.children[0]?.children.length ?? 1
  Transforms.insertNodes(editor, emptyRow(columns), { at: [...at, index] })
}

function addColumn(editor: PostEditor, { table, at }: Place, index: number): void {
  for (const [row, { children }] of table.children.entries()) {
    const header = children.every((cell) => cell.header)
    Transforms.insertNodes(editor, emptyCell(header), { at: [...at, row, index] })
  }
}

function removeRow(editor: PostEditor, { table, at, row }: Place): void {
  if (table.children.length === 1) removeTable(editor, at)
  else Transforms.removeNodes(editor, { at: [...at, row] })
}

function removeColumn(editor: PostEditor, { table, at, column }: Place): void {
  if (table.children[0]?.children.length === 1) {
    removeTable(editor, at)
    return
  }
  for (const row of table.children.keys()) {
    Transforms.removeNodes(editor, { at: [...at, row, column] })
  }
}

function toggleHead(editor: PostEditor, place: Place): void {
  const [first] = place.table.children
  for (const index of first?.children.keys() ?? []) {
    const at = [...place.at, 0, index]
    if (hasHead(place)) Transforms.unsetNodes(editor, ['header'] as never[], { at })
    else Transforms.setNodes<Element>(editor, { header: true }, { at })
  }
}

function removeTable(editor: PostEditor, at: Path): void {
  Transforms.removeNodes(editor, { at })
  const place = Path.hasPrevious(at) && !Node.has(editor, at) ? Path.previous(at) : at
  if (Node.has(editor, place)) Transforms.select(editor, Editor.start(editor, place))
}
