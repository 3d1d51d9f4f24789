import { searchKey, searchText, searchWords } from './search-key.ts'

/** A part of a search: one word, or several that stand for one thing. */
export type SearchTerm = {
  /** The words as they are searched for, in the form of `searchKey`; each of them has to be found. */
  text: string
  /** These words as the substrings to look for in a `searchText`. */
  words: string[]
  /** Phrases of which one may be found instead, each as whole words. */
  others: string[]
}

/** The words of a search as terms without other words. */
export function plainTerms(search: string): SearchTerm[] {
  const words = [...new Set(searchKey(search).split(' '))].filter(
    (word) => searchWords(word).length > 0,
  )
  return words.map((text) => ({ text, words: searchWords(text, words.length === 1), others: [] }))
}

/** A phrase as whole words of a `searchText`, whose last word is not followed by the two spaces. */
export const wholeWords = (phrase: string): string => `${searchText([phrase])}  `

/** True if a text, in the form of `searchText`, matches the term. */
export function holdsTerm(text: string, { words, others }: SearchTerm): boolean {
  const isHeld = words.every((word) => text.includes(word))
  return isHeld || others.some((other) => `${text}  `.includes(wholeWords(other)))
}
