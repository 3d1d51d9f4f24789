import { setTimeout as pause } from 'node:timers/promises'
import type { MediaStore } from './media-store.ts'

/** The pauses (ms) between checks grow with the elapsed time, so that the delay stays small in proportion. */
const pauses = { first: 50, growth: 1.2, longest: 1000 }

/** The polling for one file, which continues while anybody waits for it. */
type Polling = { until: number; found: Promise<boolean> }

const pollingsOf = new WeakMap<MediaStore, Map<string, Polling>>()

/**
 * Waits up to `patience` ms until a file exists; false if it did not appear. All callers in this process that
 * wait for the same file share one polling loop. Throws the store's errors.
 */
export async function waitForFile(media: MediaStore, key: string, patience: number) {
  const pollings = pollingsOf.get(media) ?? new Map<string, Polling>()
  pollingsOf.set(media, pollings)
  const polling = pollings.get(key) ?? { until: 0, found: Promise.resolve(false) }
  polling.until = Math.max(polling.until, performance.now() + patience)
  if (!pollings.has(key)) {
    pollings.set(key, polling)
    polling.found = poll(media, key, polling).finally(() => pollings.delete(key))
  }
  return await Promise.race([polling.found, pause(patience, false, { ref: false })])
}

async function poll(media: MediaStore, key: string, polling: Pick<Polling, 'until'>) {
  for (let wait = pauses.first; performance.now() < polling.until; wait *= pauses.growth) {
    await pause(Math.min(wait, pauses.longest))
    if (await media.exists(key)) return true
  }
  return false
}
