import { foldName } from './fold-phrases.ts'
import type { Food } from './food.ts'
import { joinPairs } from './food-names.ts'
import { isMinor, joiners, preparations, sameWords, stopWords } from './lexicon.ts'
import { readQuantity } from './quantity.ts'
import { sizeOf } from './units.ts'
import { type Token, tokenise } from './words.ts'

/** All names of the table in the form that data/names.json keeps, since making it takes a second. */
export type NameList = {
  words: string[]
  /** For each name: place of its food, word of its head, 1 when joined, how many of the words that
   * follow are compared, how many are preparations, then those words. */
  names: number[]
  /** Names that no joiner may cut, their words with `&` for each joiner; `~` before soft ones. */
  phrases: string[]
}

/** Reads the names of all foods into the words that are compared. */
export function listNames(foods: readonly Food[]): NameList {
  const places = new Map<string, number>()
  const list: NameList = { words: [], names: [], phrases: [] }
  const placeOf = (word: string) => {
    const known = places.get(word)
    if (known !== undefined) return known
    places.set(word, list.words.length)
    return list.words.push(word) - 1
  }
  for (const [rank, food] of foods.entries()) {
    for (const { words, prepared, head, joined } of namesOf(food, list.phrases)) {
      list.names.push(rank, placeOf(head), joined ? 1 : 0, words.length, prepared.length)
      list.names.push(...words.map(placeOf), ...prepared.map(placeOf))
    }
  }
  return list
}

/** A food's names as they are compared, each once. Adds to `phrases` those that no joiner may cut. */
export function namesOf(food: Food, phrases: string[] = []): ReadName[] {
  const names = new Map<string, ReadName>()
  const soft = food.aliases.includes(`~${food.name.toLowerCase()}`)
  for (const alias of soft ? food.aliases : [food.name, ...food.aliases]) {
    const name = readName(food, alias, phrases)
    const key = `${name.all.join(' ')}${name.joined}`
    if (name.all.length > 0 && !names.has(key)) names.set(key, name)
  }
  return [...names.values()]
}

/** A name cut into the words that are compared and its preparations; `all` are both, in order. */
export type ReadName = {
  all: string[]
  words: string[]
  prepared: string[]
  joined: boolean
  head: string
}

function readName(food: Food, alias: string, phrases: string[]): ReadName {
  const tokens = foldName(tokenise(alias.replace(/^[~^]/, '')))
  const phrase = food.listed && !alias.startsWith('^') ? uncutPhrase(tokens) : null
  if (phrase) phrases.push(`${alias.startsWith('~') ? '~' : ''}${phrase}`)
  const plain = tokens.filter((token) => token.kind !== 'mark')
  const all = joinPairs(plain.map((token) => token.norm))
    .filter((word) => !stopWords.has(word))
    .map((word) => sameWords[word] ?? word)
  const content = all.filter((word) => !preparations.has(word))
  const words = [...new Set(content.length > 0 ? content : all)]
  const prepared = content.length > 0 ? all.filter((word) => preparations.has(word)) : []
  const joined = tokens.some((token, i) => i > 0 && isJoiner(token))
  return { all, words, prepared, joined, head: headOf(tokens, words) }
}

/** A name that a reader might cut: at a joiner, or after a word that looks like an amount. */
function uncutPhrase(tokens: Token[]): string | null {
  const parts = tokens.map((token) => (isJoiner(token) ? '&' : token.norm))
  const [first = ''] = parts
  const joined = parts.includes('&') && first !== '&'
  const amountLike = parts.length > 1 && (readQuantity(tokens, 0) !== null || sizeOf(first))
  return joined || amountLike ? parts.join(' ') : null
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
