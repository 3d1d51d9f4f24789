import { setTimeout as pause } from 'node:timers/promises'
import type { MediaStore } from './media-store.ts'

/** Pauses (ms) between looks grow with the time that has passed, so that no file is found much too late. */
const pauses = { first: 50, growth: 1.2, longest: 1000 }

/** A look out for one file, which goes on while somebody waits. */
type Lookout = { until: number; found: Promise<boolean> }

const lookoutsOf = new WeakMap<MediaStore, Map<string, Lookout>>()

/**
 * Waits until a file is there, at most `patience` ms; false when it did not come. All who wait for one
 * file in this process share its looks. Throws what the store throws.
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
