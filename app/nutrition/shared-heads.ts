import { readAmount } from './amount-phrase.ts'
import type { Clause } from './clauses.ts'
import { groupDefaults } from './food-groups.ts'
import { readFoodWords } from './food-words.ts'
import { type Match, matchFood } from './matcher.ts'

/**
 * True where two clauses share their last word: "2 scoops of vanilla and chocolate ice cream" are scoops of
 * ice cream. The table must know the first with that word, and the measure suit the last better than the first.
 */
export function shareHead(first: Clause, next: Clause): boolean {
  const amount = readAmount(first.tokens, 0)
  if (!amount?.unit || amount.unit.kind === 'weight' || next.link !== 'list') return false
  const words = readFoodWords(first.tokens.slice(amount.next)).map(({ norm }) => norm)
  const last = readFoodWords(next.tokens).map(({ norm }) => norm)
  const head = last.at(-1)
  if (words.length === 0 || last.length < 2 || !head) return false
  const alone = fullMatch(words)
  const dish = fullMatch(last)
  const shared = fullMatch([...words, head])
  if (!dish || !shared || shared.food.group !== dish.food.group) return false
  if (!alone) return true
  const { name } = amount.unit
  return name === 'slice' ? has(dish, name) : suits(dish, name) && !has(alone, name)
}

/** The food that the words name, all of them. */
function fullMatch(words: string[]): Match | null {
  const match = matchFood(words)
  const whole = match !== null && words.every((word) => match.words.includes(word))
  return whole && match.score >= 0.8 ? match : null
}

function has({ food }: Match, measure: string): boolean {
  return food.measures[measure] !== undefined
}

/** True for a measure that the food or its group is known to have. */
function suits(match: Match, measure: string): boolean {
  const group = groupDefaults[match.food.group]
  return has(match, measure) || group.measures[measure] !== undefined
}
