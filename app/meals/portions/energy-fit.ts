import type { NutritionData } from '#app/nutrition/nutrition.ts'

/** The relative difference between the calories and those of the macros that is tolerated. */
const tolerance = 0.15

/** A smaller difference, in kcal, can come from rounding alone. */
const rounding = 10

type Figures = Pick<NutritionData, 'calories' | 'carbohydrates' | 'protein' | 'fat' | 'fiber'>

/**
 * The energy of the macros in kcal: 4 for a gram of carbohydrates or protein, 9 for fat, and 2 for the
 * fiber within the carbohydrates (FAO, Food energy, 2003).
 */
export function energyOfMacros({ carbohydrates, protein, fat, fiber }: Omit<Figures, 'calories'>) {
  const digested = Math.max(carbohydrates - fiber, 0)
  return 4 * digested + 2 * fiber + 4 * protein + 9 * fat
}

/** The kcal of the macros when the calories differ too much from them; null when they fit. */
export function energyMisfit(figures: Figures): number | null {
  const expected = energyOfMacros(figures)
  const difference = Math.abs(figures.calories - expected)
  return difference > Math.max(expected * tolerance, rounding) ? Math.round(expected) : null
}
