import { type Descendant, Element, Node, type Path, Text, Transforms } from 'slate'
import type { TableCell } from '../../content/blocks.ts'
import { isVoidType, type PostEditor } from '../document.ts'

export const emptyCell = (header = false): TableCell => ({
  type: 'table-cell',
  ...(header ? { header: true } : {}),
  children: [{ text: '' }],
})

/** Repairs one problem of a table: it stands alone, has rows only, and these have the same length. */
export function repairTable(editor: PostEditor, table: Element, path: Path): boolean {
  if (path.length > 1) return lift(editor, path)
  const rows: Descendant[] = table.children
  for (const [index, row] of rows.entries()) {
    const at = [...path, index]
    if (Element.isElement(row) && isVoidType(row.type)) return lift(editor, at)
    if (Text.isText(row) || row.type !== 'table-row') {
      Transforms.wrapNodes(editor, { type: 'table-row', children: [] }, { at })
      return true
    }
  }
  if (rows.length === 0) return remove(editor, path)
  const longest = Math.max(...rows.map(lengthOf))
  const short = rows.findIndex((row) => lengthOf(row) < longest)
  if (short < 0) return false
  const at = [...path, short, lengthOf(rows[short])]
  Transforms.insertNodes(editor, emptyCell(), { at })
  return true
}

const lengthOf = (row: Descendant | undefined) => (Element.isElement(row) ? row.children.length : 0)

/** A row has cells only, and stands in a table. */
export function repairRow(editor: PostEditor, row: Element, path: Path): boolean {
  if (!isInside(editor, path, 'table')) {
    Transforms.unwrapNodes(editor, { at: path })
    return true
  }
  const cells: Descendant[] = row.children
  for (const [index, cell] of cells.entries()) {
    const at = [...path, index]
    if (Element.isElement(cell) && isVoidType(cell.type)) return lift(editor, at)
    if (Text.isText(cell) || cell.type !== 'table-cell') {
      Transforms.wrapNodes(editor, emptyShell(), { at })
      return true
    }
  }
  return cells.length === 0 && remove(editor, path)
}

const emptyShell = (): TableCell => ({ type: 'table-cell', children: [] })

/** A cell has text only; blocks in it become text, images move out. Elsewhere it is a paragraph. */
export function repairCell(editor: PostEditor, cell: Element, path: Path): boolean {
  if (!isInside(editor, path, 'table-row')) {
    Transforms.unsetNodes<TableCell>(editor, 'header', { at: path })
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: path })
    return true
  }
  const children: Descendant[] = cell.children
  const index = children.findIndex((child) => Element.isElement(child) && child.type !== 'link')
  const child = children[index]
  if (!Element.isElement(child)) return false
  if (isVoidType(child.type)) return lift(editor, [...path, index])
  Transforms.unwrapNodes(editor, { at: [...path, index] })
  return true
}

function isInside(editor: PostEditor, path: Path, type: Element['type']): boolean {
  const parent = path.length > 0 ? Node.parent(editor, path) : null
  return Element.isElement(parent) && parent.type === type
}

function lift(editor: PostEditor, path: Path): boolean {
  Transforms.liftNodes(editor, { at: path, voids: true })
  return true
}

function remove(editor: PostEditor, path: Path): boolean {
  Transforms.removeNodes(editor, { at: path })
  return true
}
