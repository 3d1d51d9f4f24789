import { z } from 'zod'
import type { Nutrient, NutritionData } from '#app/nutrition/nutrition.ts'

/** What a swap may be better in. */
const aims = [
  { nutrient: 'protein', wantsMore: true, leastGain: 5 },
  { nutrient: 'sodium', wantsMore: false, leastGain: 100 },
  { nutrient: 'fiber', wantsMore: true, leastGain: 2 },
] as const satisfies { nutrient: Nutrient; wantsMore: boolean; leastGain: number }[]

type Aim = (typeof aims)[number]

/** The relative difference that counts as clearly better; a small one in grams or mg never does. */
const clearly = 0.2

/** How far the calories of a swap may be from those of the meal. */
export const sameCalories = 0.1

/** A meal that may be a swap, with its figures for one serving. */
export type Candidate = Pick<NutritionData, 'calories' | Aim['nutrient']> & {
  id: string
  mealTypeId: string | null
  /** Nutrients whose figures are not known for all of its foods. */
  missing: Nutrient[]
}

/** A figure of a swap that is clearly better than that of the meal. */
export const gainSchema = z.object({
  nutrient: z.enum(['protein', 'sodium', 'fiber']),
  value: z.number(),
})

export type Gain = z.infer<typeof gainSchema>

/** A swap and everything that it is better in. */
export type Swap = { id: string; gains: Gain[] }

/**
 * Up to three meals with about the same calories, one for each aim: more protein, less sodium, more fiber.
 * Meals of the same type come first, then those with the greatest difference.
 */
export function chooseSwaps(meal: Candidate, candidates: Candidate[]): Swap[] {
  const near = candidates.filter(
    ({ id, calories }) =>
      id !== meal.id && Math.abs(calories - meal.calories) <= meal.calories * sameCalories,
  )
  const chosen = new Set<Candidate>()
  for (const aim of aims) {
    const better = near.filter((one) => !chosen.has(one) && isBetter(aim, meal, one))
    const [best] = better.toSorted((a, b) => compare(aim, meal, a, b))
    if (best) chosen.add(best)
  }
  return [...chosen].map((one) => ({
    id: one.id,
    gains: aims
      .filter((aim) => isBetter(aim, meal, one))
      .map(({ nutrient }) => ({ nutrient, value: one[nutrient] })),
  }))
}

function isBetter({ nutrient, wantsMore, leastGain }: Aim, meal: Candidate, other: Candidate) {
  if (meal.missing.includes(nutrient) || other.missing.includes(nutrient)) return false
  // A meal without any sodium does not exist; its figure was left out.
  if (!wantsMore && other[nutrient] === 0) return false
  const gain = (other[nutrient] - meal[nutrient]) * (wantsMore ? 1 : -1)
  return gain >= Math.max(leastGain, meal[nutrient] * clearly)
}

/** The order of two meals that are both better; ids make it the same every time. */
function compare({ nutrient, wantsMore }: Aim, meal: Candidate, a: Candidate, b: Candidate) {
  const otherType = ({ mealTypeId }: Candidate) => Number(mealTypeId !== meal.mealTypeId)
  const byFigure = (a[nutrient] - b[nutrient]) * (wantsMore ? -1 : 1)
  return otherType(a) - otherType(b) || byFigure || (a.id < b.id ? -1 : 1)
}
