import { writeFileSync } from 'node:fs'
import { partsFor } from '#app/nutrition/foods/dish-recipes.ts'
import { type FoodRow, writeRow } from '#app/nutrition/foods/food-row.ts'
import { singleFor, traitBits } from '#app/nutrition/foods/traits.ts'
import { usdaPortions } from '#app/nutrition/usda/usda-measures.ts'
import type { UsdaTables } from './usda-tables.ts'

/** A food that is ready but for the portions of its source and what its name tells. */
export type Built = Omit<FoodRow, 'portions' | 'traits' | 'parts' | 'single'>

/** Writes foods.json, a line for each food: the first `listed` are those of our lists. */
export function writeTable(
  path: string,
  foods: readonly Built[],
  { listed }: { listed: number },
  usda: UsdaTables,
) {
  const portions = foods.map(({ source }) => usdaPortions(usda.portions.get(source) ?? []))
  const texts = byFrequency(portions.flat().map(({ measure }) => measure))
  const places = new Map(texts.map((text, place) => [text, place]))
  const lines = foods.map((food, i) => {
    const own = portions[i] ?? []
    return writeRow({
      ...food,
      portions: own.map(({ measure, grams }) => [places.get(measure) ?? -1, grams] as const),
      traits: traitBits(food),
      parts: partsFor(food),
      single: singleFor(food) ?? 0,
    })
  })
  const head = `"listed":${listed},\n"measures":${list(texts)}`
  writeFileSync(path, `{${head},\n"foods":${list(lines)}}\n`)
}

/** Each text once, the most frequent first, so that their places are short. */
function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([text]) => text)
}

function list(texts: readonly string[]): string {
  return `[\n${texts.map((text) => JSON.stringify(text)).join(',\n')}\n]`
}
