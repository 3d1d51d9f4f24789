import type { CuratedFood } from './curated.ts'

type Figures = (number | null)[]

/**
 * Computes the figures per 100 g of a dish from its parts, which are other listed foods, and the note of its
 * source. The dish's `made` grams account for water that cooking adds or removes.
 */
export function makeRecipe(
  dish: CuratedFood,
  foods: CuratedFood[],
  figures: Map<string, Figures>,
): { per100: Figures; source: string } {
  const sums: Figures = [0, 0, 0, 0, 0, 0, 0]
  let grams = 0
  const parts: string[] = []
  for (const part of dish.recipe) {
    const food = foods.find(({ id }) => id === part.id)
    const per100 = food && figures.get(food.source)
    if (!food || !per100) throw new Error(`${dish.where}: no food ${part.id} with figures`)
    grams += part.grams
    parts.push(`${food.source}*${part.grams}`)
    for (const [i, sum] of sums.entries()) {
      const value = per100[i] ?? null
      sums[i] = sum === null || value === null ? null : sum + (value * part.grams) / 100
    }
  }
  const total = dish.made ?? grams
  return {
    per100: sums.map((sum) => (sum === null ? null : Math.round((sum * 10_000) / total) / 100)),
    source: `recipe:${parts.join('+')}`,
  }
}
