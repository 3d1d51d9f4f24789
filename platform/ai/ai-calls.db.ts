import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../database/dialect-of.ts'
import type { Tables } from '../database/tables.ts'

/** One row per call to a provider, including calls that turned out to cost nothing. */
export interface AiCallTable {
  id: string
  /** Calendar month in UTC, `2026-11`. */
  month: string
  purpose: 'image' | 'vision' | 'test'
  model: string
  /** Cost in millionths of a US dollar; null if the price is unknown. */
  micros: number | null
  /** `reserved` counts as spent: it is the state in which a killed process leaves its call. */
  status: 'reserved' | 'spent' | 'free'
  /** Id of the image that the call was made for. */
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

/**
 * A month's calls by model and status, with their total seconds and their total cost in millionths of a
 * dollar.
 */
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

/**
 * The total cost of a month's calls, including calls in progress; `unpriced` counts those without a known
 * price.
 */
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
