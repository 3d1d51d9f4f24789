import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../text/search-key.ts'
import { dialectOf } from './dialect-of.ts'
import type { Tables } from './tables.ts'

/**
 * Up to here SQLite looks every candidate up by its row; above it, walking the rows in the wanted order
 * meets a page of matches sooner, so the index is left alone.
 */
const fewCandidates = 2000

/** Trigrams of one query that are looked up; the rest is left to the exact comparison. */
const trigramLimit = 48

/**
 * The condition that a row of `table` contains every word of `query` in its `search_text` (made by
 * `searchText`): a part of a word, or the start of one under three characters. Every character is plain.
 * Pass `reads` as `db`; `alias` is the table's name in the query. An empty query matches all.
 */
export async function matching(
  db: Kysely<Tables>,
  table: string,
  query: string,
  alias = table,
): Promise<RawBuilder<SqlBool>> {
  const words = searchWords(query)
  if (words.length === 0) return sql<SqlBool>`1 = 1`
  const text = sql.ref(`${alias}.search_text`)
  if (dialectOf(db) === 'postgres') {
    return all(words.map((word) => sql<SqlBool>`${text} like ${`%${escapeLike(word)}%`}`))
  }
  const contains = words.map((word) => sql<SqlBool>`instr(${text}, ${word}) > 0`)
  const candidates = candidateRows(table, words)
  if (await isLarge(db, candidates)) return all(contains)
  return all([sql<SqlBool>`${sql.ref(`${alias}.search_row`)} in (${candidates})`, ...contains])
}

/** Builds the SQLite index of `table` anew from its rows; PostgreSQL keeps its own. */
export async function rebuildSearchIndex(db: Kysely<Tables>, table: string) {
  if (dialectOf(db) === 'postgres') return
  const index = sql.table(`${table}_trigrams`)
  await sql`insert into ${index}(${sql.ref(`${table}_trigrams`)}) values ('rebuild')`.execute(db)
}

function all(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/** Rows that hold all trigrams of the words, in any order: more than match, seldom by much. */
function candidateRows(table: string, words: string[]): RawBuilder<unknown> {
  const index = `${table}_trigrams`
  const trigrams = new Set(words.flatMap(trigramsOf))
  const match = [...trigrams].slice(0, trigramLimit).map(quote).join(' AND ')
  return sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${match}`
}

async function isLarge(db: Kysely<Tables>, candidates: RawBuilder<unknown>): Promise<boolean> {
  const counted = sql<{ found: number }>`
    select count(*) as found from (${candidates} limit ${fewCandidates + 1})`
  const { rows } = await counted.execute(db)
  return (rows[0]?.found ?? 0) > fewCandidates
}

function trigramsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(2).map((_, start) => letters.slice(start, start + 3).join(''))
}

/** One FTS5 string: quotes doubled, everything else plain. */
const quote = (trigram: string) => `"${trigram.replaceAll('"', '""')}"`

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
