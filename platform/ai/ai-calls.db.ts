import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../database/dialect-of.ts'
import type { Tables } from '../database/tables.ts'

/** A call to a provider that costs money, or did not after all. */
export interface AiCallTable {
  id: string
  /** Calendar month in UTC, `2026-11`. */
  month: string
  purpose: 'image' | 'vision' | 'test'
  model: string
  /** Millionths of a US dollar; null where nobody knows the price. */
  micros: number | null
  /** Reserved ones count like spent ones: a killed process leaves its call so. */
  status: 'reserved' | 'spent' | 'free'
  /** Id of the image that it was about. */
  subject: string | null
  created_at: string
  updated_at: string
}

declare module '../database/tables.ts' {
  interface Tables {
    ai_calls: AiCallTable
  }
}

type Db = Kysely<Tables>

export async function insertCall(db: Db, row: AiCallTable): Promise<void> {
  await db.insertInto('ai_calls').values(row).execute()
}

export type Ending = Pick<AiCallTable, 'status' | 'updated_at'> & { micros?: number }

export async function endCall(db: Db, id: string, ending: Ending): Promise<void> {
  await db.updateTable('ai_calls').set(ending).where('id', '=', id).execute()
}

/** A month's calls by model and how they ended, with the seconds and the millionths of a dollar of each. */
export async function callsByModel(db: Db, month: string) {
  const seconds =
    dialectOf(db) === 'sqlite'
      ? sql<number>`(julianday(updated_at) - julianday(created_at)) * 86400`
      : sql<number>`extract(epoch from updated_at - created_at)`
  return await db
    .selectFrom('ai_calls')
    .select((eb) => [
      'model',
      'status',
      eb.fn.countAll<number>().as('calls'),
      sql<number>`sum(${seconds})`.as('seconds'),
      sql<number>`coalesce(sum(micros), 0)`.as('micros'),
    ])
    .where('month', '=', month)
    .groupBy(['model', 'status'])
    .execute()
}

/** What a month's calls cost, those under way included; `unpriced` have no known price. */
export async function sumOfMonth(db: Db, month: string) {
  const row = await db
    .selectFrom('ai_calls')
    .select((eb) => [
      eb.fn.countAll().as('calls'),
      eb.fn.count('micros').as('priced'),
      eb.fn.sum('micros').as('micros'),
    ])
    .where('month', '=', month)
    .where('status', '!=', 'free')
    .executeTakeFirstOrThrow()
  const calls = Number(row.calls)
  return { micros: Number(row.micros ?? 0), calls, unpriced: calls - Number(row.priced) }
}
