import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../text/search-key.ts'
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

/**
 * The condition that a row's `search_text` (made by `searchText`) contains every word of `query`, as a part
 * of a word or, for words of one or two characters, as the start of a word. No character is a wildcard. Pass
 * `reads` as `db`; `alias` is the table's name in the query. Set `counted` if all matches are counted or
 * collected, not just those of one page. An empty query matches all rows.
 */
export async function matching(
  db: Kysely<Tables>,
  table: string,
  query: string,
  alias = table,
  counted = false,
): Promise<RawBuilder<SqlBool>> {
  const contains = containing(db, query, alias)
  if (dialectOf(db) === 'postgres' || searchWords(query).length === 0) return contains
  const candidates = candidateRows(table, query)
  const limit = counted ? await lookUpLimit(db, table) : maxCandidates
  if (await isLarger(db, candidates, limit)) return contains
  return sql<SqlBool>`(${sql.ref(`${alias}.search_row`)} in (${candidates}) and ${contains})`
}

/** The same condition without the index, for rows that are found in another way. */
export function containing(db: Kysely<Tables>, query: string, alias: string): RawBuilder<SqlBool> {
  const words = searchWords(query)
  if (words.length === 0) return sql<SqlBool>`1 = 1`
  const text = sql.ref(`${alias}.search_text`)
  const contains = words.map((word) =>
    dialectOf(db) === 'postgres'
      ? sql<SqlBool>`${text} like ${`%${escapeLike(word)}%`}`
      : sql<SqlBool>`instr(${text}, ${word}) > 0`,
  )
  return sql<SqlBool>`(${sql.join(contains, sql` and `)})`
}

/**
 * SQLite: a query for the `search_row` of each row that contains all trigrams of the words, in any order: all
 * matches, and seldom many others.
 */
export function candidateRows(table: string, query: string): RawBuilder<unknown> {
  const index = `${table}_trigrams`
  const trigrams = new Set(searchWords(query).flatMap(trigramsOf))
  const match = [...trigrams].slice(0, trigramLimit).map(quote).join(' AND ')
  return sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${match}`
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
