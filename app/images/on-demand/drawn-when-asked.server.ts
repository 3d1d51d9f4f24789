import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { App } from '#platform/app.ts'
import { unavailable } from '#platform/errors.ts'
import { waitForFile } from '#platform/media/wait-for-file.ts'

/** Folders of pictures that a worker draws when they are first asked for; no row names them. */
const drawnFolders = ['share', 'portions'] as const

/** Age in ms after which a picture is removed; it is drawn again on the next request. */
const keep = 90 * 24 * 3_600_000

/** How long (ms) a request waits for a worker, and how long no second job is left for one picture. */
const patience = 10_000
const askAgain = 60_000

/** How often an address may ask for pictures that are not there yet; a page shows one. */
export const waitLimit = { name: 'drawn pictures', points: 30, seconds: 60 }

/** 16 hex digits that stand for what a picture shows, of which its name is made. */
export const hashOfShown = (shown: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)

type Ask = () => Promise<unknown>

/** Concurrent requests enqueue one job; after a failure the next request tries again. */
const asked = new LRUCache<string, true, Ask>({
  max: 1000,
  ttl: askAgain,
  async fetchMethod(_key, _stale, { context: ask }) {
    await ask()
    return true as const
  },
})

/**
 * The file of that key; where it is not there yet, `ask` leaves a job that makes it. Throws 429 when the
 * address has waited for too many pictures, 503 when this one does not come.
 */
export async function openWhenDrawn(app: App, key: string, address: string, ask: Ask) {
  const there = await app.media.open(key)
  if (there) return there
  await app.limits.consume(waitLimit, address)
  await asked.forceFetch(key, { context: ask })
  const drawn = await waitForFile(app.media, key, patience)
  const file = drawn ? await app.media.open(key) : null
  if (file) return file
  throw unavailable('The picture is not ready yet. Please try again later.')
}

/** Removes pictures that were drawn long ago; most show what no page shows any more. */
export async function forgetDrawnPictures(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - keep)
  for (const folder of drawnFolders) {
    for await (const key of app.media.list(folder, before)) await app.media.delete(key)
  }
}
