import {
  type Item,
  type Nutrient,
  type NutritionData,
  noNutrition,
  nutrients,
  roundNutrition,
} from '#app/nutrition/nutrition.ts'
import type { Meal } from './meal.ts'

export type MealFigures = {
  nutritionData: NutritionData
  nutritionSource: Meal['nutritionSource']
  missing: Nutrient[]
}

/**
 * The figures of a meal with these items: those sent, else the sum of the items, else those it had.
 * Figures other than the sum count as edited.
 */
export function settleFigures(
  items: Item[],
  sent: NutritionData | undefined,
  before: NutritionData = noNutrition,
): MealFigures {
  if (items.length === 0) {
    return { nutritionData: sent ?? before, nutritionSource: 'edited', missing: [] }
  }
  const sum = sumOfItems(items)
  const computed = !sent || isSame(sent, sum)
  return {
    nutritionData: sent ?? sum,
    nutritionSource: computed ? 'computed' : 'edited',
    missing: computed ? missingOf(items) : [],
  }
}

/** What the items of a meal add up to, rounded as figures are shown. */
function sumOfItems(items: Item[]): NutritionData {
  const sum = { ...noNutrition }
  for (const item of items) {
    for (const name of nutrients) sum[name] += item.nutritionData[name]
  }
  return roundNutrition(sum)
}

function isSame(a: NutritionData, b: NutritionData): boolean {
  const [left, right] = [roundNutrition(a), roundNutrition(b)]
  return nutrients.every((name) => left[name] === right[name])
}

const missingOf = (items: Item[]) =>
  nutrients.filter((name) => items.some((item) => item.missing.includes(name)))
