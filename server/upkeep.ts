import { purgeDeletedPosts } from '#app/blog/post-trash.server.ts'
import { forgetDrawnPictures } from '#app/images/drawn-when-asked.server.ts'
import { tidyImages } from '#app/images/tidy-images.server.ts'
import { purgeDeletedMeals } from '#app/meals/meal-trash.server.ts'
import type { App } from '#platform/app.ts'
import { backUpDaily } from '#platform/backup/daily-backup.ts'
import { removeFailedJobs } from '#platform/jobs/jobs.db.ts'
import { claimDay } from '#platform/settings/daily.ts'

type Task = (app: App) => Promise<unknown>

const tasks: Task[] = [
  forgetFailedJobs,
  tidyImages,
  forgetDrawnPictures,
  purgeDeletedMeals,
  purgeDeletedPosts,
]

/** Failed jobs are kept for this time (ms), to be looked at. */
const keepFailed = 30 * 24 * 3_600_000

/**
 * What is due once a day (UTC), done by the first worker that comes; call it when a worker starts and
 * every hour. The backup goes to a folder of the worker's machine and knows by itself whether it is due.
 */
export async function keepUp(app: App): Promise<void> {
  const attempt = (task: Task) =>
    task(app).catch((err) => app.log.error({ err, task: task.name }, 'upkeep failed'))
  await attempt(async (app) => {
    if (!(await claimDay(app, 'upkeep'))) return
    for (const task of tasks) await attempt(task)
  })
  await attempt(backUpDaily)
}

async function forgetFailedJobs(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - keepFailed)
  await removeFailedJobs(app.db, before.toISOString())
}
