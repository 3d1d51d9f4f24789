import { figureText } from '#app/nutrition/figures.tsx'
import type { CalorieRange, Estimate } from '#app/nutrition/nutrition.ts'
import { notCountedText } from './not-counted.tsx'

/** The range of the calories: "400 to 570". */
export const rangeText = ({ calories: { low, high } }: CalorieRange) =>
  `${figureText(low)} to ${figureText(high)}`

/** The total in a sentence: "About 480 kcal (400 to 570) from 2 foods". */
export function totalText({ nutritionData, range, items }: Estimate): string {
  const foods = items.length === 1 ? '1 food' : `${items.length} foods`
  return `About ${figureText(nutritionData.calories)} kcal (${rangeText(range)}) from ${foods}`
}

/** The message after a text was read: the total, and what is not included. */
export const newsText = (estimate: Estimate) =>
  [totalText(estimate), notCountedText(estimate.suggestions)].filter(Boolean).join('. ')

/** The description of the drawn plate: "Illustration of chicken breast, grilled; white rice". */
export function illustrationText({ items }: Estimate): string {
  const foods = new Set(items.map(({ food }) => food.toLowerCase()))
  return `Illustration of ${[...foods].join('; ')}`
}
