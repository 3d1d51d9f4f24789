import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { App } from '#platform/app.ts'
import { unavailable } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { sharePictureJob } from './images.jobs.server.ts'
import type { ShareWords } from './share-words.ts'

/** Raised when the drawing changes: a name must not stand for two different pictures. */
const drawing = 1

const folder = 'share'

/** A picture that nobody asked for again is made anew when somebody does, after this time (ms). */
const keep = 90 * 24 * 3_600_000

/** How long (ms) a request waits for a worker, how often it looks, and how long it does not ask anew. */
const patience = 10_000
const lookEvery = 50
const askAgain = 60_000

const asked = new LRUCache<string, true>({ max: 1000, ttl: askAgain })

/** 16 hex digits that stand for what a picture shows. */
export function shareHash(words: ShareWords): string {
  const { brand, title, note, figure, file } = words
  const shown = JSON.stringify([drawing, brand, title, note, figure?.value, figure?.unit, file])
  return createHash('sha256').update(shown).digest('hex').slice(0, 16)
}

/** Where the picture is in the media store. */
export const shareKey = (words: ShareWords) => `${folder}/${shareHash(words)}.jpg`

/** The picture of a shared page; a worker draws it when it is first asked for. Throws 503. */
export async function openSharePicture(app: App, words: ShareWords) {
  const key = shareKey(words)
  const deadline = performance.now() + patience
  while (performance.now() < deadline) {
    const file = await app.media.open(key)
    if (file) return file
    if (!asked.has(key)) {
      asked.set(key, true)
      await enqueue(app, sharePictureJob, words)
    }
    await pause(lookEvery)
  }
  throw unavailable('The picture is not ready yet. Please try again later.')
}

/** Removes pictures that were drawn long ago; most show what no page shows any more. */
export async function forgetSharePictures(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - keep)
  for await (const key of app.media.list(folder, before)) await app.media.delete(key)
}
