import type { Item } from '#app/nutrition/nutrition.ts'
import { gramsOf } from '#app/nutrition/units/units.ts'
import { usePreference } from '#app/shell/preferences/use-preference.ts'
import { portionText } from './portion.ts'

/** What the figures on a page are for. */
export type Basis = {
  /** By how much the figures of one serving are multiplied. */
  factor: number
  /** In words: "1.5 servings" or "100 g". */
  text: string
}

/** The portion, or 100 g if the visitor chose that and the serving's grams are known. */
export function useBasis(items: readonly Pick<Item, 'grams'>[], portion: number): Basis {
  const [per] = usePreference('figuresPer')
  const grams = gramsOf(items)
  return per === '100g' && grams !== null
    ? { factor: 100 / grams, text: '100 g' }
    : { factor: portion, text: portionText(portion) }
}
