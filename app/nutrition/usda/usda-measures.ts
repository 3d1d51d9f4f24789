import type { UsdaPortion } from '../foods/food.ts'
import type { Portion } from './usda-portions.ts'

/** What the survey says of the amount that it takes where nobody told one. */
const unspecified = /^quantity not specified\b/

/** The survey's texts: they tell the amount themselves, or stand for none. */
const whole = /^(\d|guideline|topping|skin from|juice of)/

/** Units behind which SR Legacy says how the food lies in them, with a comma or without. */
const cups = /^(cups?|tbsp|tablespoons?|tsp|teaspoons?) (?!of |or |serving)(?=[a-z])/

/**
 * All portions of a food in one look, that of the survey: in lower case, with the amount in front
 * ("0.5 cup, chopped"). USDA's own amount is "default". What has no weight is left out.
 */
export function usdaPortions(portions: readonly Portion[]): UsdaPortion[] {
  const found = new Map<string, UsdaPortion>()
  for (const { amount, measure: said, grams } of portions) {
    const measure = measureText(amount, said)
    if (grams > 0) found.set(`${measure} ${grams}`, { measure, grams })
  }
  return [...found.values()]
}

function measureText(amount: number, measure: string): string {
  const plain = measure.toLowerCase().replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()
  if (unspecified.test(plain)) return plain.replace(unspecified, 'default')
  if (amount === 1 && whole.test(plain)) return plain
  return `${amount} ${plain.replace(cups, '$1, ')}`
}
