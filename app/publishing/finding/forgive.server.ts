import type { App } from '#platform/app.ts'
import type { Publication } from '../publication.ts'
import { corrections } from './corrections.ts'
import { vocabularyOf } from './vocabulary.server.ts'

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
