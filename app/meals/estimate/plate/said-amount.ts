import { numbers } from '#app/images/making/said-count.ts'
import type { Item } from '#app/nutrition/nutrition.ts'
import { type PlateRow, type Portions, rowsOf } from './plate-rows.ts'

/** Usual amounts that words need not name: "two aloo paratha". */
const unnamed = ['piece', 'serving']

/** The rows of the foods that a text was read as, counted as the text counts them: 2 pieces rather than 260 g. */
export const rowsAsSaid = (items: readonly Item[], portions: Portions): PlateRow[] =>
  rowsOf(items).map((row, place) => {
    const item = items[place]
    return item ? { ...row, ...saidAmount(item, portions) } : row
  })

/** The number and the usual amount that the words say, if they make the grams; null for other amounts. */
function saidAmount(
  { text, foodId, grams }: Item,
  portions: Portions,
): Pick<PlateRow, 'amount' | 'unit'> | null {
  const words = text.toLowerCase()
  const count = firstNumber(words)
  if (count === undefined) return null
  const isSaid = (name: string) => new RegExp(`\\b${name}(e?s)?\\b`).test(words)
  const named = (portions[foodId] ?? [])
    .filter(({ name }) => /^[a-z ]+$/.test(name) && isSaid(name))
    .toSorted((a, b) => b.name.length - a.name.length)
  const others = (portions[foodId] ?? []).filter(({ name }) => unnamed.includes(name))
  const portion = [...named, ...others.toReversed()].find(
    (one) => Math.round(count * one.grams * 10) / 10 === grams,
  )
  return portion ? { amount: String(count), unit: portion.name } : null
}

/** The number at the beginning of the words; "a" is 1. */
function firstNumber(words: string): number | undefined {
  const [first = ''] = words.split(/[\s-]/, 1)
  if (/^\d+(\.\d+)?$/.test(first)) return Number(first)
  if (first === 'half') return 0.5
  return /^an?$/.test(first) ? 1 : numbers[first]
}
