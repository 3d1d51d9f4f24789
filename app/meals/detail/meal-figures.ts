import { calorieRange } from '#app/nutrition/calorie-range.ts'
import {
  type CalorieRange,
  type Item,
  type Nutrient,
  type NutritionData,
  noNutrition,
  nutrients,
} from '#app/nutrition/nutrition.ts'
import { roundNutrition } from '#app/nutrition/round-nutrition.ts'
import type { Meal } from '../meal.ts'

export type MealFigures = {
  nutritionData: NutritionData
  nutritionSource: Meal['nutritionSource']
  range: CalorieRange | null
  missing: Nutrient[]
}

/** The figures that a client sent, or those of a stored meal. */
type SomeFigures = { nutritionData?: NutritionData; range?: CalorieRange | null }

/**
 * The figures of a meal with these items: those that were sent, or else the sum of the items, or else those
 * it had. Figures other than the sum count as edited and have no range.
 */
export function resolveFigures(
  items: Item[],
  sent: SomeFigures,
  had: SomeFigures = {},
): MealFigures {
  const sum = computedOf(items) ?? undefined
  const nutritionData = sent.nutritionData ?? sum ?? had.nutritionData ?? noNutrition
  if (!sum || differences(nutritionData, sum).length > 0) {
    const missing = missingOf(items, setByHand(items, nutritionData))
    return { nutritionData, nutritionSource: 'edited', range: null, missing }
  }
  const range = [sent.range, had.range].find((range) => range && holds(range, nutritionData))
  return {
    nutritionData,
    nutritionSource: 'computed',
    range: range ?? rangeOfItems(items),
    missing: missingOf(items, []),
  }
}

/** Nutrients that some item has no figure for, except those that were set by hand. */
export const missingOf = (items: Item[], byHand: Nutrient[]): Nutrient[] =>
  nutrients.filter(
    (name) => !byHand.includes(name) && items.some((item) => item.missing.includes(name)),
  )

/** The sum of a meal's items; null without items. */
export const computedOf = (items: Item[]) => (items.length > 0 ? sumOfItems(items) : null)

/**
 * The figures that somebody typed: those that differ from
 * the sum of the items, or all of them without items.
 */
export function setByHand(items: Item[], nutritionData: NutritionData): Nutrient[] {
  return differences(nutritionData, computedOf(items) ?? noNutrition)
}

/** The nutrients in which two sets of figures differ after rounding. */
export function differences(a: NutritionData, b: NutritionData): Nutrient[] {
  const [left, right] = [roundNutrition(a), roundNutrition(b)]
  return nutrients.filter((name) => left[name] !== right[name])
}

/** The sum of a meal's items, rounded as figures are shown. */
export function sumOfItems(items: Item[]): NutritionData {
  const sum = { ...noNutrition }
  for (const item of items) {
    for (const name of nutrients) sum[name] += item.nutritionData[name]
  }
  return roundNutrition(sum)
}

const holds = ({ calories: { low, high } }: CalorieRange, { calories }: NutritionData) =>
  low <= calories && calories <= high

/**
 * The range of the calories of items. Stored items do not have the way in which their grams were found, only whether
 * an amount was stated.
 */
export const rangeOfItems = (items: Item[]) =>
  calorieRange(
    items.map((item) => ({ item, basis: item.gramsAssumed ? 'assumed' : 'measure', stated: 0 })),
  )
