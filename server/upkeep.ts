import { z } from 'zod'
import { forgetOldInvitations } from '#app/accounts/invitations/invitations.server.ts'
import { forgetExpiredLinks } from '#app/accounts/mail/mail-tokens.server.ts'
import { forgetUnusedSessions } from '#app/accounts/own/own-sessions.server.ts'
import { purgeDeletedPosts } from '#app/blog/post-trash.server.ts'
import { blogJobs } from '#app/blog/samples/illustrate-post.jobs.server.ts'
import { tidyImages } from '#app/images/files/tidy-images.server.ts'
import { forgetDrawnPictures } from '#app/images/on-demand/drawn-when-asked.server.ts'
import { purgeDeletedPages } from '#app/legal/documents/page-trash.server.ts'
import { purgeDeletedMeals } from '#app/meals/meal-trash.server.ts'
import { mealJobs } from '#app/meals/samples/illustrate-meal.jobs.server.ts'
import { forgetOldDeliveries } from '#app/webhooks/webhooks.server.ts'
import type { App } from '#platform/app.ts'
import { backUpDaily } from '#platform/backup/daily-backup.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { removeLeftovers } from '#platform/files/leftovers.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { jobKind } from '#platform/jobs/job.ts'
import { hasJobs, removeFailedJobs } from '#platform/jobs/jobs.db.ts'
import { claimDay } from '#platform/settings/daily.ts'

type Task = (app: App) => Promise<unknown>

const tasks: Task[] = [
  forgetFailedJobs,
  forgetUnusedSessions,
  forgetExpiredLinks,
  forgetOldInvitations,
  forgetOldDeliveries,
  tidyImages,
  forgetDrawnPictures,
  purgeDeletedMeals,
  purgeDeletedPosts,
  purgeDeletedPages,
]

/** The kinds of jobs that draw the samples of a new site. */
const sampleKinds = [...mealJobs, ...blogJobs].map(({ name }) => name)

/** How long (ms) failed jobs are kept for inspection. */
const keepFailed = 30 * 24 * 3_600_000

/** The daily maintenance. It is a job, so that another worker takes over if the first one dies. */
export const upkeepJob = jobKind({
  name: 'site.upkeep',
  payload: z.object({}),
  priority: 'background',
  async run(app, _payload, { signal }) {
    for (const task of tasks) {
      signal.throwIfAborted()
      await attempt(app, task)
    }
  },
})

/**
 * Adds the daily maintenance job unless it was added today (UTC), and cleans and backs up this machine. Call
 * it when a worker starts and every few minutes. Removing leftovers and the backup do not run as jobs: they
 * concern the worker's own machine, and check by themselves what is due.
 */
export async function keepUp(app: App): Promise<void> {
  await attempt(app, removeLeftovers)
  await attempt(app, leaveUpkeep)
  await attempt(app, backUp)
}

/** The first archive of a new site waits for the pictures of its samples. */
const backUp: Task = (app) => backUpDaily(app, { isUnfinished: () => hasJobs(app.db, sampleKinds) })

const leaveUpkeep: Task = (app) =>
  inTransaction(app, async (app) => {
    if (await claimDay(app, 'upkeep')) await enqueue(app, upkeepJob, {})
  })

/** A failed task is logged and tried again the next time, in ten minutes or on the next day. */
const attempt = (app: App, task: Task) =>
  task(app).catch((err) => app.log.error({ err, task: task.name }, 'upkeep failed'))

async function forgetFailedJobs(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - keepFailed)
  await removeFailedJobs(app.db, before.toISOString())
}
