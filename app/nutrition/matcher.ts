import type { Food } from './food.ts'
import {
  isFoodWord,
  type Name,
  nameAt,
  nameCount,
  namesWith,
  nameWeight,
  ownWeight,
  unknownWeight,
  wordWeight,
} from './food-index.ts'
import { inUseOf, type OwnFoods, ownFoods } from './foods-in-use.ts'
import { closeness, isMinor, lightWords, preparations, variantWords } from './lexicon.ts'

/** A food that some words may name. Score from 0 to 1; weight: what the words told. */
export type Match = {
  food: Food
  score: number
  weight: number
  /** The words of the name that fitted. */
  words: readonly string[]
  /** True for a name with a joiner. */
  joined: boolean
  /** Other foods that the words fit nearly as well, best first. */
  others: { food: Food; score: number }[]
}

/**
 * Finds the food for the words of one phrase, given in order. Rare words tell more than frequent
 * ones, the last word is the head, and preparations choose between rows of the same food.
 */
export function matchFood(phrase: readonly string[]): Match | null {
  if (phrase.length > mostWords) return null
  const key = phrase.join(' ')
  const matches = matchesOf(ownFoods())
  const known = matches.get(key)
  if (known !== undefined) return known
  if (matches.size >= keptMatches) matches.clear()
  const match = findMatch(phrase)
  if (key.length <= longestKey) matches.set(key, match)
  return match
}

/** No name has nearly as many words; longer phrases are talk. */
const mostWords = 40

/** Answers already worked out: people write the same few thousand phrases. */
const kept = new WeakMap<OwnFoods, Map<string, Match | null>>()
const keptMatches = 20_000
const longestKey = 200

function matchesOf(own: OwnFoods): Map<string, Match | null> {
  const known = kept.get(own)
  if (known) return known
  const fresh = new Map<string, Match | null>()
  kept.set(own, fresh)
  return fresh
}

type Query = {
  words: string[]
  preps: string[]
  head: string
  joined: boolean
  /** What it costs to leave each of the words out. */
  missCosts: number[]
  /** What it would cost to leave all words out. */
  costs: number
  /**
   * Lower bound, for any name, of matched plus missed weight: each word either counts for the name or
   * costs it, and the smaller of the two is summed here.
   */
  leastTold: number
}

function readQuery(phrase: readonly string[]): Query | null {
  const content = phrase.filter((word) => word !== '&' && !preparations.has(word))
  const prepared = phrase.filter((word) => preparations.has(word))
  const words = [...new Set(content.length > 0 ? content : prepared)]
  const cut = phrase.indexOf('&')
  const front = cut > 0 ? phrase.slice(0, cut) : phrase
  const telling = (word: string) => words.includes(word) && !isMinor(word)
  const head = front.findLast(telling) ?? words.findLast(telling) ?? words.at(-1)
  if (!head) return null
  const missCosts = words.map(missCost)
  const costs = missCosts.reduce((sum, cost) => sum + cost, 0)
  const leastTold = words.reduce((sum, word, i) => {
    return sum + Math.min(missCosts[i] ?? 0, isFoodWord(word) ? ownWeight(word) : unknownWeight)
  }, 0)
  const preps = content.length > 0 ? prepared : []
  return { words, preps, head, joined: cut >= 0, missCosts, costs, leastTold }
}

/** Others are kept down to this share of the best score. */
const nearEnough = 0.7

function findMatch(phrase: readonly string[]): Match | null {
  const query = readQuery(phrase)
  if (!query) return null
  const places = tellNames(query.words)
  const found: Found[] = []
  let least = scoreOfLikeliest(places, query)
  for (const place of places) {
    const weight = told[place] ?? 0
    if (bestScore(place, query) >= least * nearEnough - rounding) {
      const name = nameAt(place)
      const score = scoreName(name, query, weight)
      if (score >= least * nearEnough) found.push({ name, score, weight })
      least = Math.max(least, score)
    }
  }
  for (const place of places) told[place] = 0
  found.sort(byScore)
  const [best, ...rest] = found
  if (!best) return null
  const { name, score, weight } = best
  const others = otherFoods(name.food, score, rest)
  return { food: inUseOf(name.food), score, weight, words: name.words, joined: name.joined, others }
}

/** What a name must have of its words at least. */
const leastShare = 0.2
/** More than the sums of a few weights can be off by. */
const rounding = 1e-9

/** The score of the name that the words tell most of: most of the others need no closer look then. */
function scoreOfLikeliest(places: readonly number[], query: Query): number {
  let likeliest = -1
  let most = 0
  for (const place of places) {
    const score = bestScore(place, query)
    if (score <= most) continue
    most = score
    likeliest = place
  }
  return likeliest < 0 ? 0 : scoreName(nameAt(likeliest), query, told[likeliest] ?? 0)
}

/**
 * A name has no better score than this, by what its words tell alone; -1 where too little of it is told.
 * x ** 0.8 is at most 0.2 + 0.8 x.
 */
function bestScore(place: number, { leastTold }: Query): number {
  const matched = told[place] ?? 0
  const weight = nameWeight(place)
  if (matched < leastShare * weight) return -1
  const ofQuery = matched < leastTold ? matched / leastTold : 1
  const ofName = matched < weight ? matched / weight : 1
  return ofQuery * (0.2 + 0.8 * ofName)
}

type Found = { name: Name; score: number; weight: number }

/** The better first; of equal ones the plainer. */
function byScore(a: Found, b: Found): number {
  return Math.abs(b.score - a.score) > 1e-4 ? b.score - a.score : a.name.rank - b.name.rank
}

function otherFoods(
  food: Food,
  score: number,
  rest: { name: Name; score: number }[],
): { food: Food; score: number }[] {
  const others: { food: Food; score: number }[] = []
  for (const { name, score: other } of rest) {
    if (other < score * 0.7 || others.length === 4) break
    if (name.food === food || others.some((kept) => kept.food === name.food)) continue
    others.push({ food: name.food, score: other })
  }
  return others
}

/** What the words of the query tell of each name; all zero between two queries. */
let told = new Float64Array(nameCount)

/** Names that hold a word of the query, with what their words tell in `told`. */
function tellNames(words: readonly string[]): number[] {
  const touched: number[] = []
  const count = nameCount + ownFoods().names.length
  if (told.length < count) told = new Float64Array(count)
  for (const word of words) {
    const weight = ownWeight(word)
    for (const place of namesWith(word)) {
      if (told[place] === 0) touched.push(place)
      told[place] = (told[place] ?? 0) + weight
    }
  }
  return touched
}

/** What it costs to leave a word of the text out: little for words that only describe. */
function missCost(word: string): number {
  if (variantWords.has(word)) return 2
  if (isMinor(word)) return 0.35
  if (lightWords.has(word)) return 0.25
  return isFoodWord(word) ? wordWeight(word) : unknownWeight * 0.6
}

function scoreName(name: Name, query: Query, matched: number): number {
  const { words, preps, head, joined, missCosts } = query
  let missed = query.costs
  for (const [i, word] of words.entries()) {
    if (name.words.includes(word)) missed -= missCosts[i] ?? 0
  }
  const ofQuery = matched / (matched + missed)
  const ofName = Math.min(1, matched / name.weight)
  let score = ofQuery * ofName ** 0.8
  if (!name.words.includes(head)) score *= 0.45
  if (!words.includes(name.head)) score *= 0.5
  if (name.joined !== joined) score *= 0.92
  if (name.words.length > 1 && !sameOrder(name.words, words))
    score *= name.food.listed ? 0.93 : 0.98
  if (!name.food.listed) score *= 0.99
  return score * preparationFit(name, preps)
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
