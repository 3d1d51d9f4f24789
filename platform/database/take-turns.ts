import { type Kysely, sql } from 'kysely'
import { dialectOf } from './dialect-of.ts'

/** What processes that start together must do one after the other; any numbers will do that stay the same. */
const locks = { migration: 7239140126, samples: 7239140127 } as const

/**
 * Waits inside a transaction until no other process is at the same, and keeps others waiting until the
 * transaction ends. SQLite's writing transactions exclude each other as they begin.
 */
export async function takeTurns<T>(db: Kysely<T>, what: keyof typeof locks): Promise<void> {
  if (dialectOf(db) === 'sqlite') return
  await sql`select set_config('lock_timeout', '10min', true)`.execute(db)
  await sql`select pg_advisory_xact_lock(${sql.lit(locks[what])})`.execute(db)
}
