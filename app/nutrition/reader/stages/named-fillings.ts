import type { Foods } from '../../foods/foods.ts'
import type { FoodGroup } from '../../nutrition.ts'
import { isStated } from '../make-mentions.ts'
import type { Mention } from '../mention.ts'

/** Groups of what is filled into dough. */
const fillings = new Set<FoodGroup>([
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'vegetable',
  'leafy',
  'potato',
  'legume',
  'cheese',
  'egg',
])

/** Counts the filling that names pieces of dough as in them: "6 pork gyoza" are six gyoza, and no pork beside. */
export function nameFillings(mentions: readonly Mention[], text: string): Mention[] {
  const left: Mention[] = []
  for (const mention of mentions) {
    const filling = left.at(-1)
    if (filling && isNamedFor(mention, filling, text)) {
      const own = isStated(mention.amount) || mention.weight
      left[left.length - 1] = {
        ...mention,
        ...(own ? {} : { amount: filling.amount, weight: filling.weight, behind: filling.behind }),
        words: [...filling.words, ...mention.words],
        link: filling.link,
        more: filling.more,
        inside: filling.inside,
        start: filling.start,
        wordStart: filling.wordStart,
      }
    } else left.push(mention)
  }
  return left
}

/** True for stuffed pieces right behind a filling, if at most one of both has an amount. */
function isNamedFor(pieces: Mention, filling: Mention, text: string): boolean {
  if (!pieces.food.traits.has('stuffed') || !fillings.has(filling.food.group)) return false
  const stated = isStated(filling.amount) || filling.weight !== null
  if (stated && (filling.behind || isStated(pieces.amount) || pieces.weight)) return false
  return /^\s*$/.test(text.slice(filling.end, pieces.wordStart))
}

/**
 * Counts the chicken of "green curry with chicken and rice" as that of the curry: beside a dish of which the same
 * sentence tells the meat there is rice, not a dish of meat and rice.
 */
export function riceBesideDishes(foods: Foods, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention, i) => {
    const dish = mentions[i - 1]
    const { food, words, amount, weight, link } = mention
    const beside = dish?.sentence === mention.sentence && link === 'with'
    if (!beside || !dish.food.traits.has('mixed') || amount || weight) return mention
    if (food.group !== 'dish' || words.length !== 2 || words[1] !== 'rice') return mention
    const meat = meats.has(foods.find(words[0] ?? '')?.group ?? 'dish')
    const rice = foods.find('white-rice')
    return meat && rice ? { ...mention, food: rice, words: ['rice'], others: [food] } : mention
  })
}

const meats = new Set<FoodGroup>(['meat', 'poultry', 'fish', 'shellfish'])
