import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import { dialectOf } from '../dialect-of.ts'
import type { Tables } from '../tables.ts'

type Db = Kysely<Tables>

/**
 * Maximum ids for a cached query. Longer lists are rare, and finding their rows takes longer than building
 * the SQL.
 */
const maxIds = 100

/** For each parameter, the position of its id in the list; -1 for other parameters. */
type Known<Row> = { query: CompiledQuery<Row>; idsAt: number[] }

/**
 * A query for rows by ids, whose SQL is built once per number of ids because building takes longer than
 * running it on SQLite. `build` may use the ids only as values of an `in`.
 */
export function readByIds<Row>(build: (db: Db, ids: string[]) => Compilable<Row>) {
  const known = new Map<string, Known<Row>>()
  return async (db: Db, ids: string[]): Promise<Row[]> => {
    if (ids.length === 0) return []
    if (ids.length > maxIds) return (await db.executeQuery<Row>(build(db, ids))).rows
    const name = `${dialectOf(db)} ${ids.length}`
    const read = known.get(name) ?? compile(build, db, ids.length)
    known.set(name, read)
    const { query, idsAt } = read
    const parameters = query.parameters.map((value, place) => ids[idsAt[place] ?? -1] ?? value)
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}

function compile<Row>(
  build: (db: Db, ids: string[]) => Compilable<Row>,
  db: Db,
  count: number,
): Known<Row> {
  // Unique objects, so that they cannot equal any other parameter of the query.
  const placeholders: unknown[] = Array.from({ length: count }, () => ({}))
  const query = build(db, placeholders as string[]).compile()
  const idsAt = query.parameters.map((value) => placeholders.indexOf(value))
  return { query, idsAt }
}
