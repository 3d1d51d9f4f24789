import { z } from 'zod'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { type AnyJobKind, GiveUp, type JobRun, jobKind } from '#platform/jobs/job.ts'
import * as store from './images.db.server.ts'
import { portionWords } from './on-demand/portion-words.ts'
import { shareWords } from './on-demand/share-words.ts'

const ofImage = z.object({ imageId: z.string() })

// Drawing and encoding are imported when the first job runs, as the web process only enqueues.

/** Makes a pending image from its prompt, within a job. Does nothing when the image is no longer pending. */
export async function makeImage(app: App, imageId: string, run: JobRun): Promise<void> {
  const { generateImage } = await import('./making/generate-image.server.ts')
  await generateImage(app, imageId, run)
}

/** Makes a pending image from its prompt. */
export const generateImageJob = jobKind({
  name: 'images.generate',
  payload: ofImage,
  run: (app, { imageId }, run) => makeImage(app, imageId, run),
  failed: (app, { imageId }, error) => markFailed(app, imageId, error),
})

/** Checks and encodes an upload. High priority, as a person waits for it. */
export const importImageJob = jobKind({
  name: 'images.import',
  payload: ofImage,
  priority: 'high',
  async run(app, { imageId }, { signal }) {
    const { importImage } = await import('./library/import-image.server.ts')
    await importImage(app, imageId, signal)
  },
  failed: (app, { imageId }, error) => markFailed(app, imageId, error),
})

/** Adds the AVIF files of a ready image. They are 10 to 50 % smaller but slow to encode. */
export const addAvifJob = jobKind({
  name: 'images.avif',
  payload: z.object({ mediaKey: z.string() }),
  priority: 'idle',
  leaseSeconds: 60,
  async run(app, { mediaKey }, { signal }) {
    const { addAvif } = await import('./files/add-avif.server.ts')
    await addAvif(app, mediaKey, signal)
  },
})

/** Removes the files and the row of a deleted image. */
export const removeImageJob = jobKind({
  name: 'images.remove',
  payload: ofImage,
  priority: 'background',
  async run(app, { imageId }) {
    const { removeImageFiles } = await import('./library/remove-image.server.ts')
    await removeImageFiles(app, imageId)
  },
})

/** Makes the missing files of an image again. */
export const repairImageJob = jobKind({
  name: 'images.mend',
  payload: ofImage,
  priority: 'background',
  async run(app, { imageId }, { signal }) {
    const { repairImage } = await import('./files/repair-image.server.ts')
    await repairImage(app, imageId, signal)
  },
})

/** Draws the preview picture of a shared page. The program of a social network waits for it. */
export const sharePictureJob = jobKind({
  name: 'images.share',
  payload: shareWords,
  async run(app, words) {
    const { makeSharePicture } = await import('./on-demand/make-share-picture.server.ts')
    await makeSharePicture(app, words)
  },
})

/** Draws the plates of a meal's portions. A visitor waits for them. */
export const portionPictureJob = jobKind({
  name: 'images.portions',
  payload: portionWords,
  async run(app, words) {
    const { makePortionPicture } = await import('./on-demand/make-portion-picture.server.ts')
    await makePortionPicture(app, words)
  },
})

/** All kinds of jobs of this feature. */
export const imageJobs: AnyJobKind[] = [
  generateImageJob,
  importImageJob,
  addAvifJob,
  removeImageJob,
  repairImageJob,
  sharePictureJob,
  portionPictureJob,
]

/** Marks an image as failed. The message of a GiveUp is shown to people, those of other errors are not. */
export async function markFailed(app: App, imageId: string, error: Error): Promise<void> {
  const message =
    error instanceof GiveUp ? error.message : 'The image could not be made. Please try again.'
  await store.updatePending(app.db, imageId, {
    status: 'failed',
    error: message,
    updated_at: timestamp(app.clock),
  })
}
