import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { App } from '#platform/app.ts'
import { unavailable } from '#platform/errors.ts'

/** Folders of pictures that a worker draws when they are first asked for; no row names them. */
const drawnFolders = ['share', 'portions'] as const

/** A picture that nobody asked for again is made anew when somebody does, after this time (ms). */
const keep = 90 * 24 * 3_600_000

/** How long (ms) a request waits for a worker, how often it looks, and how long it does not ask anew. */
const patience = 10_000
const lookEvery = 50
const askAgain = 60_000

const asked = new LRUCache<string, true>({ max: 1000, ttl: askAgain })

/** The file of that key; where it is not there yet, `ask` leaves a job that makes it. Throws 503. */
export async function openWhenDrawn(app: App, key: string, ask: () => Promise<unknown>) {
  const deadline = performance.now() + patience
  while (performance.now() < deadline) {
    const file = await app.media.open(key)
    if (file) return file
    if (!asked.has(key)) {
      asked.set(key, true)
      // Without a job the next request asks at once.
      await ask().catch((error) => {
        asked.delete(key)
        throw error
      })
    }
    await pause(lookEvery)
  }
  throw unavailable('The picture is not ready yet. Please try again later.')
}

/** Removes pictures that were drawn long ago; most show what no page shows any more. */
export async function forgetDrawnPictures(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - keep)
  for (const folder of drawnFolders) {
    for await (const key of app.media.list(folder, before)) await app.media.delete(key)
  }
}
