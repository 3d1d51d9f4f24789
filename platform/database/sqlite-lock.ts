import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseBusy, isBusy } from './faults.ts'

/** Gives the lock to one holder at a time, first come, first served. */
export type Lock = {
  /** Resolves to the release function. Throws DatabaseBusy at the deadline (ms of performance.now()). */
  acquire(deadline: number): Promise<() => void>
}

export function createLock(): Lock {
  let held = false
  const waiting: (() => void)[] = []

  /** Hands the lock over without letting it go, so that nobody slips in between. */
  function release() {
    const next = waiting.shift()
    if (next) next()
    else held = false
  }

  return {
    async acquire(deadline) {
      if (held) await turn(waiting, deadline)
      else held = true
      let released = false
      return () => {
        if (!released) release()
        released = true
      }
    },
  }
}

function turn(waiting: (() => void)[], deadline: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const mine = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(mine), 1)
      reject(new DatabaseBusy('Other writes of this process took too long'))
    }, deadline - performance.now())
    waiting.push(mine)
  })
}

/**
 * Runs `attempt` until no other process holds the lock that it needs, pausing in between so that the
 * event loop stays free. Throws SQLite's own busy error at the deadline.
 */
export async function retryWhileBusy<T>(attempt: () => T, deadline: number): Promise<T> {
  for (let delay = 1; ; delay = Math.min(delay * 2, 50)) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() + delay > deadline) throw error
    }
    await pause(delay)
  }
}
