import { setTimeout as pause } from 'node:timers/promises'
import type { MediaStore } from './media-store.ts'

/** The pauses (ms) between checks grow with the elapsed time, so that the delay stays small in proportion. */
const pauses = { first: 50, growth: 1.2, longest: 1000 }

/** The polling for one file, which continues while anybody waits for it. */
type Lookout = { until: number; found: Promise<boolean> }

const lookoutsOf = new WeakMap<MediaStore, Map<string, Lookout>>()

/**
 * Waits up to `patience` ms until a file exists; false if it did not appear. All callers in this process that
 * wait for the same file share one polling loop. Throws the store's errors.
 */
export async function waitForFile(media: MediaStore, key: string, patience: number) {
  const lookouts = lookoutsOf.get(media) ?? new Map<string, Lookout>()
  lookoutsOf.set(media, lookouts)
  const lookout = lookouts.get(key) ?? { until: 0, found: Promise.resolve(false) }
  lookout.until = Math.max(lookout.until, performance.now() + patience)
  if (!lookouts.has(key)) {
    lookouts.set(key, lookout)
    lookout.found = look(media, key, lookout).finally(() => lookouts.delete(key))
  }
  return await Promise.race([lookout.found, pause(patience, false, { ref: false })])
}

async function look(media: MediaStore, key: string, lookout: Pick<Lookout, 'until'>) {
  for (let wait = pauses.first; performance.now() < lookout.until; wait *= pauses.growth) {
    await pause(Math.min(wait, pauses.longest))
    if (await media.exists(key)) return true
  }
  return false
}
