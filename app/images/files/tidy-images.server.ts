import { theSite } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { hasJobs } from '#platform/jobs/jobs.db.ts'
import * as store from '../images.db.server.ts'
import { deleteImage } from '../images.server.ts'
import { removeUnusedPortraits } from '../library/author-picture.server.ts'
import { removeOrphans, repairMedia } from './care-for-files.server.ts'

const day = 24 * 3_600_000

/** Age in ms from which a file in `incoming/` is assumed to be left by a killed process. */
const keepIncoming = 7 * day

/** The names of the jobs that make images, including the job for the samples. */
const makers = ['images.generate', 'images.import', 'meals.illustrate', 'blog.illustrate']

/**
 * Removes what killed processes left (unused files, pending images without a job) and has missing files made
 * again.
 */
export async function tidyImages(app: App): Promise<void> {
  const ago = (ms: number) => new Date(app.clock.now().getTime() - ms)
  await app.media.tidy(ago(day))
  for await (const key of app.media.list('incoming', ago(keepIncoming))) {
    await app.media.delete(key)
  }
  await removeUnusedPortraits(app)
  await removeOrphans(app)
  await repairMedia(app)
  await removeRefused(app, ago(day))
  if (await hasJobs(app.db, makers)) return
  await store.failPending(app.db, ago(day).toISOString(), {
    error: 'The image was never made. Please try again.',
    updated_at: timestamp(app.clock),
  })
}

/** Removes refused uploads that were left because a process was killed. */
async function removeRefused(app: App, before: Date): Promise<void> {
  for (const id of await store.refusedBefore(app.db, before.toISOString())) {
    await deleteImage(app, theSite, id)
  }
}
