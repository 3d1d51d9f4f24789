import { tableReader } from '#app/nutrition/estimate.ts'

/**
 * The foods in a text with their grams, such as "Toast 50"; a star marks grams that the text does not state.
 */
export function readItems(text: string): string[] {
  const items = tableReader.estimate(text)?.items ?? []
  return items.map(({ food, grams, gramsAssumed }) => `${food} ${grams}${gramsAssumed ? '*' : ''}`)
}
