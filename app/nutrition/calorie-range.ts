import type { Basis } from './amounts/amounts.ts'
import type { CalorieRange, Item } from './nutrition.ts'

/** Standard deviation of the grams as a share, by how they were found. */
const amountDeviation: Record<Basis, number> = {
  weight: 0.02,
  volume: 0.08,
  measure: 0.12,
  count: 0.14,
  vague: 0.24,
  assumed: 0.35,
}

/** Standard deviation of a food's figures as a share, as recipes and cuts differ. */
const foodDeviation = 0.06
/** Share of the errors of one text or day that are correlated: all portions of a big eater are big. */
const together = 0.3
/** Standard deviations on each side of the range, so that it contains the true value in 80 % of cases. */
const spread = 1.28

/** An item with what decides its range: the basis of its grams and the spread that the text states. */
export type UncertainItem = { item: Item; basis: Basis; stated: number }

/** Calories assumed for an unknown word that may be a food, and the most such words that count. */
const unknown = { calories: 150, most: 3 }

/**
 * Low and high calories of all items together, from the uncertainty of each food and amount. Words that
 * may be foods but are not in the table can only add to them.
 */
export function calorieRange(items: UncertainItem[], unmatched = 0): CalorieRange {
  const total = items.reduce((sum, { item }) => sum + item.nutritionData.calories, 0)
  const deviations = items.map(
    (uncertain) => deviationOf(uncertain) * uncertain.item.nutritionData.calories,
  )
  const share = total > 0 ? (spread * deviationOfSum(deviations)) / total : 0
  const missed = Math.min(unmatched, unknown.most) * unknown.calories
  const step = total < 100 ? 1 : total < 300 ? 5 : 10
  return {
    calories: {
      low: Math.min(total, Math.floor(total / Math.exp(share) / step) * step),
      high: Math.max(total, Math.ceil((total * Math.exp(share) + missed) / step) * step),
    },
  }
}

/** The deviation of a sum whose parts have these deviations, of which a share is correlated. */
export function deviationOfSum(deviations: number[]): number {
  const apart = Math.sqrt(deviations.reduce((sum, deviation) => sum + deviation * deviation, 0))
  const summed = deviations.reduce((sum, deviation) => sum + deviation, 0)
  return apart * (1 - together) + summed * together
}

function deviationOf({ item, basis, stated }: UncertainItem): number {
  const ofFood = foodDeviation + (1 - item.confidence) * 0.5
  const ofAmount = amountDeviation[basis] + stated * 0.6
  return Math.sqrt(ofFood * ofFood + ofAmount * ofAmount)
}
