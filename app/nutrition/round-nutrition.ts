import { type Nutrient, type NutritionData, nutrients } from './foods/food-kinds.ts'

/** Rounds a figure as it is shown: calories to 1 kcal, sodium to 1 mg, grams to 0.1 g. */
export const roundFigure = (name: Nutrient, value: number) =>
  name === 'calories' || name === 'sodium' ? Math.round(value) : Math.round(value * 10) / 10

/** Rounds all figures as they are shown. */
export function roundNutrition(data: NutritionData): NutritionData {
  const rounded = nutrients.map((name) => [name, roundFigure(name, data[name])])
  return Object.fromEntries(rounded)
}
