import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from './errors.ts'

/** Counts how often something happened for a key in a window, and refuses with 429 past the limit. */
export type Limits = {
  /** Counts one; throws 429 when that is more than `points` in `seconds`. */
  consume(rule: Rule, key: string): Promise<void>
  /** Throws 429 when the count is used up already; counts nothing. */
  check(rule: Rule, key: string): Promise<void>
  reset(rule: Rule, key: string): Promise<void>
}

export type Rule = { name: string; points: number; seconds: number }

/** Limits kept in this process. */
export function createLimits(): Limits {
  const limiters = new Map<string, RateLimiterMemory>()
  const limiter = (rule: Rule) => {
    const known = limiters.get(rule.name)
    if (known) return known
    const made = new RateLimiterMemory({
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.seconds,
    })
    limiters.set(rule.name, made)
    return made
  }
  return {
    async consume(rule, key) {
      try {
        await limiter(rule).consume(key)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext / 1000)
        throw error
      }
    },
    async check(rule, key) {
      const state = await limiter(rule).get(key)
      if (state && state.consumedPoints >= rule.points) throw tooMany(state.msBeforeNext / 1000)
    },
    async reset(rule, key) {
      await limiter(rule).delete(key)
    },
  }
}
