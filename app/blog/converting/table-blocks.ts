import {
  maxColumns,
  maxRows,
  type RichText,
  type TableCell,
  type TableRow,
} from '../content/blocks.ts'
import type { Inline } from '../content/text-schemas.ts'
import type { HtmlElement, HtmlNode } from './html-tree.ts'
import { type Around, hasText, tidy, within } from './inlines.ts'
import { blocksOf, flatten, textBlock } from './to-blocks.ts'

/**
 * A table, before it its caption, after it what a cell cannot hold, such as images. One that is too large
 * becomes a line for each row, and one with a single cell, as pages use for their layout, its content.
 */
export function tableBlocks(nodes: HtmlNode[], around: Around): RichText {
  const captions = nodes.filter((node) => typeof node !== 'string' && node.tag === 'caption')
  const found = rowsIn(nodes, false)
  const before = blocksOf(captions, around)
  const [only, ...more] = found.flatMap(({ row }) => cellsOf(row))
  if (only && more.length === 0)
    return [...before, ...blocksOf(only.children, within(around, only))]
  const after: RichText = []
  const spanned: number[] = []
  const rows = found.map((row) => tableRow(row, around, after, spanned))
  const filled = rows.filter(({ children }) => children.some(isFilled))
  const columns = Math.max(0, ...filled.map(({ children }) => children.findLastIndex(isFilled) + 1))
  if (columns === 0) return [...before, ...after]
  if (columns > maxColumns || filled.length > maxRows) {
    around.without('large table')
    return [...before, ...filled.flatMap(lineOfRow), ...after]
  }
  return [
    ...before,
    { type: 'table', children: filled.map((row) => sized(row, columns)) },
    ...after,
  ]
}

const isFilled = ({ children }: TableCell) => hasText(children)

type Row = { row: HtmlElement; isHead: boolean }

function rowsIn(nodes: HtmlNode[], isHead: boolean): Row[] {
  return nodes.flatMap((node): Row[] => {
    if (typeof node === 'string') return []
    if (node.tag === 'tr') return [{ row: node, isHead }]
    const isPart = ['thead', 'tbody', 'tfoot'].includes(node.tag)
    return isPart ? rowsIn(node.children, node.tag === 'thead') : []
  })
}

const cellsOf = (row: HtmlElement) => row.children.filter((node) => typeof node !== 'string')

/**
 * The cells of a row. Those that a joined cell covers are empty: `spanned` counts for each column how many
 * rows are still covered from above.
 */
function tableRow(
  { row, isHead }: Row,
  around: Around,
  after: RichText,
  spanned: number[],
): TableRow {
  const children: TableCell[] = []
  const addCovered = () => {
    for (let left = spanned[children.length]; left; left = spanned[children.length]) {
      spanned[children.length] = left - 1
      children.push(emptyCell())
    }
  }
  for (const cell of cellsOf(row)) {
    addCovered()
    const [width, height] = [spanOf(cell, 'colspan', maxColumns), spanOf(cell, 'rowspan', maxRows)]
    for (let place = 0; place < width; place += 1) {
      spanned[children.length] = height - 1
      children.push(place === 0 ? tableCell(cell, isHead, around, after) : emptyCell())
    }
  }
  addCovered()
  return { type: 'table-row', children }
}

function tableCell(cell: HtmlElement, isHead: boolean, around: Around, after: RichText): TableCell {
  const isHeader = isHead || cell.tag === 'th'
  const marks = isHeader ? around : within(around, cell)
  const { inlines, others } = flatten(blocksOf(cell.children, marks), '\n')
  after.push(...others)
  const children = tidy(inlines)
  const shown: Inline[] = children.length > 0 ? children : [{ text: '' }]
  return isHeader
    ? { type: 'table-cell', header: true, children: shown }
    : { type: 'table-cell', children: shown }
}

const emptyCell = (): TableCell => ({ type: 'table-cell', children: [{ text: '' }] })

function spanOf({ attributes }: HtmlElement, name: 'colspan' | 'rowspan', most: number): number {
  const number = Number.parseInt(attributes[name] ?? '1', 10)
  return number > 1 ? Math.min(number, most) : 1
}

const sized = (row: TableRow, columns: number): TableRow => ({
  ...row,
  children: Array.from({ length: columns }, (_, place) => row.children[place] ?? emptyCell()),
})

const lineOfRow = ({ children }: TableRow): RichText =>
  textBlock(
    children.flatMap((cell, index): Inline[] => [
      ...(index > 0 ? [{ text: ' · ' }] : []),
      ...cell.children,
    ]),
  )
