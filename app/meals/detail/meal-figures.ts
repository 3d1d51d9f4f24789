import { calorieRange } from '#app/nutrition/doubt.ts'
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

/** What a client sends of a meal's figures, or what the meal has. */
type SomeFigures = { nutritionData?: NutritionData; range?: CalorieRange | null }

/**
 * The figures of a meal with these items: those sent, else the sum of the items, else those it had.
 * Figures other than the sum count as edited; then nobody knows how far they may be off.
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

/** Nutrients of which an item has no figure, save those that somebody set by hand. */
export const missingOf = (items: Item[], byHand: Nutrient[]): Nutrient[] =>
  nutrients.filter(
    (name) => !byHand.includes(name) && items.some((item) => item.missing.includes(name)),
  )

/** What the items of a meal add up to; null where there are none. */
export const computedOf = (items: Item[]) => (items.length > 0 ? sumOfItems(items) : null)

/** Figures of a meal that somebody typed: those that are not the sum of its items, or all that there are. */
export function setByHand(items: Item[], nutritionData: NutritionData): Nutrient[] {
  return differences(nutritionData, computedOf(items) ?? noNutrition)
}

/** The nutrients of which two statements say something else, rounded as they are shown. */
export function differences(a: NutritionData, b: NutritionData): Nutrient[] {
  const [left, right] = [roundNutrition(a), roundNutrition(b)]
  return nutrients.filter((name) => left[name] !== right[name])
}

/** What the items of a meal add up to, rounded as figures are shown. */
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
 * How far the calories of items may be off. Items do not say how their grams were found, only whether
 * anybody gave an amount.
 */
export const rangeOfItems = (items: Item[]) =>
  calorieRange(
    items.map((item) => ({ item, basis: item.gramsAssumed ? 'assumed' : 'measure', stated: 0 })),
  )
