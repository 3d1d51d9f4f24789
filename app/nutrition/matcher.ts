import type { Food } from './food.ts'
import { isFoodWord, type Name, namesWith, unknownWeight, wordWeight } from './food-index.ts'
import { closeness, lightWords, preparations, variantWords } from './lexicon.ts'

/** The food that some words most likely name. Score from 0 to 1; weight: what the words told. */
export type Match = { food: Food; score: number; weight: number }

/**
 * Finds the food for the words of one phrase, given in order. Rare words tell more than frequent
 * ones, the last word is the head, and preparations choose between rows of the same food.
 */
export function matchFood(phrase: readonly string[]): Match | null {
  const key = phrase.join(' ')
  const known = matches.get(key)
  if (known !== undefined) return known
  if (matches.size >= keptMatches) matches.clear()
  const match = findMatch(phrase)
  matches.set(key, match)
  return match
}

/** Answers already worked out: people write the same few thousand phrases. */
const matches = new Map<string, Match | null>()
const keptMatches = 5000

function findMatch(phrase: readonly string[]): Match | null {
  const joined = phrase.includes('&')
  const words = phrase.filter((word) => word !== '&' && !preparations.has(word))
  const prepared = phrase.filter((word) => preparations.has(word))
  const query = words.length > 0 ? words : prepared
  const preps = words.length > 0 ? prepared : []
  const head = query.findLast((word) => !lightWords.has(word)) ?? query.at(-1)
  if (!head) return null
  const costs = query.reduce((sum, word) => sum + missCost(word), 0)
  let best: Match | null = null
  let bestRank = Number.POSITIVE_INFINITY
  for (const name of candidates(query)) {
    const found = scoreName(name, query, preps, head, costs)
    const score = name.joined === joined ? found.score : found.score * 0.92
    const { weight } = found
    const better = !best || score > best.score + 0.0001
    const equal = best !== null && Math.abs(score - best.score) <= 0.0001
    if (better || (equal && name.rank < bestRank)) {
      best = { food: name.food, score, weight }
      bestRank = name.rank
    }
  }
  return best
}

function candidates(query: readonly string[]): Set<Name> {
  const found = new Set<Name>()
  for (const word of query) for (const name of namesWith(word)) found.add(name)
  return found
}

/** What it costs to leave a word of the text out: little for words that only describe. */
function missCost(word: string): number {
  if (variantWords.has(word)) return 2
  if (lightWords.has(word)) return 0.25
  return isFoodWord(word) ? wordWeight(word) : unknownWeight * 0.6
}

function scoreName(
  name: Name,
  query: readonly string[],
  preps: readonly string[],
  head: string,
  costs: number,
): { score: number; weight: number } {
  let matched = 0
  let matchedCost = 0
  for (const word of query) {
    if (!name.words.includes(word)) continue
    matched += wordWeight(word)
    matchedCost += missCost(word)
  }
  const missed = costs - matchedCost
  const ofQuery = matched / (matched + missed)
  const ofName = Math.min(1, matched / name.weight)
  let score = ofQuery * ofName ** 0.8
  if (!name.words.includes(head)) score *= 0.45
  const nameHead = name.words.at(-1) ?? ''
  if (!query.includes(nameHead)) score *= 0.5
  if (name.words.length > 1 && !sameOrder(name.words, query)) score *= 0.93
  return { score: score * preparationFit(name, preps), weight: matched }
}

function sameOrder(words: readonly string[], query: readonly string[]): boolean {
  let at = -1
  for (const word of words) {
    const found = query.indexOf(word)
    if (found < 0) continue
    if (found < at) return false
    at = found
  }
  return true
}

/** How well the food's preparation suits what the text says of it. */
function preparationFit(name: Name, asked: readonly string[]): number {
  let fit = 1
  for (const own of name.preparations) {
    if (asked.includes(own)) continue
    fit *= asked.length === 0 ? 0.8 : Math.max(...asked.map((word) => close(own, word)), 0.6)
  }
  for (const word of asked) {
    if (name.preparations.includes(word)) continue
    fit *= formFit(name, word)
  }
  return fit
}

function formFit(name: Name, word: string): number {
  const asked = preparations.get(word) ?? ''
  const { forms } = name.food
  if (forms.includes(asked)) return 0.99
  const own = name.preparations.map((prep) => close(prep, word))
  const known = forms.map((form) => closeClass(form, asked))
  const all = [...own, ...known]
  return all.length === 0 ? 0.95 : Math.max(...all, 0.3) * 0.99
}

function close(a: string, b: string): number {
  return closeClass(preparations.get(a) ?? '', preparations.get(b) ?? '')
}

function closeClass(a: string, b: string): number {
  if (a === b) return 0.99
  return closeness[a < b ? `${a} ${b}` : `${b} ${a}`] ?? 0.5
}
