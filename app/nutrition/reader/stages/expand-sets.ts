import type { Amount } from '../../amounts/amount-phrase.ts'
import { foodSets } from '../../foods/sets.ts'
import { type Token, tokenise } from '../../text/words.ts'
import { joinNeighbours } from '../describe.ts'
import type { Mention } from '../mention.ts'

/** Named plates by their first word: the words of the name, and those of its foods. */
const byFirst = Map.groupBy(
  [...foodSets].map(([name, foods]) => ({
    name,
    words: wordsIn(name),
    foods: foods.split(',').map((food) => joinNeighbours(tokenise(food))),
  })),
  ({ words }) => words[0] ?? '',
)

function wordsIn(text: string): string[] {
  return tokenise(text).map(({ norm }) => norm)
}

/** The position of a named plate in a text. */
export type NamedSet = { name: string; start: number; end: number }

/** Replaces the name of a plate by its foods: "fish and chips" is fried fish and french fries. */
export function expandSets(tokens: readonly Token[]): { tokens: Token[]; sets: NamedSet[] } {
  const expanded: Token[] = []
  const sets: NamedSet[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) continue
    const set = longestAt(tokens, i)
    if (!set) {
      expanded.push(token)
      continue
    }
    const last = tokens[i + set.words.length - 1] ?? token
    const place = { start: token.start, end: last.end }
    sets.push({ name: set.name, ...place })
    set.foods.forEach((food, k) => {
      if (k > 0) expanded.push({ kind: 'mark', norm: ',', value: 0, ...place })
      expanded.push(...food.map((word) => ({ ...word, ...place, set: true })))
    })
    i += set.words.length - 1
  }
  return { tokens: expanded, sets }
}

function longestAt(tokens: readonly Token[], at: number) {
  return byFirst
    .get(tokens[at]?.norm ?? '')
    ?.filter(({ words }) => words.every((word, k) => isWord(tokens[at + k], word)))
    .filter(({ words }) => !isRoll(tokens[at + words.length - 1], tokens[at + words.length]))
    .filter(({ name }) => !alone.has(name) || !isNamed(tokens[at - 1]))
    .toSorted((a, b) => b.words.length - a.words.length)[0]
}

/** True for "roast beef dinner rolls", which are no dinner. */
const isRoll = (last: Token | undefined, next: Token | undefined): boolean =>
  last?.norm === 'dinner' && next?.norm === 'roll'

/** Plates whose first word ends the names of other foods, too: "pork pie and mash", "rye toast with peanut butter". */
const alone = new Set(['pie and mash', 'toast with peanut butter'])
const articles = new Set(['a', 'the', 'my', 'our', 'some', 'ate', 'had', 'of', 'slice', 'piece'])

const isNamed = (before: Token | undefined): boolean =>
  before?.kind === 'word' && !articles.has(before.norm)

/** True for the word, and for "&" in place of "and". */
function isWord(token: Token | undefined, word: string): boolean {
  return token?.norm === word || (word === 'and' && token?.norm === '&')
}

/** Most foods of a named plate. */
const mostFoods = 10

/**
 * Marks the foods of named plates. When the text lists the plate's foods itself, with amounts, the
 * plate is left out; a weight of the plate is divided among its foods.
 */
export function resolveSets(
  sets: readonly NamedSet[],
  mentions: readonly Mention[],
): readonly Mention[] {
  if (sets.length === 0) return mentions
  const byStart = new Map(sets.map((set) => [set.start, set]))
  const left: Mention[] = []
  const dropped = new Set<Mention>()
  for (let i = 0; i < mentions.length; i++) {
    const mention = mentions[i]
    if (!mention || dropped.has(mention)) continue
    const set = byStart.get(mention.wordStart)
    if (!set) {
      left.push(mention)
      continue
    }
    const foods = mentions.slice(i, i + mostFoods).filter((food) => food.wordStart === set.start)
    const rest = mentions.slice(i + foods.length, i + foods.length + mostFoods)
    const behind = rest.filter(({ sentence }) => sentence === mention.sentence)
    const listed = behind.filter(({ amount }) => amount && !amount.weak).length > 1
    if (!(isOpenPlate(set.name) && (listed || behind.length > 2))) {
      left.push(...shareOut(foods, set.name))
      // "bagel and lox with cream cheese": the named plate includes it
      for (const other of behind) {
        if (!other.amount && foods.some(({ food }) => food === other.food)) dropped.add(other)
      }
    }
    i += foods.length - 1
  }
  return left
}

function partOf(amount: Amount, share: number): Amount {
  const { value, low, high } = amount
  return { ...amount, value: value * share, low: low * share, high: high * share }
}

/** Plates whose foods a text may list. */
function isOpenPlate(name: string): boolean {
  return /(bowl|board|platter|plate|thali|breakfast|english|up)$/.test(name)
}

/** True for the slices of "3 slices of avocado toast", which are of its first food. */
const isSliced = ({ food }: Mention, { unit }: Amount) =>
  food.group === 'bread' && (unit?.name === 'slice' || unit?.name === 'piece')

/** What a named plate is served on: "half a plate of fish and chips" is half of each of its foods. */
const vessels = new Set(['plate', 'bowl', 'serving'])

function shareOut(foods: readonly Mention[], set: string): Mention[] {
  const [first] = foods
  const { amount = null } = first ?? {}
  const weight = amount && (amount.unit?.kind === 'weight' || amount.pack) ? amount : null
  const whole = foods.reduce((sum, { food }) => sum + food.serving, 0)
  return foods.map((mention, i) => {
    if (!weight) {
      const served = amount?.unit && vessels.has(amount.unit.name) && !isSliced(mention, amount)
      if (served) return { ...mention, set, amount: null, share: mention.share * amount.value }
      const counted = i === 0 && amount && (!amount.unit || isSliced(mention, amount))
      return { ...mention, set, amount: counted ? amount : null }
    }
    const share = mention.food.serving / whole
    return { ...mention, set, amount: partOf(weight, share) }
  })
}
