import { nameAt, namesWith, nameWeight, plainFoodWords, wordWeight } from './food-index.ts'
import { nameWords, tellsFood } from './food-names.ts'
import { inUseOf } from './foods-in-use.ts'
import type { Suggestion } from './nutrition.ts'
import { foodWordsLike } from './spelling.ts'

/** A food that a stretch of text may mean. */
type Suggested = Suggestion['foods'][number]

const mostFoods = 3

/** A stretch that was not understood has few words; what is longer is no name. */
const mostWords = 6

/** No word of a food is longer, and its parts are looked for at each letter. */
const longestWord = 30

/** Parts of a word that are shorter are there by chance. */
const shortestPart = 4

/** So many names are looked at closely. */
const mostCompared = 40

/** A food must be told by this much of a word that looks like it, else the likeness is chance. */
const leastScore = 0.2

/**
 * Foods nearest to words that name none, best first, at most three: those that share a word with them, the
 * rarest telling most ("zhoug paste", "zingerburger"), else those that are spelt alike. Words that tell no
 * food ("fresh", "with") count nothing. Empty where nothing is near.
 */
export function suggestFoods(text: string): Suggested[] {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < 3) return []
  const words = nameWords(text)
    .slice(0, mostWords)
    .filter((word) => word.length <= longestWord && tellsFood(word))
  const shared = new Map(words.flatMap((word) => partsOf(word).map((part) => [part, 1])))
  const weights = [...shared.keys()].map(wordWeight)
  if (weights.length > 0) return bestFoods(shared, sum(weights))
  const like = new Map(words.flatMap(foodWordsLike))
  return bestFoods(like, Math.max(0, ...[...like.keys()].map(wordWeight)))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** One list of foods for each stretch. */
export const suggestionsFor = (stretches: string[]): Suggestion[] =>
  stretches.map((text) => ({ text, foods: suggestFoods(text) }))

/** The word itself where foods have it, else the food that it ends with, and what it begins with then. */
function partsOf(word: string): string[] {
  if (namesWith(word).length > 0) return [word]
  for (let at = 1; at <= word.length - shortestPart; at++) {
    const end = word.slice(at)
    if (!isPart(end)) continue
    const start = word.slice(0, at)
    return isPart(start) ? [start, end] : [end]
  }
  return []
}

const isPart = (part: string) =>
  part.length >= shortestPart && plainFoodWords().has(part) && tellsFood(part)

/**
 * The foods with the names that these words (each with how like it is, 0 to 1) explain best, and that explain
 * most of what was `asked`.
 */
function bestFoods(words: Map<string, number>, asked: number): Suggested[] {
  const told = new Map<number, number>()
  for (const [word, likeness] of words) {
    for (const place of namesWith(word)) {
      told.set(place, (told.get(place) ?? 0) + likeness * wordWeight(word))
    }
  }
  const near = [...told]
    .map(([place, weight]) => ({
      place,
      score: weight / (Math.max(asked, weight) + nameWeight(place)),
    }))
    .filter(({ score }) => score >= leastScore)
    .sort(bestFirst)
    .slice(0, mostCompared)
  return distinctFoods(near.map((one) => withPlainness(one, words)).sort(bestFirst))
}

type Scored = { place: number; score: number }

const bestFirst = (a: Scored, b: Scored) => b.score - a.score || a.place - b.place

/** Foods that people know come first, and those whose shown name has a word of the text. */
function withPlainness({ place, score }: Scored, words: Map<string, number>): Scored {
  const { name, listed } = nameAt(place).food
  const told = nameWords(name).some((word) => words.has(word))
  return { place, score: score * (listed ? 1 : 0.7) * (told ? 1 : 0.75) }
}

function distinctFoods(near: Scored[]): Suggested[] {
  const found = new Map<string, Suggested>()
  for (const { place } of near) {
    const { id, name } = inUseOf(nameAt(place).food)
    if (!found.has(name)) found.set(name, { foodId: id, name })
    if (found.size === mostFoods) break
  }
  return [...found.values()]
}
