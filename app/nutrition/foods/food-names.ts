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
 * The words of a food's name in the normalised form of the index and the reader: singular, accents
 * removed, fixed pairs joined ("low fat" → "lowfat"), words without meaning left out.
 */
export function nameWords(name: string): string[] {
  return wordsOf(foldName(tokenise(name)))
}

/** The same for a name that is already tokenised. */
export function wordsOf(tokens: Token[]): string[] {
  const words = tokens.filter((token) => token.kind !== 'mark').map((token) => token.norm)
  return joinPairs(words).filter((word) => !stopWords.has(word))
}

/** The same text for all spellings of a name, unique among foods. */
export function nameKey(name: string): string {
  const words = foldName(tokenise(name)).map(({ norm }) => (joiners.has(norm) ? '&' : norm))
  return joinPairs(words)
    .filter((word) => word === '&' || !stopWords.has(word))
    .join(' ')
}

/** False for words that name no food by themselves: "baked", "large white". */
export function namesFood(name: string): boolean {
  return nameWords(name).some((word) => isInformative(sameWords[word] ?? word))
}

function isInformative(word: string): boolean {
  const silent = isMinor(word) || lightWords.has(word) || commonWords.has(word)
  if (silent || unitOf(word) || sizeOf(word)) return false
  return word.length > 2 && !preparations.has(word) && !variantWords.has(word)
}

/** Joins neighbouring words with one meaning: ["fat", "free"] → ["nonfat"]. */
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
