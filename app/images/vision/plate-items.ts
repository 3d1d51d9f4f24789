import type { Reader } from '#app/nutrition/estimate.ts'
import { modelFoodId } from '#app/nutrition/model-figures.ts'
import {
  type Item,
  type Nutrient,
  type NutritionData,
  noNutrition,
  nutrients,
} from '#app/nutrition/nutrition.ts'
import { roundNutrition } from '#app/nutrition/round-nutrition.ts'
import type { SeenFood } from './seen-foods.ts'

/** Minimum confidence of a match. Below it, the food counts as missing from the table. */
const unsure = 0.35

/** Maximum confidence of an item, as its weight is only estimated from the picture. */
const surest = 0.8

/** Confidence of an item whose figures are the model's own. */
const modelConfidence = 0.3

/** A seen food as items of our table, among which its weight is divided; null when the table lacks it. */
export function itemsFromTable(reader: Reader, { name, grams }: SeenFood): Item[] | null {
  const read = reader.estimate(`${grams} g ${name}`)
  if (!read || read.items.every(({ confidence }) => confidence < unsure)) return null
  const total = read.items.reduce((sum, item) => sum + item.grams, 0)
  if (total <= 0) return null
  const rows = read.items.map((item) => ({
    foodId: item.foodId,
    grams: (item.grams * grams) / total,
  }))
  return reader.recompute(rows).items.map((item, index) => ({
    ...item,
    text: name,
    gramsAssumed: true,
    confidence: Math.min(surest, read.items[index]?.confidence ?? 0),
  }))
}

/** A seen food with the model's own figures per 100 g, which its id marks; absent ones are listed as missing. */
export function itemFromModel(
  { name, grams }: SeenFood,
  per100: Record<Nutrient, number | null> | undefined,
): Item {
  const nutritionData: NutritionData = { ...noNutrition }
  for (const nutrient of nutrients) {
    nutritionData[nutrient] = ((per100?.[nutrient] ?? 0) * grams) / 100
  }
  return {
    text: name,
    food: name,
    foodName: name,
    foodId: modelFoodId(name),
    group: 'dish',
    grams,
    gramsAssumed: true,
    confidence: modelConfidence,
    nutritionData: roundNutrition(nutritionData),
    missing: nutrients.filter((nutrient) => (per100?.[nutrient] ?? null) === null),
  }
}

/** Standard deviation of a weight estimated from a picture, as a share. */
const weightDeviation = 0.35
/** Share of the errors of one picture that are correlated. */
const together = 0.4
/** Standard deviations on each side of the range, so that it contains the true value in 80 % of cases. */
const spread = 1.28

/** Low and high calories of all items, from the uncertainty of each weight and food. */
export function seenRange(items: Item[]): { calories: { low: number; high: number } } {
  const total = items.reduce((sum, item) => sum + item.nutritionData.calories, 0)
  const deviations = items.map(
    ({ confidence, nutritionData }) =>
      Math.hypot(weightDeviation, (1 - confidence) * 0.5) * nutritionData.calories,
  )
  const apart = Math.hypot(...deviations)
  const summed = deviations.reduce((sum, deviation) => sum + deviation, 0)
  const share = total > 0 ? (spread * (apart * (1 - together) + summed * together)) / total : 0
  const low = Math.floor(total / Math.exp(share) / 10) * 10
  const high = Math.ceil((total * Math.exp(share)) / 10) * 10
  return { calories: { low: Math.min(total, low), high: Math.max(total, high) } }
}
