import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchText } from '../../text/search-key.ts'
import { plainTerms, type SearchTerm, wholeWords } from '../../text/search-terms.ts'
import { dialectOf } from '../dialect-of.ts'
import type { Tables } from '../tables.ts'

/**
 * With up to this many candidates, SQLite reads each candidate row of a page. With more, reading the rows in
 * the list's order finds a page of matches sooner, so the search index is not used.
 */
const maxCandidates = 2000

/** Reading a whole table takes as long as looking up this share of its rows one by one. */
const lookUpShare = 1 / 3

/** Maximum trigrams of one query that are looked up in the index; the exact comparison checks the rest. */
const trigramLimit = 48

/** The same for one of the other phrases of a term. */
const otherTrigramLimit = 12

/** What is searched for: words, or terms that may have other phrases. */
type Query = string | SearchTerm[]

/**
 * The condition that a row's `search_text` (made by `searchText`) contains every word of `query`, as `searchWords`
 * looks for it; in place of a term's words it may contain one of its other phrases. No character is a wildcard.
 * Pass `reads` as `db`; `alias` is the table's name in the query. Set `counted` if all matches are counted or
 * collected, not just those of one page. An empty query matches all rows.
 */
export async function matching(
  db: Kysely<Tables>,
  table: string,
  query: Query,
  alias = table,
  counted = false,
): Promise<RawBuilder<SqlBool>> {
  const contains = containing(db, query, alias)
  const candidates = dialectOf(db) === 'postgres' ? undefined : candidateRows(table, query)
  if (!candidates) return contains
  const limit = counted ? await lookUpLimit(db, table) : maxCandidates
  if (await isLarger(db, candidates, limit)) return contains
  return sql<SqlBool>`(${sql.ref(`${alias}.search_row`)} in (${candidates}) and ${contains})`
}

const termsOf = (query: Query) => (typeof query === 'string' ? plainTerms(query) : query)

/** The same condition without the index, for rows that are found in another way. */
export function containing(db: Kysely<Tables>, query: Query, alias: string): RawBuilder<SqlBool> {
  const terms = termsOf(query)
  if (terms.length === 0) return sql<SqlBool>`1 = 1`
  const text = sql.ref(`${alias}.search_text`)
  const has = (needle: string) =>
    dialectOf(db) === 'postgres'
      ? sql<SqlBool>`${text} like ${`%${escapeLike(needle)}%`}`
      : sql<SqlBool>`instr(${text}, ${needle}) > 0`
  const hasPhrase = (phrase: string) => {
    const whole = wholeWords(phrase)
    const last = whole.trimEnd()
    const ends =
      dialectOf(db) === 'postgres'
        ? sql<SqlBool>`${text} like ${`%${escapeLike(last)}`}`
        : sql<SqlBool>`substr(${text}, ${-[...last].length}) = ${last}`
    return sql<SqlBool>`(${has(whole)} or ${ends})`
  }
  const conditions = terms.map(({ words, others }) => {
    const itself = sql<SqlBool>`(${sql.join(
      words.map((word) => has(word)),
      sql` and `,
    )})`
    return others.length === 0
      ? itself
      : sql<SqlBool>`(${sql.join([itself, ...others.map(hasPhrase)], sql` or `)})`
  })
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/**
 * SQLite: a query for the `search_row` of each row that contains all trigrams of the words, in any order, or
 * of one of the other phrases: all matches, and seldom many others. Undefined for a query of words that are too
 * short to have trigrams.
 */
export function candidateRows(table: string, query: Query): RawBuilder<unknown> | undefined {
  const [plain, forked] = [[], []] as [SearchTerm[], SearchTerm[]]
  for (const term of termsOf(query)) (term.others.length > 0 ? forked : plain).push(term)
  const match = [...allOf(plain.flatMap(({ words }) => words)), ...forked.flatMap(anyPhrase)].join(
    ' AND ',
  )
  if (!match) return undefined
  const index = `${table}_trigrams`
  return sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${match}`
}

/** The words of a term or one of its other phrases; nothing if some of these have no trigrams. */
function anyPhrase({ words, others }: SearchTerm): string[] {
  const phrases = [words, ...others.map((other) => [searchText([other])])].map((needles) =>
    allOf(needles, otherTrigramLimit).join(' AND '),
  )
  return phrases.every(Boolean) ? [`(${phrases.map((phrase) => `(${phrase})`).join(' OR ')})`] : []
}

/** The trigrams of the words, as FTS5 strings. */
function allOf(needles: string[], limit = trigramLimit): string[] {
  return [...new Set(needles.flatMap(trigramsOf))].slice(0, limit).map(quote)
}

/** Row numbers only grow, so the highest one is close to the number of rows. */
async function lookUpLimit(db: Kysely<Tables>, table: string): Promise<number> {
  const last = sql<{ row: number | null }>`select max(search_row) as row from ${sql.table(table)}`
  const { rows } = await last.execute(db)
  return Math.max(maxCandidates, Math.floor((rows[0]?.row ?? 0) * lookUpShare))
}

async function isLarger(db: Kysely<Tables>, candidates: RawBuilder<unknown>, limit: number) {
  const counted = sql<{ found: number }>`
    select count(*) as found from (${candidates} limit ${limit + 1}) as few`
  const { rows } = await counted.execute(db)
  return (rows[0]?.found ?? 0) > limit
}

function trigramsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(2).map((_, start) => letters.slice(start, start + 3).join(''))
}

/** A quoted FTS5 string, in which only quotes need escaping. */
const quote = (trigram: string) => `"${trigram.replaceAll('"', '""')}"`

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
