import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { SearchTerm } from '../../text/search-terms.ts'
import { dialectOf } from '../dialect-of.ts'
import type { Tables } from '../tables.ts'

/**
 * How well the title of a row matches the terms of a search, for `order by`: whole words first, then other words
 * for the same, then beginnings of words, then parts of words. Matches outside of the title come last.
 */
export function titleRank(db: Kysely<Tables>, terms: SearchTerm[]): RawBuilder<number> {
  const title = sql`(' ' || title_key || ' ')`
  const call = sql.raw(dialectOf(db) === 'postgres' ? 'strpos' : 'instr')
  const has = (part: string) => sql`${call}(${title}, ${part}) > 0`
  const ranks = terms.map(({ text, others }) => {
    const synonyms = others.map((other) => has(` ${other} `))
    return sql`case when ${has(` ${text} `)} then 4
      ${synonyms.length > 0 ? sql`when ${sql.join(synonyms, sql` or `)} then 3` : sql``}
      when ${has(` ${text}`)} then 2 when ${has(text)} then 1 else 0 end`
  })
  return sql<number>`(${ranks.length > 0 ? sql.join(ranks, sql` + `) : sql`0`})`
}
