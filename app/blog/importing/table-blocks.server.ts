import type { RichText, TableCell, TableRow } from '../content/blocks.ts'
import type { HtmlElement, HtmlNode } from '../content/html.server.ts'
import type { Inline } from '../content/text-schemas.ts'
import { type Around, hasText, inside, tidy } from './foreign-inlines.server.ts'
import { blocksOf, flatten, textBlock } from './html-to-rich-text.server.ts'

/** The largest table that a post may have. */
const maxColumns = 30
const maxRows = 500

/**
 * A table, before it its caption, after it what a cell cannot hold, such as images. One that is too large
 * becomes a line for each row.
 */
export function tableBlocks(nodes: HtmlNode[], around: Around): RichText {
  const captions = nodes.filter((node) => typeof node !== 'string' && node.tag === 'caption')
  const after: RichText = []
  const rows = rowsIn(nodes, false).map(({ row, isHead }) => tableRow(row, isHead, around, after))
  const filled = rows.filter(({ children }) => children.some(({ children }) => hasText(children)))
  const before = blocksOf(captions, around)
  const columns = Math.max(0, ...filled.map(({ children }) => children.length))
  if (columns === 0) return [...before, ...after]
  if (columns > maxColumns || filled.length > maxRows) {
    around.without('large table')
    return [...before, ...filled.flatMap(lineOfRow), ...after]
  }
  return [
    ...before,
    { type: 'table', children: filled.map((row) => padded(row, columns)) },
    ...after,
  ]
}

type Row = { row: HtmlElement; isHead: boolean }

function rowsIn(nodes: HtmlNode[], isHead: boolean): Row[] {
  return nodes.flatMap((node): Row[] => {
    if (typeof node === 'string') return []
    if (node.tag === 'tr') return [{ row: node, isHead }]
    const isPart = ['thead', 'tbody', 'tfoot'].includes(node.tag)
    return isPart ? rowsIn(node.children, node.tag === 'thead') : []
  })
}

function tableRow(row: HtmlElement, isHead: boolean, around: Around, after: RichText): TableRow {
  const cells = row.children.filter((node) => typeof node !== 'string')
  return {
    type: 'table-row',
    children: cells.map((cell): TableCell => {
      const isHeader = isHead || cell.tag === 'th'
      const marks = isHeader ? around : inside(around, cell.tag)
      const { inlines, others } = flatten(blocksOf(cell.children, marks), '\n')
      after.push(...others)
      const children = tidy(inlines)
      const shown: Inline[] = children.length > 0 ? children : [{ text: '' }]
      return isHeader
        ? { type: 'table-cell', header: true, children: shown }
        : { type: 'table-cell', children: shown }
    }),
  }
}

const padded = (row: TableRow, columns: number): TableRow => ({
  ...row,
  children: Array.from(
    { length: columns },
    (_, place) => row.children[place] ?? { type: 'table-cell', children: [{ text: '' }] },
  ),
})

const lineOfRow = ({ children }: TableRow): RichText =>
  textBlock(
    children.flatMap((cell, index): Inline[] => [
      ...(index > 0 ? [{ text: ' · ' }] : []),
      ...cell.children,
    ]),
  )
