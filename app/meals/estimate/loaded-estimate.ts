import { type DrawnFrom, foodsText } from '#app/images/on-demand/plate-address.ts'
import type { Estimate } from '#app/nutrition/nutrition.ts'
import { type CorrectedPlate, drawnWordsOf, gramsOf, type Portions } from './plate/plate-rows.ts'

/** The result for an address: of its text, or of the plate that a visitor corrected. */
export type LoadedEstimate = {
  text: string
  estimate: Estimate | null
  /** What is wrong with the text itself. */
  problem: string | null
  /** The corrected plate; null while it is what the text says. */
  plate: CorrectedPlate | null
  /** The usual amounts of the plate's foods. */
  portions: Portions
  /** The words that the picture of the plate shows; null without a picture. */
  drawn: string[] | null
  /** A food that could not be added, as typed. */
  notAdded?: string
}

/** What the picture of a plate is drawn from. */
export function drawnFrom(
  text: string,
  plate: CorrectedPlate | null,
  portions: Portions,
): DrawnFrom {
  if (!plate) return { text, foods: '' }
  const foods = plate.rows.flatMap((row) => {
    const grams = gramsOf(row, portions)
    return grams ? [{ foodId: row.foodId, grams, words: drawnWordsOf(row, grams) }] : []
  })
  return { text: '', foods: foodsText(foods) }
}

/** The message about a name that no food has. */
export const noSuchFood = (name: string) => `No food is called “${name.trim()}”.`
