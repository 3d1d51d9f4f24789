import { countsEggs, saidCount } from '#app/images/making/said-count.ts'
import type { FoodPortion } from '#app/nutrition/foods/food-portions.ts'
import type { Item, Suggestion } from '#app/nutrition/nutrition.ts'
import type { PlateItem } from '#app/nutrition/plate-items.ts'
import { maxItemText, maxPlateGrams } from '#app/nutrition/plate-limits.ts'
import { typedNumber } from '#platform/text/typed-number.ts'

/** A food that can be chosen, by its id and name. */
export type NamedFood = Suggestion['foods'][number]

/** One food of a plate as its fields have it. */
export type PlateRow = {
  /** Tells the row from the others of its plate. */
  key: number
  foodId: string
  name: string
  /** The number as typed; it may be none. */
  amount: string
  /** "g", or the name of one of the food's usual amounts. */
  unit: string
  /** The grams as they were read from words: "150", or "~160" when they were assumed. */
  read: string
  /** The words that the food was read from; empty for a food that was added. */
  words: string
  /** Other foods that it may be, best first. */
  near: readonly NamedFood[]
  /** What is wrong with the row, other than its amount. */
  problem?: string
}

/** A plate that a visitor corrected: its foods, and the words that are still not understood. */
export type CorrectedPlate = { rows: PlateRow[]; unknown: Suggestion[] }

/** The usual amounts of foods, by the ids of these. */
export type Portions = Record<string, readonly FoodPortion[]>

/** The message about an amount that is not a number within the limits. */
export const amountProblem = `Type a number, at most ${maxPlateGrams.toLocaleString('en')} g`

/** The grams of a row, rounded to 0.1 g; null when its amount is no number, too much, or of no known unit. */
export function gramsOf({ amount, unit, foodId }: PlateRow, portions: Portions): number | null {
  const one = unit === 'g' ? 1 : portions[foodId]?.find(({ name }) => name === unit)?.grams
  const grams = Math.round(typedNumber(amount) * (one ?? Number.NaN) * 10) / 10
  return grams >= 0 && grams <= maxPlateGrams ? grams : null
}

/** The rows of the foods that a text was read as. */
export const rowsOf = (items: readonly Item[]): PlateRow[] =>
  items.map(({ foodId, food, text, grams, gramsAssumed, alternatives = [] }, key) => ({
    key,
    foodId,
    name: food,
    amount: String(grams),
    unit: 'g',
    read: gramsAssumed ? `~${grams}` : String(grams),
    words: text.slice(0, maxItemText),
    near: alternatives.map((other) => ({ foodId: other.foodId, name: other.food })),
  }))

/** A row as the API takes it; null when its amount is wrong. */
export function plateItemOf(row: PlateRow, portions: Portions): PlateItem | null {
  const grams = gramsOf(row, portions)
  if (grams === null) return null
  const { foodId, words: text } = row
  return { foodId, grams, basis: basisOf(row, grams), text }
}

/** An amount that nobody changed is as certain as it was read; a corrected one was weighed or counted. */
function basisOf({ read, unit }: PlateRow, grams: number): PlateItem['basis'] {
  if (read === `~${grams}`) return 'assumed'
  if (read === String(grams)) return 'measure'
  return unit === 'g' ? 'weight' : 'measure'
}

/** The words for a drawing, without a count of pieces or eggs that is no longer right: "2 fried eggs", "fried eggs". */
export function drawnWordsOf({ words, read, name }: PlateRow, grams: number): string {
  if (words === '') return name
  if (read.replace('~', '') === String(grams)) return words
  const isCounted = saidCount(words) !== undefined || countsEggs(words)
  return isCounted ? words.replace(/^\S+?[\s-]+/, '') : words
}
