import { dishes } from '../dishes/dishes.ts'
import { isNamed, match, stems } from '../looks/find-look.ts'
import type { PlateIngredient } from './plan.ts'

/**
 * Ingredients with the words of the dish that the prompt names, where the reader kept a part of them only: "hunan
 * chicken" that is counted as chicken is drawn as Hunan chicken. Foods that one dish is counted as ("soba soup" as
 * noodles and soup) become that dish, as heavy as all of them.
 */
export function tellDishes(
  ingredients: readonly PlateIngredient[],
  prompt: string,
): PlateIngredient[] {
  const whole = wholeDish(ingredients, prompt)
  if (whole) return [whole]
  const segments = prompt.split(/[,;+&]|\b(?:with|and|plus)\b/i).filter((text) => text.trim())
  const told: PlateIngredient[] = []
  for (const one of ingredients) {
    const dish = dishOf(one, segments) ?? recordSaid(one)
    const words = dish ?? one.said ?? ''
    const same = told.find(({ said = '' }) => (dish && said === dish) || areOneDish(said, words))
    if (same) same.grams += one.grams
    else told.push(dish ? { ...one, said: dish } : { ...one })
  }
  return told
}

/** Whether two foods were read from the words of one dish, more or fewer of them: "3 slices of cheese toast" and "cheese toast". */
function areOneDish(said: string, other: string): boolean {
  if (!said || !other || !(said.includes(other) || other.includes(said))) return false
  const look = match(said)?.look
  return look !== undefined && dishes.includes(look) && look === match(other)?.look
}

/** The words of a food where they are the name of a dish, of which it may be one of several foods. */
function recordSaid({ said, name }: PlateIngredient): string | undefined {
  const text = said ?? name
  const look = match(text)?.look
  return look && dishes.includes(look) && isNamed(look, text) ? text : undefined
}

/**
 * All ingredients as one dish, where the prompt is word by word its name. Either each of them is named in it, or none is:
 * then the reader has added what is in the dish.
 */
function wholeDish(
  ingredients: readonly PlateIngredient[],
  prompt: string,
): PlateIngredient | undefined {
  const look = ingredients.length > 0 ? match(prompt)?.look : undefined
  if (!look || !dishes.includes(look) || !isNamed(look, prompt)) return undefined
  const said = stems(prompt)
  const isRead = (text: string) => stems(text).every((word) => said.includes(word))
  // Foods without words of their own that the name does not tell are what the reader knows to be in the dish.
  const isKnown = ingredients.every(
    (one) => one.said === undefined && !stems(one.name).some((word) => said.includes(word)),
  )
  if (!isKnown && !ingredients.every((one) => isRead(one.said ?? one.name))) return undefined
  const [most] = ingredients.toSorted((a, b) => b.grams - a.grams)
  const grams = ingredients.reduce((sum, one) => sum + one.grams, 0)
  return most && { ...most, said: prompt, grams }
}

/** The segment of the prompt that names a dish of more words than those that were read, if it is about this food. */
function dishOf({ said = '' }: PlateIngredient, segments: readonly string[]): string | undefined {
  const own = match(said)?.words.length ?? 0
  const read = stems(said)
  return segments.find((segment) => {
    const dish = match(segment)
    if (!dish || dish.words.length <= Math.max(1, own)) return false
    const said = stems(segment)
    return (
      read.length > 0 &&
      read.every((word) => said.includes(word)) &&
      dish.words.some((word) => read.includes(word))
    )
  })
}
