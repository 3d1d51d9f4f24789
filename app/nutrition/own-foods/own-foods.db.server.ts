import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** A food that the owner imported, by collection and number of USDA. */
export interface OwnFoodTable {
  source: string
  /** An OwnFood. */
  food: unknown
  updated_at: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    own_foods: OwnFoodTable
  }
}

type Db = Kysely<Tables>

/** Rows of one statement: three parameters each, of which SQLite takes 32,766. */
const atOnce = 5000

export async function everyOwnFood(db: Db): Promise<unknown[]> {
  const rows = await db.selectFrom('own_foods').select('food').orderBy('source').execute()
  return rows.map(({ food }) => food)
}

export async function upsertOwnFoods(db: Db, rows: OwnFoodTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    await db
      .insertInto('own_foods')
      .values(rows.slice(start, start + atOnce))
      .onConflict((conflict) =>
        conflict.column('source').doUpdateSet(({ ref }) => ({
          food: ref('excluded.food'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute()
  }
}

/** Removes these foods, or all. Returns how many were removed. */
export async function deleteOwnFoods(db: Db, sources: string[] | 'all'): Promise<number> {
  const all = db.deleteFrom('own_foods')
  const some = sources === 'all' ? all : all.where('source', 'in', sources)
  const { numDeletedRows } = await some.executeTakeFirst()
  return Number(numDeletedRows)
}
