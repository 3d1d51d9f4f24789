import { tableReader } from '#app/nutrition/estimate.ts'
import type { Description, Truth } from './descriptions.ts'

export type Score = {
  count: number
  /** Share of meals with the carbohydrates within 7.5 g. */
  within: number
  carbohydrates: number
  calories: number
  meanCalories: number
  /** Items by tenths of the confidence that was said: how many, and how many were right. */
  said: Map<number, { items: number; right: number }>
  /** Share of meals whose true energy lies in the range that was given. */
  inRange: number
  /** Of processor time, so that a busy machine says the same. */
  milliseconds: number
  worst: { text: string; off: number; read: string }[]
}

/** Reads every description and compares it with what was meant. */
export function scoreDescriptions(descriptions: Description[]): Score {
  const score: Score = {
    count: descriptions.length,
    within: 0,
    carbohydrates: 0,
    calories: 0,
    meanCalories: 0,
    said: new Map(),
    inRange: 0,
    milliseconds: 0,
    worst: [],
  }
  const started = process.cpuUsage()
  for (const description of descriptions) addTo(score, description)
  const { user, system } = process.cpuUsage(started)
  score.milliseconds = (user + system) / 1000 / descriptions.length
  for (const key of ['within', 'carbohydrates', 'calories', 'meanCalories', 'inRange'] as const) {
    score[key] /= descriptions.length
  }
  score.worst.sort((a, b) => b.off - a.off)
  return score
}

function addTo(score: Score, { text, truths }: Description) {
  const estimate = tableReader.estimate(text)
  const carbs = sumOf(truths, 'carbohydrates')
  const calories = sumOf(truths, 'calories')
  const off = Math.abs((estimate?.nutritionData.carbohydrates ?? 0) - carbs)
  if (off <= 7.5) score.within++
  score.carbohydrates += off
  score.calories += Math.abs((estimate?.nutritionData.calories ?? 0) - calories)
  score.meanCalories += calories
  const { low = 0, high = 0 } = estimate?.range.calories ?? {}
  if (calories >= low - 0.5 && calories <= high + 0.5) score.inRange++
  const items = estimate?.items ?? []
  const read = items.map((item) => `${item.food} ${item.grams} g`).join(' + ')
  if (off > 7.5) score.worst.push({ text, off, read })
  for (const item of items) {
    const tenth = Math.min(9, Math.floor(item.confidence * 10))
    const bin = score.said.get(tenth) ?? { items: 0, right: 0 }
    score.said.set(tenth, bin)
    bin.items++
    if (truths.some((truth) => isRight(item, truth))) bin.right++
  }
}

function sumOf(truths: Truth[], nutrient: 'calories' | 'carbohydrates'): number {
  return truths.reduce(
    (sum, { food, grams }) => sum + ((food.per100[nutrient] ?? 0) * grams) / 100,
    0,
  )
}

type Read = { grams: number; nutritionData: { calories: number; carbohydrates: number } }

/** Right is a food whose 100 g hold nearly the same, whatever its amount was taken for. */
function isRight({ grams, nutritionData }: Read, truth: Truth): boolean {
  if (grams === 0) return false
  const { calories, carbohydrates } = truth.food.per100
  const carbs = (nutritionData.carbohydrates / grams) * 100 - (carbohydrates ?? 0)
  const energy = (nutritionData.calories / grams) * 100 - (calories ?? 0)
  const rounding = 60 / grams
  return (
    Math.abs(carbs) <= 3 + rounding && Math.abs(energy) <= 10 + rounding + 0.1 * (calories ?? 0)
  )
}
