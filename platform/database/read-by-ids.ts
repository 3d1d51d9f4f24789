import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import { dialectOf } from './dialect-of.ts'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>

/** Longer lists are rare, and finding their rows takes longer than putting the query into words. */
const mostIds = 100

type Known<Row> = { query: CompiledQuery<Row>; idsAt: (number | undefined)[] }

/**
 * A read of the rows with certain ids, put into words once for each number of ids: that takes longer than
 * SQLite needs to find them. `build` does nothing with the ids but to ask for them.
 */
export function readByIds<Row>(build: (db: Db, ids: string[]) => Compilable<Row>) {
  const known = new Map<string, Known<Row>>()
  return async (db: Db, ids: string[]): Promise<Row[]> => {
    if (ids.length === 0) return []
    if (ids.length > mostIds) return (await db.executeQuery<Row>(build(db, ids))).rows
    const name = `${dialectOf(db)} ${ids.length}`
    const { query, idsAt } = known.get(name) ?? compile(build, db, ids.length)
    known.set(name, { query, idsAt })
    const parameters = query.parameters.map((value, place) => {
      const index = idsAt[place]
      return index === undefined ? value : ids[index]
    })
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}

/** Stands for an id while a query is put into words. */
class Mark {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

function compile<Row>(
  build: (db: Db, ids: string[]) => Compilable<Row>,
  db: Db,
  count: number,
): Known<Row> {
  const marks: unknown[] = Array.from({ length: count }, (_, index) => new Mark(index))
  const query = build(db, marks as string[]).compile()
  const idsAt = query.parameters.map((value) => (value instanceof Mark ? value.index : undefined))
  return { query, idsAt }
}
