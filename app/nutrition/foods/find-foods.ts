import { unitOf } from '../amounts/units.ts'
import type { Suggestion } from '../nutrition.ts'
import { wordsOf } from '../reader/describe.ts'
import { type DocumentIndex, postingsOf } from '../reader/index.ts'
import { lightWords, preparations, stopWords } from '../text/lexicon.ts'
import { correctWord, nearWords } from '../text/spelling.ts'
import type { Food } from './food.ts'
import type { Foods } from './foods.ts'
import { nearestFoods } from './nearest-names.ts'

/** Most descriptions that are compared in full. */
const mostCompared = 60
const mostSuggested = 3
/** Minimum share of a stretch's words, weighted by idf, that a description must have. */
const leastShare = 0.3
const shortestPart = 4
const longestWord = 30
const mostWords = 6

/**
 * Foods whose names contain all words of the text (the last may be a prefix), best first; where there are
 * none, those with the most likely spelling of its words; or the food with that id.
 */
export function searchFoods(foods: Foods, text: string, limit: number): Food[] {
  const named = foods.find(text.trim())
  if (named?.id.includes(':')) return [named]
  const words = wordsOf(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ norm }) => norm)
  if (words.length === 0) return []
  const found = foodsWithWords(foods, words)
  const forgiven = found.length > 0 ? found : foodsWithWords(foods, respelt(foods, words))
  return withoutSameNames(forgiven).slice(0, limit)
}

/** The words, each unknown one replaced by the food word that it most likely stands for. */
function respelt(foods: Foods, words: readonly string[]): string[] {
  const [index] = foods.indexes()
  if (!index) return [...words]
  const likely = (word: string) => correctWord(index, word) ?? nearWords(index, word)[0]?.[0]
  return words.slice(0, mostWords).map((word) => likely(word) ?? word)
}

/** Foods with descriptions that contain all the words, best first; the last may be a prefix. */
function foodsWithWords(foods: Foods, words: readonly string[]): Food[] {
  const ranks = new Map<Food, number>()
  for (const index of foods.indexes()) {
    const holding = words.map((word, i) => documentsWith(index, word, i === words.length - 1))
    const [first, ...rest] = holding.toSorted((a, b) => a.size - b.size)
    for (const document of first ?? []) {
      if (!rest.every((others) => others.has(document))) continue
      const food = foods.at(index.places[document] ?? 0)
      const rank = rankOf(index, document, words, food)
      if (rank < (ranks.get(food) ?? Number.POSITIVE_INFINITY)) ranks.set(food, rank)
    }
  }
  return [...ranks].toSorted((a, b) => a[1] - b[1]).map(([food]) => food)
}

/** Leaves out rows with the same name, which cannot be told apart; imported foods stay. */
function withoutSameNames(foods: readonly Food[]): Food[] {
  const names = new Set<string>()
  return foods.filter(({ id, name }) => {
    const isNew = !names.has(name.toLowerCase())
    names.add(name.toLowerCase())
    return isNew || id.includes(':')
  })
}

/** Descriptions that contain a word or, where `begun`, a word that starts with it. */
function documentsWith(index: DocumentIndex, word: string, begun: boolean): Set<number> {
  const found = new Set(postingsOf(index, index.ids.get(word) ?? -1))
  if (!begun) return found
  for (const [other, id] of index.ids) {
    if (other.startsWith(word)) for (const document of postingsOf(index, id)) found.add(document)
  }
  return found
}

/** Rank of a description, lower is better: few other words, the last word complete, a listed food. */
function rankOf(
  index: DocumentIndex,
  document: number,
  words: readonly string[],
  food: Food,
): number {
  const [start = 0, end = 0] = index.wordStarts.slice(document, document + 2)
  const last = index.ids.get(words.at(-1) ?? '') ?? -1
  const begun = index.words.slice(start, end).includes(last) ? 0 : 0.7
  const name = food.name.toLowerCase()
  const begins = name.startsWith(words[0] ?? '') ? 0 : 0.5
  const others = end - start - words.length
  return others + begun + begins + (food.listed ? 0 : 1) + name.length / 1000
}

/** One list of foods for each stretch of a text that was not understood. */
export const suggestionsFor = (foods: Foods, stretches: readonly string[]): Suggestion[] =>
  stretches.map((text) => ({ text, foods: suggestFoods(foods, text) }))

/**
 * The foods most similar to words that name no food, best first, at most three: those that share a word,
 * rare words counting most ("zhoug paste", "zingerburger"), else those with a similar spelling, else those whose
 * names are nearest in letters and sound ("farofa"). Words of cooking and talk are ignored; empty when there are
 * no others, or none of their letters is that of a food.
 */
export function suggestFoods(foods: Foods, text: string): Suggestion['foods'] {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < 3) return []
  const [index] = foods.indexes()
  if (!index) return []
  const words = wordsOf(text)
    .filter(({ kind, norm }) => kind === 'word' && norm.length > 2 && norm.length <= longestWord)
    .slice(0, mostWords)
    .map(({ norm }) => norm)
  const shared = words.flatMap((word) => partsOf(index, word)).map((word) => [word, 1] as const)
  const found = shared.length > 0 ? shared : words.flatMap((word) => nearWords(index, word))
  const best = bestFoods(foods, index, new Map(found))
  if (best.length > 0 || words.every(saysNothing)) return best
  return nearestFoods(foods, text, mostSuggested)
}

/** True for words of cooking and measures, which no food is named after alone. */
function saysNothing(word: string): boolean {
  if (word === 'meal') return false
  return (
    preparations.has(word) ||
    lightWords.has(word) ||
    stopWords.has(word) ||
    unitOf(word) !== undefined
  )
}

/** The word itself when foods have it, else the food word at its end and what stands before that. */
function partsOf(index: DocumentIndex, word: string): string[] {
  if (namesFood(index, word)) return [word]
  for (let at = 1; at <= word.length - shortestPart; at++) {
    const end = word.slice(at)
    if (!namesFood(index, end)) continue
    const start = word.slice(0, at)
    return start.length >= shortestPart && namesFood(index, start) ? [start, end] : [end]
  }
  return []
}

/** False for words such as "fried" and "cup", which end the names of foods but name none alone. */
function namesFood(index: DocumentIndex, word: string): boolean {
  if (preparations.has(word) || lightWords.has(word) || unitOf(word)?.kind === 'volume')
    return false
  return (index.heads[index.ids.get(word) ?? -1] ?? 0) > 0.2
}

function bestFoods(
  foods: Foods,
  index: DocumentIndex,
  words: ReadonlyMap<string, number>,
): Suggestion['foods'] {
  const sums = new Map<number, number>()
  let asked = 0
  for (const [word, likeness] of words) {
    const id = index.ids.get(word) ?? -1
    const idf = (index.idf[id] ?? 0) * likeness
    asked += idf
    for (const document of postingsOf(index, id)) {
      sums.set(document, (sums.get(document) ?? 0) + idf)
    }
  }
  const near = [...sums]
    .map(([document, sum]) => ({ document, score: likeness(index, document, sum, asked) }))
    .filter(({ score }) => score >= leastShare)
    .toSorted((a, b) => b.score - a.score || a.document - b.document)
    .slice(0, mostCompared)
    .map(({ document, score }) => ({ food: foods.at(index.places[document] ?? 0), score }))
    .map(({ food, score }) => ({ food, score: score * (food.listed ? 1 : 0.7) }))
    .toSorted((a, b) => b.score - a.score)
  const found = new Map(near.map(({ food: { name, id } }) => [name, id]))
  return [...found].slice(0, mostSuggested).map(([name, foodId]) => ({ foodId, name }))
}

/** Jaccard index of a description and the words, weighted by idf. */
function likeness(index: DocumentIndex, document: number, shared: number, asked: number): number {
  let all = 0
  const end = index.wordStarts[document + 1] ?? 0
  for (let w = index.wordStarts[document] ?? 0; w < end; w++)
    all += index.idf[index.words[w] ?? 0] ?? 0
  return shared / (asked + all - shared)
}
