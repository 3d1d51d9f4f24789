import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../text/search-key.ts'
import { dialectOf } from '../dialect-of.ts'
import type { Tables } from '../tables.ts'

/**
 * Up to here SQLite looks every candidate of a page up by its row; above it, walking the rows in the
 * wanted order meets a page of matches sooner, so the index is left alone.
 */
const fewCandidates = 2000

/** All rows of a table are read in the time in which this share of them is looked up one by one. */
const lookUpShare = 1 / 3

/** Trigrams of one query that are looked up; the rest is left to the exact comparison. */
const trigramLimit = 48

/**
 * The condition that a row of `table` contains every word of `query` in its `search_text` (made by
 * `searchText`): a part of a word, or the start of one under three characters. Every character is plain.
 * Pass `reads` as `db`; `alias` is the table's name in the query; say whether matches are `counted`
 * (or all gathered) rather than walked until a page is full. An empty query matches all.
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
  const limit = counted ? await lookUpLimit(db, table) : fewCandidates
  if (await isLarger(db, candidates, limit)) return contains
  return sql<SqlBool>`(${sql.ref(`${alias}.search_row`)} in (${candidates}) and ${contains})`
}

/** The same condition without an index, for rows that are found or walked by another way. */
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
 * SQLite: a query for the `search_row` of each row that holds all trigrams of the words, in any order:
 * more than match, seldom by much.
 */
export function candidateRows(table: string, query: string): RawBuilder<unknown> {
  const index = `${table}_trigrams`
  const trigrams = new Set(searchWords(query).flatMap(trigramsOf))
  const match = [...trigrams].slice(0, trigramLimit).map(quote).join(' AND ')
  return sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${match}`
}

/** Rows are numbered upwards, so the last number tells about how many there are. */
async function lookUpLimit(db: Kysely<Tables>, table: string): Promise<number> {
  const last = sql<{ row: number | null }>`select max(search_row) as row from ${sql.table(table)}`
  const { rows } = await last.execute(db)
  return Math.max(fewCandidates, Math.floor((rows[0]?.row ?? 0) * lookUpShare))
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

/** One FTS5 string: quotes doubled, everything else plain. */
const quote = (trigram: string) => `"${trigram.replaceAll('"', '""')}"`

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
