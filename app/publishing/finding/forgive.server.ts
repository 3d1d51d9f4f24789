import type { App } from '#platform/app.ts'
import { searchText } from '#platform/text/search-key.ts'
import type { SearchTerm } from '#platform/text/search-terms.ts'
import type { Publication } from '../publication.ts'
import { corrections } from './corrections.ts'
import { readyVocabulary, vocabularyOf, wordsOf } from './vocabulary.server.ts'

/** A filter that finds something, if there is one, and the words that were searched for instead of the typed. */
export type Found<Filter> = { filter: Filter | null; corrected?: string }

type Asked<Filter> = {
  search?: string
  exact?: boolean
  /** The filter for other words of the search. */
  read(search: string | undefined): Promise<Filter | null>
  /** The number of rows that match, as far as the caller may see them. */
  count(filter: Filter): Promise<number>
}

/**
 * The filter of a list. If its search finds nothing, words are corrected to those of published rows, but only
 * if that finds something that the caller may see.
 */
export async function forgive<Filter>(
  app: App,
  publication: Publication,
  { search, exact, read, count }: Asked<Filter>,
): Promise<Found<Filter>> {
  const filter = await read(search)
  if (!filter || !search || exact || (await count(filter)) > 0) return { filter }
  for (const corrected of corrections(search, await vocabularyOf(app, publication))) {
    const other = await read(corrected)
    if (other && (await count(other)) > 0) return { filter: other, corrected }
  }
  return { filter }
}

/**
 * The terms for a list of what is published: without phrases of which nothing published has the words, so that
 * they need not be looked for. As long as the words are not read yet, with all of them, which finds the same.
 */
export async function publishedTerms<Term extends SearchTerm>(
  app: App,
  publication: Publication,
  terms: Term[],
): Promise<Term[]> {
  if (terms.every(({ others }) => others.length === 0)) return terms
  const vocabulary = await readyVocabulary(app, publication)
  if (!vocabulary) return terms
  const isThere = (phrase: string) =>
    wordsOf(searchText([phrase])).every((word) => vocabulary.has(word))
  return terms.map((term) => ({ ...term, others: term.others.filter(isThere) }))
}
