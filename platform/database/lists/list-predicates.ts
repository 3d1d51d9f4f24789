import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchTerm } from '../../text/search-terms.ts'
import { dialectOf } from '../dialect-of.ts'
import { candidateRows, containing, matching } from '../search/search-index.ts'
import type { Tables } from '../tables.ts'
import type { AccessPath, Search } from './list-slices.ts'

type Db = Kysely<Tables>
type Condition = RawBuilder<SqlBool>
type Query = RawBuilder<unknown>

/** One condition of a filter, in the forms that a scan and a sort need, all derived from one description. */
export type Predicate = {
  /** Checks a row that was found by other means. Written so that SQLite uses no index for it. */
  check: Condition
  /** The condition in a form that finds the rows by an index. */
  lead(): Promise<Condition>
  /** A query for the ids of the matching rows. */
  ids(): Promise<Query>
  /** A query that returns one row for each row that `lead` reads, used to count them. */
  candidates: Query
  /** SQLite: the index of the table to be used if this predicate leads. */
  index?: string
}

/** The conditions of a list. */
export type Asked = {
  /** Conditions for which no index is needed. */
  plain: Condition[]
  /**
   * Whether rows are published, if the filter asks for it. As most rows are, `finds` is true for drafts only.
   */
  publication?: { predicate: Predicate; finds: boolean }
  predicates: Predicate[]
}

/** Predicates with more candidates than this are treated as equal. */
const manyCandidates = 50_000

/**
 * Builds the search condition for a scan or a sort. One predicate leads, which means that its index is used:
 * for a sort the one with the fewest candidates, for a scan the one given as `scanned`, if any.
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
    // A scan uses an index that starts with this column. If another predicate leads, SQLite must not choose
    // that index.
    const isFound = access === 'scan' || !leader || leader === predicate
    parts.push(isFound ? await predicate.lead() : predicate.check)
  }
  for (const predicate of predicates) {
    parts.push(predicate === leader ? await predicate.lead() : predicate.check)
  }
  return { where: sql.join(parts, sql` and `), index: leader?.index }
}

/** The predicate with the fewest candidates. */
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
  // SQLite uses no index for a column with a unary plus.
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

/** A row of another table that belongs to this row (by its column `owner`) meets the condition. */
export function hasRow(
  { table, rows, owner, index }: { table: string; rows: string; owner: string; index: string },
  condition: Condition,
): Predicate {
  const id = sql.ref(`${table}.id`)
  const ownerId = sql.ref(`${rows}.${owner}`)
  const found = sql`select ${ownerId} from ${sql.table(rows)} where ${condition}`
  return {
    // A scalar subquery, since PostgreSQL would read all rows first for an `exists` next to an `or`.
    check: sql`(${found} and ${ownerId} = ${id} limit 1) is not null`,
    lead: async () => sql`${id} in (${found})`,
    ids: async () => found,
    candidates: found,
    index,
  }
}

/** The row's text matches each of the terms. */
export function textHolds(db: Db, table: string, terms: SearchTerm[]): Predicate {
  const lead = () => matching(db, table, terms, table, true)
  return {
    check: containing(db, terms, table),
    lead,
    ids: async () => sql`select ${sql.ref(`${table}.id`)} from ${sql.table(table)}
      where ${await lead()}`,
    // Counted on SQLite only: on PostgreSQL counting could read the whole table.
    candidates:
      dialectOf(db) === 'postgres'
        ? sql`select null where false`
        : (candidateRows(table, terms) ?? sql`select search_row from ${sql.table(table)}`),
  }
}

/** At least one of the predicates holds. */
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
