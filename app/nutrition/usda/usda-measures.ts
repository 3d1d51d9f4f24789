import type { UsdaPortion } from '../foods/food.ts'
import type { Portion } from './usda-portions.ts'

/** The survey's text for the default amount, used when a person stated none. */
const unspecified = /^quantity not specified\b/

/** Beginnings of the survey's texts, which contain the amount or need none. */
const whole = /^(\d|guideline|topping|skin from|juice of)/

/** Units that SR Legacy follows by the form of the food without a comma: "cup chopped". */
const cups = /^(cups?|tbsp|tablespoons?|tsp|teaspoons?) (?!of |or |serving)(?=[a-z])/

/**
 * All portions of a food in the form of the survey: in lower case, with the amount in front ("0.5 cup,
 * chopped"). USDA's default amount is called "default". Portions without a weight and repetitions are left out.
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
