import { maxColumns, maxRows, type TableRow } from '../../content/blocks.ts'
import type { Inline } from '../../content/text-schemas.ts'
import { htmlOfPlainMarkdown } from '../../converting/markdown.ts'
import { isWebAddress } from '../addresses.ts'
import { type EditorBlock, paragraph } from '../document.ts'
import { polished } from './polish.ts'

/** Reads HTML that was made from Markdown. */
type ReadHtml = (html: string) => EditorBlock[]

/**
 * The blocks of plain text: a table if its lines are cells with tabs, what its signs say if it is Markdown,
 * otherwise a paragraph for each line with text.
 */
export function readPlainText(text: string, readHtml: ReadHtml): EditorBlock[] {
  const table = tableOf(text)
  if (table) return polished([{ type: 'table', children: table }])
  const lines = text.split(/\r\n?|\n/)
  if (isMarkdown(lines)) return readHtml(htmlOfLines(lines))
  return polished(
    lines.filter((line) => line.trim() !== '').map((line) => paragraph(...withLinks(line))),
  )
}

const item = /^\s*([-*+]|\d{1,3}[.)])\s+\S/

const blockSign = /^ {0,3}(#{1,6} \S|> ?\S|```|~~~|---+\s*$|===+\s*$|\|?\s*:?-+:?\s*\|)/

const inlineSign = /\*\*\S[^*]*\*\*|\[[^\]]+\]\((https?:|mailto:|\/)[^)]*\)|`[^`]+`/

/** True for text with the signs of Markdown. One line that begins like an item is only text. */
function isMarkdown(lines: string[]): boolean {
  const items = lines.filter((line) => item.test(line))
  return items.length > 1 || lines.some((line) => blockSign.test(line) || inlineSign.test(line))
}

function htmlOfLines(lines: string[]): string {
  // Text below a list is no part of its last item, unless it is indented.
  const apart = lines.flatMap((line, index) => {
    const isLoose = /^\S/.test(line) && !item.test(line) && item.test(lines[index - 1] ?? '')
    return isLoose ? ['', line] : [line]
  })
  const hasGaps = lines.some((line) => line.trim() === '')
  return htmlOfPlainMarkdown(apart.join('\n'), !hasGaps)
}

/** A line whose web addresses are links. */
function withLinks(line: string): Inline[] {
  const parts = line.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'])/i)
  return parts
    .filter((part) => part !== '')
    .map((part) =>
      isWebAddress(part) ? { type: 'link', url: part, children: [{ text: part }] } : { text: part },
    )
}

/** The rows of cells divided by tabs, as spreadsheets copy them; null for any other text. */
function tableOf(text: string): TableRow[] | null {
  if (!text.includes('\t')) return null
  const rows = cellsIn(text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, ''))
  const columns = rows[0]?.length ?? 0
  const isEven = rows.every(({ length }) => length === columns)
  // Lines that all begin with a tab are indented.
  const isIndented = rows.every(([first = '']) => first.trim() === '')
  if (rows.length < 2 || columns < 2 || !isEven || isIndented) return null
  // More than a table may have: its lines are kept as text.
  if (columns > maxColumns || rows.length > maxRows) return null
  return rows.map((cells) => ({
    type: 'table-row',
    children: cells.map((cell) => ({
      type: 'table-cell',
      children: [{ text: cell.replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n').trim() }],
    })),
  }))
}

/** Cells in quotes may have line breaks, tabs and doubled quotes. */
function cellsIn(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  return rows
}
