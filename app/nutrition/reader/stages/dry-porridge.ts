import type { Foods } from '../../foods/foods.ts'
import type { Mention } from '../mention.ts'

/** Porridges that are cooked from a fine meal, with that meal. */
const meals: ReadonlyMap<string, string> = new Map([
  ['cream-of-rice', 'dry-cream-of-rice'],
  ['cream-of-wheat', 'dry-cream-of-wheat'],
])

/** Most grams that are weighed before cooking; a cooked bowl weighs 200 g and more. */
const mostDry = 100

/** Words that say it was weighed as it was eaten. */
const cooked = new Set(['cooked', 'prepared', 'made', 'porridge'])

/** "60 g cream of rice" is weighed dry: cooked it would be three spoonfuls; "protein shake (2 scoops)" is of powder. */
export function weighDry(foods: Foods, mentions: readonly Mention[]): readonly Mention[] {
  const powder = foods.find('protein-powder')
  return mentions.map((mention) => {
    if (powder && mention.food.traits.has('stirred') && mention.amount?.unit?.name === 'scoop') {
      return { ...mention, food: powder, others: [mention.food] }
    }
    const dry = foods.find(meals.get(mention.food.id) ?? '')
    return dry && isWeighedDry(mention)
      ? { ...mention, food: dry, others: [mention.food] }
      : mention
  })
}

function isWeighedDry({ amount, weight, words, before }: Mention): boolean {
  const said = weight ?? amount
  if (said?.unit?.kind !== 'weight' || said.value * said.unit.grams > mostDry) return false
  return ![...before, ...words].some((word) => cooked.has(word))
}
