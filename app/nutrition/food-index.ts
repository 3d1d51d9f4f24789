import type { Food } from './food.ts'
import { wordsOf } from './food-names.ts'
import { foods } from './food-table.ts'
import { joiners, preparations, sameWords } from './lexicon.ts'
import { readQuantity } from './quantity.ts'
import { foodSets } from './sets.ts'
import { sizeOf } from './units.ts'
import { type Token, tokenise } from './words.ts'

/** One name of a food, cut into the words that are compared. */
export type Name = {
  food: Food
  /** Position in the table: of equal matches the earlier wins. */
  rank: number
  words: string[]
  preparations: string[]
  /** True for a name with a joiner: "macaroni and cheese". */
  joined: boolean
  weight: number
}

/** A name that holds a joiner ("macaroni and cheese"), as its words with `&` for each joiner. */
export type Phrase = {
  parts: string[]
  soft: boolean
  /** The foods that the phrase stands for, when it is a set of several. */
  set: string | null
}

const names: Name[] = []
const postings = new Map<string, Name[]>()
const weights = new Map<string, number>()
const neighbours = new Set<string>()
const phrases = new Map<string, Phrase[]>()

for (const [rank, food] of foods.entries()) {
  const seen = new Set<string>()
  const soft = food.aliases.includes(`~${food.name.toLowerCase()}`)
  for (const alias of soft ? food.aliases : [food.name, ...food.aliases]) {
    addName(food, rank, alias, seen)
  }
}
for (const [phrase, set] of foodSets) addPhrase(tokenise(phrase), false, set)
for (const [word, list] of postings) weights.set(word, Math.log(1 + names.length / list.length))
for (const name of names) {
  name.weight = name.words.reduce((sum, word) => sum + wordWeight(word), 0)
}

/** Names that hold the word. */
export function namesWith(word: string): readonly Name[] {
  return postings.get(word) ?? []
}

/** How much a word tells: rare words of the table more than frequent ones. */
export function wordWeight(word: string): number {
  return weights.get(word) ?? unknownWeight
}

/** What a word weighs that no name holds. */
export const unknownWeight = 6

/** True for a word of some food's name. */
export function isFoodWord(word: string): boolean {
  return postings.has(word)
}

/** True when some name holds both words: only then may they frame one food. */
export function shareName(a: string, b: string): boolean {
  return a === b || neighbours.has(`${a} ${b}`)
}

/** All words of names, for the speller. */
export function foodWords(): Iterable<string> {
  return postings.keys()
}

/** Names that no joiner or amount may cut, which begin with the word: sets first, then long ones. */
export function phrasesFrom(word: string): readonly Phrase[] {
  return phrases.get(word) ?? []
}

function addName(food: Food, rank: number, alias: string, seen: Set<string>) {
  const soft = alias.startsWith('~')
  const text = soft ? alias.slice(1) : alias
  const tokens = tokenise(text)
  const joined = addPhrase(tokens, soft)
  const all = wordsOf(tokens).map((word) => sameWords[word] ?? word)
  const key = `${all.join(' ')}${joined ? '&' : ''}`
  if (all.length === 0 || seen.has(key)) return
  seen.add(key)
  const content = all.filter((word) => !preparations.has(word))
  const name: Name = {
    food,
    rank,
    words: content.length > 0 ? content : all,
    preparations: content.length > 0 ? all.filter((word) => preparations.has(word)) : [],
    joined,
    weight: 0,
  }
  names.push(name)
  for (const word of new Set(name.words)) {
    for (const other of name.words) neighbours.add(`${word} ${other}`)
    const list = postings.get(word)
    if (list) list.push(name)
    else postings.set(word, [name])
  }
}

/** Keeps a name that a reader might cut: at a joiner, or after a word that looks like an amount. */
function addPhrase(tokens: Token[], soft: boolean, set: string | null = null): boolean {
  const parts = tokens.map(({ norm }) => (joiners.has(norm) || norm === '&' ? '&' : norm))
  const [first = ''] = parts
  const joined = parts.includes('&') && first !== '&'
  const amountLike = parts.length > 1 && (readQuantity(tokens, 0) !== null || sizeOf(first))
  if (!joined && !amountLike && !set) return false
  const list = phrases.get(first) ?? []
  list.push({ parts, soft, set })
  list.sort(
    (a, b) => Number(b.set !== null) - Number(a.set !== null) || b.parts.length - a.parts.length,
  )
  phrases.set(first, list)
  return joined
}
