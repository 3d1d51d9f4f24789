import type { NutritionData } from '#app/nutrition/nutrition.ts'

/** How far calories may be from what the macros give before that is worth a word. */
const tolerance = 0.15

/** Below this difference, in kcal, rounding alone may be the reason. */
const rounding = 10

type Figures = Pick<NutritionData, 'calories' | 'carbohydrates' | 'protein' | 'fat' | 'fiber'>

/**
 * The energy of the macros in kcal: 4 for a gram of carbohydrates or protein, 9 for fat, and 2 for the
 * fiber that is part of the carbohydrates (FAO, Food energy, 2003).
 */
export function energyOfMacros({ carbohydrates, protein, fat, fiber }: Omit<Figures, 'calories'>) {
  const digested = Math.max(carbohydrates - fiber, 0)
  return 4 * digested + 2 * fiber + 4 * protein + 9 * fat
}

/** The kcal that the macros give where the calories are too far from it; null where they fit. */
export function energyMisfit(figures: Figures): number | null {
  const expected = energyOfMacros(figures)
  const difference = Math.abs(figures.calories - expected)
  return difference > Math.max(expected * tolerance, rounding) ? Math.round(expected) : null
}
