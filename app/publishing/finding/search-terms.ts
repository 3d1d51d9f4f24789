import { searchKey, searchWords } from '#platform/text/search-key.ts'
import { plainTerms, type SearchTerm } from '#platform/text/search-terms.ts'
import { hasSynonyms, longestPhrase, otherPhrases } from './synonyms.ts'

/** More terms with other words than this are not a search for a meal. */
const maxForked = 12

/**
 * The terms of a search: phrases and words with their plurals, other spellings and other words for the same.
 * With `exact` each word stands for itself.
 */
export function searchTerms(search: string, exact = false): SearchTerm[] {
  if (exact) return plainTerms(search)
  const words = searchKey(search)
    .split(' ')
    .filter((word) => searchWords(word).length > 0)
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words, at)
    const text = words.slice(at, at + length).join(' ')
    const isKnown = terms.some((term) => term.text === text)
    const others = terms.length < maxForked ? otherPhrases(text) : []
    if (!isKnown) terms.push({ text, words: searchWords(text, words.length === 1), others })
    at += length
  }
  return terms
}

/** How many words from here on are the longest phrase of the list; 1 if there is none. */
function phraseLength(words: string[], at: number): number {
  for (let length = Math.min(longestPhrase(), words.length - at); length > 1; length -= 1) {
    if (hasSynonyms(words.slice(at, at + length).join(' '))) return length
  }
  return 1
}
