import type { TableBlock, TableCell, TableRow } from '../../content/blocks.ts'
import { textOfInlines } from '../../content/inline-text.ts'
import type { Leaf } from '../../content/text-schemas.ts'
import { withoutBold } from './without-bold.ts'

/**
 * Makes the first row a head where it looks like one: it alone is bold, or it names columns of numbers.
 * Spreadsheets and writing programs do not say which row is the head.
 */
export function withHead(table: TableBlock): TableBlock {
  const [first, ...rest] = table.children
  if (!first || rest.length === 0 || first.children.some(({ header }) => header)) return table
  if (!isBoldAlone(first, rest) && !namesNumbers(first, rest)) return table
  const head = first.children.map(({ type, children }): TableCell => {
    return { type, header: true, children: children.map(withoutBold) }
  })
  return { ...table, children: [{ ...first, children: head }, ...rest] }
}

const isBoldAlone = (first: TableRow, rest: TableRow[]) => isBold(first) && !rest.every(isBold)

const isBold = ({ children }: TableRow) => {
  const leaves = children.flatMap((cell) =>
    cell.children.flatMap((part): Leaf[] => ('text' in part ? [part] : part.children)),
  )
  const filled = leaves.filter(({ text }) => text.trim() !== '')
  return filled.length > 0 && filled.every(({ bold }) => bold)
}

function namesNumbers(first: TableRow, rest: TableRow[]): boolean {
  if (first.children.some(isNumber)) return false
  return first.children.some((cell, column) => {
    const below = rest.flatMap(({ children }) => children[column] ?? []).filter(isFilled)
    return isFilled(cell) && below.length > 0 && below.every(isNumber)
  })
}

const textIn = ({ children }: TableCell) => textOfInlines(children).trim()

const isFilled = (cell: TableCell) => textIn(cell) !== ''

/** True for a number, which may have a sign, a currency or a unit. */
const isNumber = (cell: TableCell) =>
  /^[-+−]?\p{Sc}?\s?\d[\d.,’' ]*\s?(%|\p{Sc}|\p{L}{1,5})?$/u.test(textIn(cell))
