import { weigh } from './amounts.ts'
import type { Food } from './food.ts'
import { matchFood } from './matcher.ts'
import type { FoodGroup } from './nutrition.ts'
import type { Mention } from './reader.ts'
import { restOfSentence } from './rest-of-sentence.ts'

const wrappings = /bread|bun|tortilla|pita/

/** True for a dish that a text may name before it lists what is in it. */
export function isContainer(food: Food): boolean {
  return food.traits.has('container')
}

/** True for a dish in bread or a tortilla, which nobody lists apart from what it holds. */
export function isWrapped(food: Food): boolean {
  return food.traits.has('wrapped')
}

/** True where the text says how much of a dish there is; "a salad" and "a bowl of soup" do not. */
export function isMeasured({ amount, match }: Mention): boolean {
  if (!amount || !isContainer(match.food)) return amount !== null
  const unit = amount.unit?.name
  const plain = amount.weak && (!unit || vessels.has(unit))
  return !plain || amount.pack !== null || amount.inches !== null
}

/** True for "a salad" and "a wrap": the word of a kind of dish, and nothing of what is in it. */
export function isPlain({ words, match }: Mention): boolean {
  return words.length === 1 && isContainer(match.food)
}

const vessels = new Set(['bowl', 'plate', 'glass', 'mug', 'serving', 'sandwich', 'whole'])

/** What stands beside a dish that is not of its own kind, even behind "filled with". */
const beside = new Set<FoodGroup>(['drink', 'snack', 'soup'])

/**
 * "A wrap filled with 80 g tuna and lettuce" counts as what it is made of, "a 280 g wrap filled with tuna and
 * lettuce" as the wrap that was weighed.
 */
export function settleContents(mentions: Mention[], i: number, dropped: Set<Mention>) {
  const dish = mentions[i]
  const parts = dish?.inside === false ? contentsOf(mentions, i) : []
  if (!dish || parts.length === 0) return
  const grams = parts.map((part) => weigh(part.match.food, part.amount, part.words)?.grams ?? 0)
  const stated = grams.reduce((sum, one) => sum + one, 0)
  if (isMeasured(dish) || stated === 0) {
    const first = grams.findIndex((one) => one > 0)
    if (first === 0 && isContainer(dish.match.food) && isWhole(dish, stated)) dropped.add(dish)
    // "200 g porridge made with milk, 80 g kiwi": behind an amount nothing is within the weight
    else if (dish.amount && (isMeasured(dish) || dish.match.food.group !== 'leafy')) {
      for (const part of parts.slice(0, first < 0 ? parts.length : first)) dropped.add(part)
    }
  } else if (isContainer(dish.match.food)) becomeParts(dish, parts, dropped)
}

/** True where parts weigh about as much as the dish that the text weighs too. */
function isWhole(dish: Mention, grams: number): boolean {
  const whole = weigh(dish.match.food, dish.weight ?? dish.amount, dish.words)?.grams ?? 0
  return grams > whole * 0.6 && grams < whole * 1.2
}

function contentsOf(mentions: Mention[], i: number): Mention[] {
  const dish = mentions[i]
  const parts: Mention[] = []
  for (const part of restOfSentence(mentions, i)) {
    const { group } = part.match.food
    const foreign = beside.has(group) && group !== dish?.match.food.group
    if (!part.inside || foreign) break
    parts.push(part)
  }
  return parts
}

/** Counts the parts instead of the dish, which leaves its bread or tortilla where no part is one. */
export function becomeParts(dish: Mention, parts: Mention[], dropped: Set<Mention>) {
  const wrapping = isWrapped(dish.match.food)
    ? dish.match.food.parts.find(({ id }) => wrappings.test(id))
    : undefined
  const near = parts.filter(({ sentence }) => sentence === dish.sentence)
  const listed = near.some((part) => part.match.food.group === 'bread')
  const match = wrapping && !listed ? matchFood(wrapping.id.split('-')) : null
  if (match) Object.assign(dish, { match, amount: null, weight: null })
  else dropped.add(dish)
}
