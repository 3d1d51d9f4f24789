import { joiners } from './lexicon.ts'
import { readQuantity } from './quantity.ts'
import { foodSets } from './sets.ts'
import { sizeOf } from './units.ts'
import { type Token, tokenise } from './words.ts'

/** A name that holds a joiner ("macaroni and cheese"), as its words with `&` for each joiner. */
export type Phrase = {
  parts: string[]
  soft: boolean
  /** The foods that the phrase stands for, when it is a set of several. */
  set: string | null
}

const phrases = new Map<string, Phrase[]>()

for (const [phrase, set] of foodSets) addPhrase(tokenise(phrase), false, set)

/** Names that no joiner or amount may cut, which begin with the word: sets first, then long ones. */
export function phrasesFrom(word: string): readonly Phrase[] {
  return phrases.get(word) ?? []
}

/** Keeps a name that a reader might cut: at a joiner, or after a word that looks like an amount. */
export function addPhrase(tokens: Token[], soft: boolean, set: string | null = null) {
  const parts = tokens.map(({ norm }) => (joiners.has(norm) || norm === '&' ? '&' : norm))
  const [first = ''] = parts
  const joined = parts.includes('&') && first !== '&'
  const amountLike = parts.length > 1 && (readQuantity(tokens, 0) !== null || sizeOf(first))
  if (!joined && !amountLike && !set) return
  const list = phrases.get(first) ?? []
  list.push({ parts, soft, set })
  list.sort(
    (a, b) => Number(b.set !== null) - Number(a.set !== null) || b.parts.length - a.parts.length,
  )
  phrases.set(first, list)
}
