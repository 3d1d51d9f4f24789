import { setTimeout as pause } from 'node:timers/promises'
import { isBusy } from '../faults.ts'

/**
 * Retries `attempt` until no other process holds the lock it needs, with pauses that keep the event loop
 * free. Throws SQLite's busy error at the deadline.
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
