import type { NutritionData } from '#app/nutrition/nutrition.ts'

/** The three nutrients that provide energy, with the kcal per gram (Atwater's general factors). */
const energyPerGram = { carbohydrates: 4, protein: 4, fat: 9 } as const

export type Macro = keyof typeof energyPerGram

export const macros: readonly Macro[] = ['carbohydrates', 'protein', 'fat']

/** The share of each macro in the energy, in whole percent that add up to 100, or all 0. */
export function energyShares(data: Pick<NutritionData, Macro>): Record<Macro, number> {
  const kcal = macros.map((macro) => data[macro] * energyPerGram[macro])
  const total = sum(kcal)
  if (total <= 0) return { carbohydrates: 0, protein: 0, fat: 0 }
  const exact = kcal.map((value) => (value / total) * 100)
  const [carbohydrates = 0, protein = 0, fat = 0] = roundToHundred(exact)
  return { carbohydrates, protein, fat }
}

/** Rounds down, then adds the missing percent to the largest remainders. */
function roundToHundred(exact: number[]): number[] {
  const shares = exact.map(Math.floor)
  const rests = exact.map((value, index) => value - (shares[index] ?? 0))
  for (let missing = 100 - sum(shares); missing > 0; missing -= 1) {
    const largest = rests.indexOf(Math.max(...rests))
    shares[largest] = (shares[largest] ?? 0) + 1
    rests[largest] = 0
  }
  return shares
}

const sum = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
