import { writeFileSync } from 'node:fs'
import { partsFor } from '#app/nutrition/foods/dish-recipes.ts'
import { type FoodRow, writeRow } from '#app/nutrition/foods/food-row.ts'
import { singleFor, traitBits } from '#app/nutrition/foods/traits.ts'
import { usdaPortions } from '#app/nutrition/usda/usda-measures.ts'
import type { UsdaTables } from './usda-tables.ts'

/** A food that still lacks the portions of its source and the traits derived from its name. */
export type Built = Omit<FoodRow, 'portions' | 'traits' | 'parts' | 'single'>

/** Writes foods.json, one line per food; the first `listed` foods are those of our lists. */
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

/** The distinct texts, most frequent first, so that frequent ones get short indexes. */
function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([text]) => text)
}

function list(texts: readonly string[]): string {
  return `[\n${texts.map((text) => JSON.stringify(text)).join(',\n')}\n]`
}
