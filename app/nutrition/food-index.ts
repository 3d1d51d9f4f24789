import kept from './data/names.json' with { type: 'json' }
import type { Food } from './food.ts'
import { foodAt, listedCount } from './food-table.ts'
import { ownFoods } from './foods-in-use.ts'
import { isMinor } from './lexicon.ts'

/** One name of a food, cut into the words that are compared. */
export type Name = {
  food: Food
  /** Position in the table: of equal matches the earlier wins. */
  rank: number
  words: readonly string[]
  preparations: readonly string[]
  /** The word that says what it is: "sandwich" of a chicken sandwich with cheese. */
  head: string
  /** True for a name with a joiner: "macaroni and cheese". */
  joined: boolean
  /** What all its words tell together. */
  weight: number
}

/** Where each name begins in the kept list, and the places of the names that hold a word. */
const starts: number[] = []
const postings = new Map<string, number[]>()
const plainWords = new Set<string>()
const weights = new Map<string, number>()
readStarts()
const made: (Name | undefined)[] = []

/** How many names the table has. */
export const nameCount = starts.length

/** The name at a place that `namesWith` told. */
export function nameAt(place: number): Name {
  const known = made[place] ?? ownFoods().names[place - nameCount]
  if (known) return known
  const name = makeName(starts[place] ?? 0)
  made[place] = name
  return name
}

/** What all words of the name at a place tell together. */
export function nameWeight(place: number): number {
  const known = nameWeights[place]
  if (known) return known
  const { weight } = nameAt(place)
  if (place < nameCount) nameWeights[place] = weight
  return weight
}

const nameWeights = new Float64Array(nameCount)

/** Places of the names that hold the word. */
export function namesWith(word: string): readonly number[] {
  return ownFoods().places.get(word) ?? postings.get(word) ?? []
}

/**
 * How much a word tells: rare words of the table more than frequent ones. What an owner imports changes
 * nothing for the words that the table has.
 */
export function wordWeight(word: string): number {
  const known = weights.get(word)
  if (known !== undefined) return known
  const count = postings.get(word)?.length
  if (!count) {
    const own = ownFoods().places.get(word)?.length
    return own ? Math.log(1 + nameCount / own) : unknownWeight
  }
  const weight = Math.log(1 + nameCount / count)
  weights.set(word, weight)
  return weight
}

/** What a word counts by itself: "from fast food" hardly matters. */
export function ownWeight(word: string): number {
  return isMinor(word) ? 0.6 : wordWeight(word)
}

/** What a word weighs that no name holds. */
export const unknownWeight = 6

/** True for a word of some food's name. */
export function isFoodWord(word: string): boolean {
  return postings.has(word) || ownFoods().places.has(word)
}

/** All words of names. */
export function foodWords(): Iterable<string> {
  return new Set([...postings.keys(), ...ownFoods().places.keys()])
}

/** Words of the curated names: the speller corrects to these alone, the others are too rare. */
export function plainFoodWords(): ReadonlySet<string> {
  return plainWords
}

function readStarts() {
  const { words, names } = kept
  for (let at = 0; at < names.length; ) {
    const place = starts.push(at) - 1
    const count = names[at + 3] ?? 0
    for (let i = at + 5; i < at + 5 + count; i++) {
      const word = words[names[i] ?? 0] ?? ''
      if ((names[at] ?? 0) < listedCount) plainWords.add(word)
      const list = postings.get(word)
      if (list) list.push(place)
      else postings.set(word, [place])
    }
    at += 5 + count + (names[at + 4] ?? 0)
  }
}

function makeName(at: number): Name {
  const [rank = 0, head = 0, joined = 0, count = 0, prepared = 0] = kept.names.slice(at, at + 5)
  const text = (place: number) => kept.words[place] ?? ''
  const words = kept.names.slice(at + 5, at + 5 + count).map(text)
  return {
    food: foodAt(rank),
    rank,
    words,
    preparations: kept.names.slice(at + 5 + count, at + 5 + count + prepared).map(text),
    head: text(head),
    joined: joined === 1,
    weight: weightOf(words),
  }
}

/** What the words of a name tell together. */
export function weightOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + ownWeight(word), 0)
}
