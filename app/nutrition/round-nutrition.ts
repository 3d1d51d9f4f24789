import type { NutritionData } from './nutrition.ts'

/** Rounds as figures are shown: calories to 1 kcal, sodium to 1 mg, grams to 0.1 g. */
export function roundNutrition(data: NutritionData): NutritionData {
  const whole = (value: number) => Math.round(value)
  const tenth = (value: number) => Math.round(value * 10) / 10
  return {
    calories: whole(data.calories),
    carbohydrates: tenth(data.carbohydrates),
    protein: tenth(data.protein),
    fat: tenth(data.fat),
    fiber: tenth(data.fiber),
    sugar: tenth(data.sugar),
    sodium: whole(data.sodium),
  }
}
