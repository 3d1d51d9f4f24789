import { partOf } from './part-of.ts'
import { laidFoods, type PlateIngredient, type PlateInput } from './plan.ts'

/** Names of foods in the order in which they are named, each once. */
export type DrawnFoods = { drawn: string[]; missing: string[] }

/** Which foods of a plate have a drawing, and which are left out because they have none. */
export function drawnFoods(input: Pick<PlateInput, 'ingredients' | 'prompt'>): DrawnFoods {
  const foods: DrawnFoods = { drawn: [], missing: [] }
  for (const one of laidFoods(input)) {
    const list = partOf(one, input.prompt) ? foods.drawn : foods.missing
    const name = saidName(one)
    if (!list.includes(name)) list.push(name)
  }
  return foods
}

/** An amount at the start of a text: "150 g", "2 slices of", "a glass of". */
const amount =
  /^(?:\d[\d.,/]*\s*|[½¼¾⅓⅔]\s*|(?:an?|one|two|three|four|five|six|half|some)\s+)+(?:(?:kg|g|mg|ml|cl|dl|l|oz|lbs?|grams?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|slices?|pieces?|glass(?:es)?|mugs?|bowls?|plates?|servings?|portions?|handfuls?|cans?|tins?)\b\.?\s*)?(?:of\s+)?/

/** The words that a food was read from, without their amount; its name where these are no plain words. */
function saidName({ name, said = '' }: PlateIngredient): string {
  const words = said.trim().toLowerCase().replace(amount, '')
  if (/^\p{L}[\p{L}\p{M}’' -]{1,39}$/u.test(words)) return words
  return name.toLowerCase().split(', ').reverse().join(' ')
}
