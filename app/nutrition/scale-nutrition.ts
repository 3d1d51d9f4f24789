import type { CalorieRange, NutritionData } from './nutrition.ts'
import { roundNutrition } from './round-nutrition.ts'

/** The figures times `factor`, rounded as they are shown. */
export function scaleNutrition(data: NutritionData, factor: number): NutritionData {
  const { calories, carbohydrates, protein, fat, fiber, sugar, sodium } = data
  return roundNutrition({
    calories: calories * factor,
    carbohydrates: carbohydrates * factor,
    protein: protein * factor,
    fat: fat * factor,
    fiber: fiber * factor,
    sugar: sugar * factor,
    sodium: sodium * factor,
  })
}

/** The range times `factor`, in whole kcal. */
export const scaleRange = ({ calories: { low, high } }: CalorieRange, factor: number) => ({
  calories: { low: Math.round(low * factor), high: Math.round(high * factor) },
})
