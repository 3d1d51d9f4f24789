import { type Kysely, sql } from 'kysely'
import { dialectOf } from './dialect-of.ts'

type Lock = {
  number: number
  /** How long PostgreSQL waits for it; as long as for any other lock where it is left out. */
  patience?: string
}

/** What processes must do one after the other; any numbers will do that differ and stay the same. */
const locks = {
  migration: { number: 7239140126, patience: '10min' },
  samples: { number: 7239140127, patience: '10min' },
  'first names': { number: 7239140128 },
  'all writes': { number: 7239140129, patience: '10min' },
  'own foods': { number: 7239140130 },
  'paid calls': { number: 734_011 },
} as const satisfies Record<string, Lock>

/**
 * Waits inside a transaction until no other process is at the same, and keeps others waiting until the
 * transaction ends. SQLite's writing transactions exclude each other as they begin. What is waited for
 * with patience may also take its time.
 */
export async function takeTurns<T>(db: Kysely<T>, what: keyof typeof locks): Promise<void> {
  if (dialectOf(db) === 'sqlite') return
  const { number, patience }: Lock = locks[what]
  if (patience) {
    await sql`select set_config('lock_timeout', ${patience}, true),
      set_config('statement_timeout', '0', true)`.execute(db)
  }
  await sql`select pg_advisory_xact_lock(${sql.lit(number)})`.execute(db)
}

/** Waits while a transaction takes its turn at all writes; any number of others may be open beside. */
export async function writeBesideOthers<T>(db: Kysely<T>): Promise<void> {
  if (dialectOf(db) === 'sqlite') return
  const { number } = locks['all writes']
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(number)})`.execute(db)
}
