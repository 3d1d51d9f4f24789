import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from '../dialect-of.ts'
import { candidateRows, containing, matching } from '../search/search-index.ts'
import type { Tables } from '../tables.ts'
import type { AccessPath, Search } from './list-slices.ts'

type Db = Kysely<Tables>
type Condition = RawBuilder<SqlBool>
type Query = RawBuilder<unknown>

/** One thing that a filter asks for, in the forms that the two ways need: all made from one description. */
export type Predicate = {
  /** For a row at hand. Shows no index to SQLite, which would take any that it sees. */
  check: Condition
  /** Finds the rows by an index. */
  lead(): Promise<Condition>
  /** A query for the ids of the rows. */
  ids(): Promise<Query>
  /** A query with a row for each one that `lead` looks at, to be counted. */
  candidates: Query
  /** SQLite: the index of the table to be used when this leads. */
  index?: string
}

/** What a list asks for. */
export type Asked = {
  /** What no index needs to find. */
  plain: Condition[]
  /** Whether rows are published, where that is asked: most are, so it finds something for drafts alone. */
  publication?: { predicate: Predicate; finds: boolean }
  predicates: Predicate[]
}

/** Predicates with more candidates than this are all the same to us. */
const manyCandidates = 50_000

/**
 * What makes a row part of the list, put so that it is found that way. One predicate leads: of those
 * that sort the one with the fewest candidates, of a scan the one that `scanned` names, if any.
 */
export async function searchBy(
  db: Db,
  { plain, publication, predicates }: Asked,
  access: AccessPath,
  scanned?: Predicate,
): Promise<Search> {
  const leaders = publication?.finds ? [publication.predicate, ...predicates] : predicates
  const leader = access === 'sort' ? await fewestCandidates(db, leaders) : scanned
  const parts = [...plain]
  if (publication) {
    const { predicate } = publication
    // Walks go through an index that it begins; where another predicate leads, it must not tempt SQLite.
    const isFound = access === 'scan' || !leader || leader === predicate
    parts.push(isFound ? await predicate.lead() : predicate.check)
  }
  for (const predicate of predicates) {
    parts.push(predicate === leader ? await predicate.lead() : predicate.check)
  }
  return { where: sql.join(parts, sql` and `), index: leader?.index }
}

/** The predicate by which all matches are found soonest. */
async function fewestCandidates(db: Db, predicates: Predicate[]): Promise<Predicate | undefined> {
  if (predicates.length < 2) return predicates[0]
  const sizes = predicates.map(
    (
      { candidates },
      index,
    ) => sql`(select count(*) from (${candidates} limit ${manyCandidates}) as few)
      as ${sql.ref(`size_${index}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(sizes)}`.execute(db)
  const sizeOf = (one: Predicate) => rows[0]?.[`size_${predicates.indexOf(one)}`] ?? manyCandidates
  return predicates.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0]
}

/** A column of the row itself passes `test`. */
export function columnIs(
  db: Db,
  { table, column, index }: { table: string; column: string; index?: string },
  test: (column: RawBuilder<unknown>) => Condition,
): Predicate {
  const plain = sql.ref(`${table}.${column}`)
  // Behind a plus SQLite looks for no index.
  const hidden = dialectOf(db) === 'sqlite' ? sql`+${plain}` : plain
  const found = sql`select ${sql.ref(`${table}.id`)} from ${sql.table(table)}
    where ${test(plain)} and ${sql.ref(`${table}.deleted_at`)} is null`
  return {
    check: test(hidden),
    lead: async () => test(plain),
    ids: async () => found,
    candidates: found,
    index,
  }
}

/** One of the rows that belong to it, by their column `owner`, fulfils the condition. */
export function hasRow(
  { table, rows, owner, index }: { table: string; rows: string; owner: string; index: string },
  condition: Condition,
): Predicate {
  const id = sql.ref(`${table}.id`)
  const ownerId = sql.ref(`${rows}.${owner}`)
  const found = sql`select ${ownerId} from ${sql.table(rows)} where ${condition}`
  return {
    // A value: PostgreSQL would gather all rows for an `exists` beside an `or` first.
    check: sql`(${found} and ${ownerId} = ${id} limit 1) is not null`,
    lead: async () => sql`${id} in (${found})`,
    ids: async () => found,
    candidates: found,
    index,
  }
}

/** Its text holds each of the words. */
export function textHolds(db: Db, table: string, words: string): Predicate {
  const lead = () => matching(db, table, words, table, true)
  return {
    check: containing(db, words, table),
    lead,
    ids: async () => sql`select ${sql.ref(`${table}.id`)} from ${sql.table(table)}
      where ${await lead()}`,
    // Counted on SQLite only: PostgreSQL may read the whole table to find that there are many.
    candidates:
      dialectOf(db) === 'postgres' ? sql`select null where false` : candidateRows(table, words),
  }
}

/** One of the predicates holds, at least. */
export function anyOf(
  { table, index }: { table: string; index: string },
  predicates: Predicate[],
): Predicate {
  const checks = predicates.map(({ check }) => check)
  const ids = async () =>
    sql.join(await Promise.all(predicates.map((one) => one.ids())), sql` union all `)
  return {
    check: sql`(${sql.join(checks, sql` or `)})`,
    lead: async () => sql`${sql.ref(`${table}.id`)} in (${await ids()})`,
    ids,
    candidates: sql.join(
      predicates.map(({ candidates }) => candidates),
      sql` union all `,
    ),
    index,
  }
}
