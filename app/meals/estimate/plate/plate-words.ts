import type { Estimate } from '#app/nutrition/nutrition.ts'
import { energyText, rangeText, type Units, usualUnits } from '#app/nutrition/units/units.ts'
import { notCountedText } from './not-counted-text.ts'

/** The total in a sentence: "About 480 kcal (400 to 570) from 2 foods". */
export function totalText(
  { nutritionData, range, items }: Estimate,
  units: Units = usualUnits,
): string {
  const foods = items.length === 1 ? '1 food' : `${items.length} foods`
  return `About ${energyText(nutritionData.calories, units)} (${rangeText(range, units)}) from ${foods}`
}

/** The message after a text was read: the total, and what is not included. */
export const newsText = (estimate: Estimate, units: Units) =>
  [totalText(estimate, units), notCountedText(estimate.suggestions)].filter(Boolean).join('. ')

/** The same in calm mode, without figures. */
export function calmNewsText({ items, suggestions }: Estimate): string {
  const foods = `On this plate: ${items.map(({ food }) => food).join(', ')}`
  return [foods, notCountedText(suggestions)].filter(Boolean).join('. ')
}

/** The description of the drawn plate: "Illustration of chicken breast, grilled; white rice". */
export function illustrationText({ items }: Estimate): string {
  const foods = new Set(items.map(({ food }) => food.toLowerCase()))
  return `Illustration of ${[...foods].join('; ')}`
}
