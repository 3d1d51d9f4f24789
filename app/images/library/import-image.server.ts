import type { App } from '#platform/app.ts'
import { GiveUp } from '#platform/jobs/job.ts'
import { cutPortrait, readPixels, UnusableImage } from '../files/encode.server.ts'
import { incomingName } from '../files/media-names.ts'
import { noteProgress, stages, storeImage } from '../files/store-image.server.ts'
import * as store from '../images.db.server.ts'
import { markFailed } from '../images.jobs.server.ts'

/** Checks the uploaded bytes of a pending image and stores them encoded anew, without metadata. */
export async function importImage(app: App, imageId: string, signal: AbortSignal): Promise<void> {
  const image = await store.findImage(app.db, imageId)
  if (image?.status === 'pending') await importPending(app, image, signal)
  await app.media.delete(incomingName(imageId))
}

async function importPending(
  app: App,
  image: store.ImageTable,
  signal: AbortSignal,
): Promise<void> {
  const imageId = image.id
  if (!(await app.media.exists(incomingName(imageId)))) {
    throw new GiveUp('The upload is no longer there. Please upload it again.')
  }
  const bytes = await app.media.get(incomingName(imageId))
  try {
    const read = await readPixels(bytes)
    const pixels = image.portrait ? await cutPortrait(read) : read
    signal.throwIfAborted()
    await noteProgress(app, imageId, stages.drawn)
    await storeImage(app, imageId, pixels, { signal })
  } catch (error) {
    // The file is invalid, not the job, so the job succeeds once the image is marked.
    if (!(error instanceof UnusableImage)) throw error
    await markFailed(app, imageId, error)
  }
}
