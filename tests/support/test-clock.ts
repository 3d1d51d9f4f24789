import type { Clock } from '#platform/clock.ts'

/** A clock that only the test advances. */
export type TestClock = Clock & {
  set(time: string): void
  advance(ms: number): void
}

/** Creates a clock that starts at noon on 15 January 2026, UTC. */
export function createTestClock(): TestClock {
  let time = Date.parse('2026-01-15T12:00:00.000Z')
  return {
    now: () => new Date(time),
    set: (text) => {
      time = Date.parse(text)
    },
    advance: (ms) => {
      time += ms
    },
  }
}
