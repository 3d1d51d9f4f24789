import type { Item } from '#app/nutrition/nutrition.ts'
import { plateAddress } from './estimate-address.ts'
import { rowsOf } from './plate/plate-rows.ts'

/**
 * The address of a meal's plate to be corrected: its foods with their grams. Foods that are in no table are named
 * as not counted. Null without items, and where the address would be too long.
 */
export function mealPlateAddress(items: readonly Item[]): string | null {
  const known = items.filter(({ foodId }) => foodId !== '')
  if (known.length === 0) return null
  // A meal has the grams that it has: none of them is assumed, and no words of a visitor stand behind them.
  const rows = rowsOf(known).map((row) => ({ ...row, read: '', words: '' }))
  const others = items.filter(({ foodId }) => foodId === '')
  return plateAddress('', { rows, unknown: others.map(({ food }) => ({ text: food, foods: [] })) })
}
