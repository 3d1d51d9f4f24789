import type { Clock } from '#platform/clock.ts'

/** A clock that stands still until a test moves it. */
export type TestClock = Clock & {
  set(time: string): void
  advance(ms: number): void
  /** Tells of each move. */
  onMove(follow: () => void): void
}

/** Starts at noon of 15 January 2026, UTC. */
export function createTestClock(): TestClock {
  let time = Date.parse('2026-01-15T12:00:00.000Z')
  const followers: (() => void)[] = []
  const moveTo = (to: number) => {
    time = to
    for (const follow of followers) follow()
  }
  return {
    now: () => new Date(time),
    set: (text) => moveTo(Date.parse(text)),
    advance: (ms) => moveTo(time + ms),
    onMove: (follow) => void followers.push(follow),
  }
}
