import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { countJobs } from '#platform/jobs/jobs.db.ts'
import { mendMedia, removeOrphans } from './care-for-files.server.ts'
import * as store from './images.db.server.ts'

const day = 24 * 3_600_000

/** What waits in `incoming/` for longer (ms) has been forgotten by a process that was killed. */
const keepIncoming = 7 * day

/**
 * Clears what killed processes left behind (files nobody waits for or names, images that nothing makes)
 * and has missing files made again.
 */
export async function tidyImages(app: App): Promise<void> {
  const ago = (ms: number) => new Date(app.clock.now().getTime() - ms)
  await app.media.tidy(ago(day))
  for await (const key of app.media.list('incoming', ago(keepIncoming))) {
    await app.media.delete(key)
  }
  await removeOrphans(app)
  await mendMedia(app)
  const { waiting, running } = await countJobs(app.db)
  if (waiting + running > 0) return
  await store.failPending(app.db, ago(day).toISOString(), {
    error: 'The image was never made. Please try again.',
    updated_at: timestamp(app.clock),
  })
}
