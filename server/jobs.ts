import { blogJobs } from '#app/blog/illustrate-post.jobs.server.ts'
import { purgeDeletedPosts } from '#app/blog/post-trash.server.ts'
import { contactJobs } from '#app/contact/contact.jobs.server.ts'
import { forgetDrawnPictures } from '#app/images/drawn-when-asked.server.ts'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import { tidyImages } from '#app/images/tidy-images.server.ts'
import { mealJobs } from '#app/meals/illustrate-meal.jobs.server.ts'
import { purgeDeletedMeals } from '#app/meals/meal-trash.server.ts'
import type { App } from '#platform/app.ts'
import { backUpDaily } from '#platform/backup/daily-backup.ts'
import type { AnyJobKind } from '#platform/jobs/job.ts'
import { removeFailedJobs } from '#platform/jobs/jobs.db.ts'

/** Every kind of work that worker processes do. */
export const jobKinds: AnyJobKind[] = [...imageJobs, ...mealJobs, ...blogJobs, ...contactJobs]

/** What each worker does when it starts and once a day after; harmless when several do it. */
export const upkeep: ((app: App) => Promise<unknown>)[] = [
  forgetFailedJobs,
  tidyImages,
  forgetDrawnPictures,
  purgeDeletedMeals,
  purgeDeletedPosts,
  backUpDaily,
]

/** Failed jobs are kept for this time (ms), to be looked at. */
const keepFailed = 30 * 24 * 3_600_000

async function forgetFailedJobs(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - keepFailed)
  await removeFailedJobs(app.db, before.toISOString())
}
