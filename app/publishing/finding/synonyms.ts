import { spellings } from '#app/nutrition/text/normalise.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { synonymList } from './synonym-list.ts'
import { formsOf, singularPhrase } from './word-forms.ts'

/** By phrase in the singular: the phrases that a search for it finds too. */
const others = new Map<string, Set<string>>()

/** The words of the longest phrase. */
let longest = 1

function add(from: string, to: string) {
  const key = singularPhrase(searchKey(from))
  const found = others.get(key) ?? new Set()
  if (key !== to) found.add(searchKey(to))
  others.set(key, found)
  longest = Math.max(longest, key.split(' ').length)
}

for (const line of synonymList.split('\n')) {
  if (line === '' || line.startsWith('#')) continue
  const [left = '', right] = line.split(' > ')
  const froms = left.split(', ')
  for (const from of froms) for (const to of right?.split(', ') ?? froms) add(from, to)
}

/** Other spellings of a word that the reader of texts knows. */
for (const group of Map.groupBy(spellings, ([, word]) => word).values()) {
  const [word = ''] = group.map(([, word]) => word)
  for (const [spelling] of group) {
    add(spelling, word)
    for (const other of others.get(singularPhrase(word)) ?? []) add(spelling, other)
  }
}

/** True for a word, or several, that have a line in the list. */
export const hasSynonyms = (phrase: string): boolean => others.has(singularPhrase(phrase))

/** The words that lines of the list begin with, without phrases. */
export const synonymWords = (): string[] => [...others.keys()].filter((key) => !key.includes(' '))

/** The most words of a phrase that has other names. */
export const longestPhrase = (): number => longest

/** Other phrases for the same, in all forms, and the other forms of the phrase itself. */
export function otherPhrases(phrase: string): string[] {
  const found = [phrase, ...(others.get(singularPhrase(phrase)) ?? [])].flatMap(formsOf)
  // What contains the phrase is found by the phrase itself.
  return [...new Set(found)].filter((other) => !other.includes(phrase))
}
