import { CompiledQuery, type Kysely } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Tables } from '../database/tables.ts'
import { tooMany } from '../errors.ts'

/** Rate limits: count events per key in a time window, and throw a 429 above the limit. */
export type Limits = {
  /** Counts one event. Throws a 429 if there are now more than `points` in `seconds`. */
  consume(rule: Rule, key: string): Promise<void>
  /** Throws a 429 if the limit is already reached; counts nothing. */
  check(rule: Rule, key: string): Promise<void>
  /** True if at least one event was counted in the current window. */
  isCounted(rule: Rule, key: string): Promise<boolean>
  reset(rule: Rule, key: string): Promise<void>
}

export type Rule = { name: string; points: number; seconds: number }

/** Rate limits in the memory of this process, for a site with one web process. */
export function createLimits(): Limits {
  return limitsOf((rule) => new RateLimiterMemory(optionsOf(rule)))
}

/**
 * Rate limits shared by all processes on one PostgreSQL. If it does not answer, each process counts on its
 * own.
 */
export function createSharedLimits(db: Kysely<Tables>): Limits {
  const storeClient = {
    query: ({ text, values = [] }: { text: string; values?: unknown[] }) =>
      db.executeQuery(CompiledQuery.raw(text, values)),
  }
  return limitsOf(
    (rule) =>
      new RateLimiterPostgres({
        ...optionsOf(rule),
        storeClient,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        insuranceLimiter: new RateLimiterMemory(optionsOf(rule)),
      }),
  )
}

const optionsOf = ({ name, points, seconds }: Rule) => ({
  keyPrefix: name,
  points,
  duration: seconds,
})

function limitsOf(make: (rule: Rule) => RateLimiterAbstract): Limits {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiter = (rule: Rule) => {
    const known = limiters.get(rule.name)
    if (known) return known
    const made = make(rule)
    limiters.set(rule.name, made)
    return made
  }
  return {
    async consume(rule, key) {
      try {
        await limiter(rule).consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        if (!isOfLaterClock(rule, error)) throw tooMany(error.msBeforeNext / 1000)
        await limiter(rule).delete(key)
        await limiter(rule).consume(key)
      }
    },
    async check(rule, key) {
      const state = await limiter(rule).get(key)
      if (!state || state.consumedPoints < rule.points || isOfLaterClock(rule, state)) return
      throw tooMany(state.msBeforeNext / 1000)
    },
    async isCounted(rule, key) {
      const state = await limiter(rule).get(key)
      return state !== null && !isOfLaterClock(rule, state)
    },
    async reset(rule, key) {
      await limiter(rule).delete(key)
    },
  }
}

/**
 * True if a window ends later than one that starts now would. It was started before the machine's clock was
 * set back.
 */
const isOfLaterClock = ({ seconds }: Rule, { msBeforeNext }: RateLimiterRes) =>
  msBeforeNext > seconds * 1000
