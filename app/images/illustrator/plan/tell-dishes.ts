import { match, stems } from '../looks/find-look.ts'
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
  const segments = prompt.split(/[,;+&]|\b(?:with|and|plus)\b/i).filter((text) => text.trim())
  const told: PlateIngredient[] = []
  for (const one of ingredients) {
    const dish = dishOf(one, segments)
    const same = dish && told.find(({ said }) => said === dish)
    if (same) same.grams += one.grams
    else told.push(dish ? { ...one, said: dish } : { ...one })
  }
  return told
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
