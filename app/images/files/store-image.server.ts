import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import * as store from '../images.db.server.ts'
import { addAvifJob } from '../images.jobs.server.ts'
import { removeFiles } from '../library/remove-image.server.ts'
import {
  encode,
  hashPixels,
  type Pixels,
  packSource,
  summarise,
  widthsFor,
} from './encode.server.ts'
import { mediaName, sourceName } from './media-names.ts'

/** Progress at the end of the stages of a job, 0 to 1. The rest is the encoding of the files. */
export const stages = { queued: 0.05, reading: 0.2, drawn: 0.5 } as const

/** Records the progress of a pending image. */
export async function noteProgress(app: App, imageId: string, progress: number): Promise<void> {
  await store.updatePending(app.db, imageId, { progress, updated_at: timestamp(app.clock) })
}

/**
 * Encodes the picture as WebP, stores the files and marks the image as ready. AVIF is left to a job.
 * Can be repeated after a process was killed, as the same pixels give the same names.
 */
export async function storeImage(
  app: App,
  imageId: string,
  pixels: Pixels,
  { signal, aiMade = false }: { signal: AbortSignal; aiMade?: boolean },
): Promise<void> {
  const mediaKey = hashPixels(pixels, aiMade)
  const widths = widthsFor(pixels.width)
  if (!(await claimKey(app, imageId, mediaKey, widths))) return
  await app.media.put(sourceName(mediaKey), await packSource(pixels))
  for (const [index, width] of widths.entries()) {
    signal.throwIfAborted()
    const file = await encode(pixels, width, 'webp', { aiMade })
    await app.media.put(mediaName(mediaKey, width, 'webp'), file)
    const rest = (1 - stages.drawn) / (widths.length + 1)
    await noteProgress(app, imageId, stages.drawn + rest * (index + 1))
  }
  const summary = await summarise(pixels)
  const width = Math.max(...widths)
  const height = Math.round((pixels.height * width) / pixels.width)
  if (await markReady(app, imageId, mediaKey, { ...summary, width, height })) return
  // When the image is ready, another run of the job was faster and the files belong to it.
  if (await store.findImage(app.db, imageId)) return
  await removeFiles(app, { id: imageId, mediaKey, variants: { webp: widths, avif: [] } })
}

/**
 * Writes the media key to the row before the files are written, so that deleting another image with the same
 * pixels does not remove them. False when the image was deleted meanwhile. Throws while such a deletion is in
 * progress.
 */
async function claimKey(app: App, id: string, mediaKey: string, widths: number[]) {
  return await inTransaction(app, async (app) => {
    if (await store.isBeingRemoved(app.db, mediaKey)) {
      throw new Error('The same files are just being removed')
    }
    return await store.updatePending(app.db, id, {
      media_key: mediaKey,
      variants: { webp: widths, avif: [] },
      updated_at: timestamp(app.clock),
    })
  })
}

type Look = { width: number; height: number; placeholder: string; color: string }

/** False when the image was deleted or finished by another run meanwhile. */
async function markReady(app: App, id: string, mediaKey: string, look: Look): Promise<boolean> {
  return await inTransaction(app, async (app) => {
    const marked = await store.updatePending(app.db, id, {
      ...look,
      status: 'ready',
      progress: 1,
      error: null,
      updated_at: timestamp(app.clock),
    })
    if (!marked) return false
    await enqueue(app, addAvifJob, { mediaKey })
    return true
  })
}
