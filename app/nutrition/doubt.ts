import type { Basis } from './amounts/amounts.ts'
import type { CalorieRange, Item } from './nutrition.ts'

/** How far grams may be off by the way they were found: a standard deviation, as a share. */
const amountDoubt: Record<Basis, number> = {
  weight: 0.02,
  volume: 0.08,
  measure: 0.12,
  count: 0.14,
  vague: 0.24,
  assumed: 0.35,
}

/** Doubt in a food's figures even when it is the right food: recipes and cuts differ. */
const foodDoubt = 0.06
/** Errors of one text go together (a big eater's plate is big all over) by this share. */
const together = 0.3
/** The range is meant to hold the truth in four cases of five. */
const spread = 1.28

/** An item with what its range depends on. */
export type Doubted = { item: Item; basis: Basis; stated: number }

/** Calories that a word which may be an unknown food may stand for, and how many such words count. */
const unknown = { calories: 150, most: 3 }

/**
 * Low and high calories of all items together, from the doubt in food and amount of each. Words that
 * may be foods but are not in the table can only add to them.
 */
export function calorieRange(items: Doubted[], unmatched = 0): CalorieRange {
  const total = items.reduce((sum, { item }) => sum + item.nutritionData.calories, 0)
  const doubts = items.map((doubted) => doubtOf(doubted) * doubted.item.nutritionData.calories)
  const apart = Math.sqrt(doubts.reduce((sum, doubt) => sum + doubt * doubt, 0))
  const summed = doubts.reduce((sum, doubt) => sum + doubt, 0)
  const deviation = apart * (1 - together) + summed * together
  const share = total > 0 ? (spread * deviation) / total : 0
  const missed = Math.min(unmatched, unknown.most) * unknown.calories
  const step = total < 100 ? 1 : total < 300 ? 5 : 10
  return {
    calories: {
      low: Math.min(total, Math.floor(total / Math.exp(share) / step) * step),
      high: Math.max(total, Math.ceil((total * Math.exp(share) + missed) / step) * step),
    },
  }
}

function doubtOf({ item, basis, stated }: Doubted): number {
  const ofFood = foodDoubt + (1 - item.confidence) * 0.5
  const ofAmount = amountDoubt[basis] + stated * 0.6
  return Math.sqrt(ofFood * ofFood + ofAmount * ofAmount)
}
