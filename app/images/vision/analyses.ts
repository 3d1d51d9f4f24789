import type { Analysis } from '#app/nutrition/analysis.ts'
import { type Item, type NutritionData, noNutrition, nutrients } from '#app/nutrition/nutrition.ts'
import { roundNutrition } from '#app/nutrition/round-nutrition.ts'
import { seenRange } from './plate-items.ts'

/** The analysis of one look at a picture; the total is the sum of its items. */
export function analysisOf(items: Item[]): Analysis {
  const nutritionData: NutritionData = { ...noNutrition }
  for (const nutrient of nutrients) {
    nutritionData[nutrient] = items.reduce((sum, item) => sum + item.nutritionData[nutrient], 0)
  }
  return {
    nutritionData: roundNutrition(nutritionData),
    detectedIngredients: [...new Set(items.map(({ food }) => food))],
    items,
    range: seenRange(items),
    missing: nutrients.filter((nutrient) => items.some((item) => item.missing.includes(nutrient))),
    unknown: [],
    suggestions: [],
    source: 'vision',
  }
}

/**
 * The median of several looks by calories, with the spread of all of them and with its range extended to
 * contain all. A single look is returned unchanged.
 */
export function medianAnalysis(looks: Analysis[]): Analysis {
  const sorted = looks.toSorted((a, b) => a.nutritionData.calories - b.nutritionData.calories)
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  if (!median) throw new Error('There is no analysis')
  if (sorted.length === 1) return median
  const low = edge(looks, Math.min)
  const high = edge(looks, Math.max)
  const { calories } = median.range
  return {
    ...median,
    range: {
      calories: {
        low: Math.min(calories.low, low.calories),
        high: Math.max(calories.high, high.calories),
      },
    },
    spread: { looks: looks.length, low, high },
  }
}

function edge(looks: Analysis[], choose: (...values: number[]) => number): NutritionData {
  const of = (name: keyof NutritionData) =>
    choose(...looks.map(({ nutritionData }) => nutritionData[name]))
  return Object.fromEntries(nutrients.map((name) => [name, of(name)])) as NutritionData
}
