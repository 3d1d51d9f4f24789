import { sizeOf, unitOf } from '../amounts/units.ts'
import { commonWords } from '../text/common-words.ts'
import { foldName } from '../text/fold-phrases.ts'
import {
  isMinor,
  joinedWords,
  joiners,
  lightWords,
  preparations,
  sameWords,
  stopWords,
  variantWords,
} from '../text/lexicon.ts'
import { type Token, tokenise } from '../text/words.ts'

/**
 * The words of a food's name in the form that both the index and the reader use: singular, accents
 * off, fixed pairs joined ("low fat" → "lowfat"), words that say nothing left out.
 */
export function nameWords(name: string): string[] {
  return wordsOf(foldName(tokenise(name)))
}

/** The same for a name that is cut into tokens already. */
export function wordsOf(tokens: Token[]): string[] {
  const words = tokens.filter((token) => token.kind !== 'mark').map((token) => token.norm)
  return joinPairs(words).filter((word) => !stopWords.has(word))
}

/** One text for all spellings of a name: two foods may not share it. */
export function nameKey(name: string): string {
  const words = foldName(tokenise(name)).map(({ norm }) => (joiners.has(norm) ? '&' : norm))
  return joinPairs(words)
    .filter((word) => word === '&' || !stopWords.has(word))
    .join(' ')
}

/** False for "baked" or "large white", which alone name nothing. */
export function namesFood(name: string): boolean {
  return nameWords(name).some((word) => isInformative(sameWords[word] ?? word))
}

function isInformative(word: string): boolean {
  const silent = isMinor(word) || lightWords.has(word) || commonWords.has(word)
  if (silent || unitOf(word) || sizeOf(word)) return false
  return word.length > 2 && !preparations.has(word) && !variantWords.has(word)
}

/** Joins neighbours that are one notion: ["fat", "free"] → ["nonfat"]. */
function joinPairs(words: string[]): string[] {
  const joined: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const pair = joinedWords[`${word} ${words[i + 1] ?? ''}`]
    if (pair) {
      joined.push(pair)
      i++
    } else joined.push(word)
  }
  return joined
}
