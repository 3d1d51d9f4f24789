import { listPosts } from '#app/blog/list-posts.server.ts'
import { viewsOfLastDays } from '#app/blog/reading/views-by-day.server.ts'
import { listMessages } from '#app/contact/contact.server.ts'
import { countWithoutPicture, listMeals } from '#app/meals/meals.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { readLastBackup } from '#platform/backup/last-backup.ts'
import { diskOf } from '#platform/files/disk-use.ts'
import { countJobs } from '#platform/jobs/jobs.db.ts'
import type { Today } from './today.ts'

/** The days of the chart. */
const days = 90

const mostRead = 5

/** What there is to do on this site today, and how it was read. */
export async function readToday(app: App, staff: Staff): Promise<Today> {
  const [lists, mealsWithoutPicture, jobs, viewsByDay, disk, lastBackup] = await Promise.all([
    readLists(app, staff),
    countWithoutPicture(app),
    countJobs(app.db),
    viewsOfLastDays(app, days),
    diskOf(app),
    readLastBackup(app),
  ])
  const [draftMeals, unchecked, draftPosts, scheduled, read, messages] = lists
  const [next] = scheduled.blogs
  return {
    draftMeals: draftMeals.total,
    draftPosts: draftPosts.total,
    scheduledPosts: scheduled.total,
    nextPost: next ? { _id: next._id, title: next.title, publishedAt: next.publishedAt } : null,
    newMessages: messages.total,
    mealsWithoutPicture,
    uncheckedMeals: unchecked.total,
    failedJobs: jobs.failed,
    disk,
    lastBackup,
    dailyBackup: Boolean(app.config.backupDir),
    viewsByDay,
    mostRead: read.blogs
      .filter(({ views }) => views > 0)
      .map(({ _id, title, slug, views }) => ({ _id, title, slug, views })),
  }
}

async function readLists(app: App, staff: Staff) {
  const one = { page: 1, limit: 1 }
  return await Promise.all([
    listMeals(app, staff, { ...one, status: 'draft' }),
    listMeals(app, staff, { ...one, checked: 'false' }),
    listPosts(app, staff, { ...one, status: 'draft' }),
    listPosts(app, staff, { ...one, status: 'scheduled', sort: 'oldest' }),
    listPosts(app, staff, { page: 1, limit: mostRead, status: 'published', sort: '-views' }),
    listMessages(app, staff, { ...one, status: 'new' }),
  ])
}
