import { CompiledQuery, type Kysely, sql } from 'kysely'
import { dialectOf } from './dialect-of.ts'
import { liftLimits } from './postgres/end-unanswered.ts'

type Lock = {
  number: number
  /** PostgreSQL's lock timeout, if it differs from the default. */
  timeout?: string
}

/** The advisory locks. Their numbers are arbitrary, but must be distinct and must never change. */
const locks = {
  migration: { number: 7239140126, timeout: '10min' },
  samples: { number: 7239140127, timeout: '10min' },
  'first names': { number: 7239140128 },
  'all writes': { number: 7239140129, timeout: '10min' },
  'own foods': { number: 7239140130 },
  redirects: { number: 7239140131 },
  settings: { number: 7239140132 },
  'paid calls': { number: 734_011 },
} as const satisfies Record<string, Lock>

/**
 * Acquires an advisory lock inside a transaction, which holds it until it ends. Does nothing on SQLite, where
 * only one writing transaction runs at a time. Locks with a `timeout` of their own also lift the limit on
 * the duration of statements.
 */
export async function takeTurns<T>(db: Kysely<T>, what: keyof typeof locks): Promise<void> {
  if (dialectOf(db) === 'sqlite') return
  const { number, timeout }: Lock = locks[what]
  if (timeout) await db.executeQuery(CompiledQuery.raw(liftLimits, [timeout]))
  await sql`select pg_advisory_xact_lock(${sql.lit(number)})`.execute(db)
}

/**
 * Acquires the shared form of the lock on all writes: any number of transactions may hold it, but none while
 * one has the exclusive lock.
 */
export async function writeBesideOthers<T>(db: Kysely<T>): Promise<void> {
  if (dialectOf(db) === 'sqlite') return
  const { number } = locks['all writes']
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(number)})`.execute(db)
}
