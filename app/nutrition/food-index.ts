import type { Food } from './food.ts'
import { foods } from './food-table.ts'
import { foldName } from './fold-phrases.ts'
import { joinPairs } from './food-names.ts'
import { isMinor, joiners, preparations, sameWords, stopWords } from './lexicon.ts'
import { addPhrase } from './phrases.ts'
import { type Token, tokenise } from './words.ts'

/** One name of a food, cut into the words that are compared. */
export type Name = {
  food: Food
  /** Position in the table: of equal matches the earlier wins. */
  rank: number
  words: string[]
  preparations: string[]
  /** The word that says what it is: "sandwich" of a chicken sandwich with cheese. */
  head: string
  /** True for a name with a joiner: "macaroni and cheese". */
  joined: boolean
  /** What all its words tell together. */
  weight: number
}

const names: Name[] = []
const postings = new Map<string, number[]>()
const weights = new Map<string, number>()

for (const [rank, food] of foods.entries()) {
  const seen = new Set<string>()
  const soft = food.aliases.includes(`~${food.name.toLowerCase()}`)
  for (const alias of soft ? food.aliases : [food.name, ...food.aliases]) {
    addName(food, rank, alias, seen)
  }
}
for (const [word, list] of postings) weights.set(word, Math.log(1 + names.length / list.length))
for (const name of names) {
  name.weight = name.words.reduce((sum, word) => sum + ownWeight(word), 0)
}

/** All names; `namesWith` tells them by their place here. */
export const allNames: readonly Name[] = names

/** Places of the names that hold the word. */
export function namesWith(word: string): readonly number[] {
  return postings.get(word) ?? []
}

/** How much a word tells: rare words of the table more than frequent ones. */
export function wordWeight(word: string): number {
  return weights.get(word) ?? unknownWeight
}

/** What a word of a name counts when a text leaves it out: "from fast food" hardly matters. */
export function ownWeight(word: string): number {
  return isMinor(word) ? 0.6 : wordWeight(word)
}

/** What a word weighs that no name holds. */
export const unknownWeight = 6

/** True for a word of some food's name. */
export function isFoodWord(word: string): boolean {
  return postings.has(word)
}

/** All words of names, for the speller. */
export function foodWords(): Iterable<string> {
  return postings.keys()
}

function addName(food: Food, rank: number, alias: string, seen: Set<string>) {
  const quiet = !food.listed || alias.startsWith('^')
  const soft = alias.startsWith('~')
  const tokens = foldName(tokenise(alias.replace(/^[~^]/, '')))
  const joined = tokens.some((token, i) => i > 0 && isJoiner(token))
  if (!quiet) addPhrase(tokens, soft)
  const plain = tokens.filter((token) => token.kind !== 'mark')
  const all = joinPairs(plain.map((token) => token.norm))
    .filter((word) => !stopWords.has(word))
    .map((word) => sameWords[word] ?? word)
  const key = `${all.join(' ')}${joined ? '&' : ''}`
  if (all.length === 0 || seen.has(key)) return
  seen.add(key)
  const content = all.filter((word) => !preparations.has(word))
  const words = [...new Set(content.length > 0 ? content : all)]
  const at = names.push({
    food,
    rank,
    words,
    preparations: content.length > 0 ? all.filter((word) => preparations.has(word)) : [],
    head: headOf(tokens, words),
    joined,
    weight: 0,
  })
  for (const word of words) {
    const list = postings.get(word)
    if (list) list.push(at - 1)
    else postings.set(word, [at - 1])
  }
}

/** The last word before "with", "from" and the like; of the words that are compared. */
function headOf(tokens: Token[], words: string[]): string {
  const end = tokens.findIndex((token, i) => i > 0 && stopWords.has(token.norm))
  const front = new Set(
    joinPairs(tokens.slice(0, end < 0 ? tokens.length : end).map(({ norm }) => norm)).map(
      (word) => sameWords[word] ?? word,
    ),
  )
  return (
    words.findLast((word) => front.has(word) && !isMinor(word)) ??
    words.findLast((word) => !isMinor(word)) ??
    words.at(-1) ??
    ''
  )
}

function isJoiner(token: Token): boolean {
  return joiners.has(token.norm) || token.norm === '&'
}
