import { foodSets } from '../sets.ts'
import { type Token, tokenise } from '../words.ts'
import { joinNeighbours } from './describe.ts'
import type { Mention } from './mention.ts'

/** Names of plates by their first word: their words, and those of the foods they stand for. */
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

/** Where a named plate stands in a text. */
export type NamedSet = { name: string; start: number; end: number }

/** Puts the foods of a named plate in the place of its name: "fish and chips" is fried fish and french fries. */
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
      expanded.push(...food.map((word) => ({ ...word, ...place })))
    })
    i += set.words.length - 1
  }
  return { tokens: expanded, sets }
}

function longestAt(tokens: readonly Token[], at: number) {
  return byFirst
    .get(tokens[at]?.norm ?? '')
    ?.filter(({ words }) => words.every((word, k) => tokens[at + k]?.norm === word))
    .toSorted((a, b) => b.words.length - a.words.length)[0]
}

/** More foods than any plate has. */
const mostFoods = 10
/** So many foods behind a plate tell whether the text lists what is on it. */
const mostBehind = 3

/**
 * Marks the foods of named plates. Where the text lists the plate's foods itself, with amounts, the
 * plate is left out; a weight of the plate is shared out among its foods.
 */
export function settleSets(
  sets: readonly NamedSet[],
  mentions: readonly Mention[],
): readonly Mention[] {
  if (sets.length === 0) return mentions
  const left: Mention[] = []
  const byStart = new Map(sets.map((set) => [set.start, set]))
  for (let i = 0; i < mentions.length; i++) {
    const mention = mentions[i]
    if (!mention) continue
    const named = byStart.get(mention.wordStart)
    const set = named && isOf(mention, named.start, named.end) ? named : undefined
    if (!set) {
      left.push(mention)
      continue
    }
    const foods = mentions.slice(i, i + mostFoods).filter((food) => isOf(food, set.start, set.end))
    const behind = mentions
      .slice(i + foods.length, i + foods.length + mostBehind)
      .filter(({ sentence }) => sentence === mention.sentence)
    const listed = behind.filter(({ amount }) => amount && !amount.weak).length > 1
    if (!(isOpenPlate(set.name) && (listed || behind.length > 2))) {
      left.push(...shareOut(foods, set.name))
    }
    i += foods.length - 1
  }
  return left
}

function isOf(mention: Mention, start: number, end: number): boolean {
  return mention.end >= end && mention.start <= start && mention.wordStart === start
}

/** Plates of which the text may tell what is on them. */
function isOpenPlate(name: string): boolean {
  return /(bowl|board|platter|plate|thali|breakfast|english|up)$/.test(name)
}

function shareOut(foods: readonly Mention[], set: string): Mention[] {
  const [first] = foods
  const { amount = null } = first ?? {}
  const weight = amount?.unit?.kind === 'weight' ? amount : null
  const whole = foods.reduce((sum, { food }) => sum + food.serving, 0)
  return foods.map((mention, i) => {
    if (!weight)
      return { ...mention, set, amount: i === 0 && amount && !amount.unit ? amount : null }
    const share = mention.food.serving / whole
    const { value, low, high } = weight
    return {
      ...mention,
      set,
      amount: { ...weight, value: value * share, low: low * share, high: high * share },
    }
  })
}
