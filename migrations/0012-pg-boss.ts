import { type Kysely, sql } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import { allJobs } from '#platform/jobs/jobs.db.ts'

/** Kinds of jobs whose names pg-boss does not take. */
const renamed = {
  'mail contact message': 'contact.mail',
  'illustrate meal': 'meals.illustrate',
  'illustrate post': 'blog.illustrate',
}

/** On PostgreSQL jobs move from our own table into pg-boss, which a view of the same name shows. */
export async function up(db: Kysely<unknown>) {
  for (const [before, after] of Object.entries(renamed)) {
    await sql`update jobs set kind = ${after} where kind = ${before}`.execute(db)
  }
  if (dialectOf(db) === 'postgres') await moveToBoss(db)
}

async function moveToBoss(db: Kysely<unknown>) {
  // Loaded here, so that a site on SQLite never loads pg-boss.
  const { createJobsView, installBoss } = await import('#platform/jobs/boss-schema.ts')
  const { restoreJob } = await import('#platform/jobs/boss-jobs.ts')
  const jobs = await allJobs(db)
  await sql`drop table jobs`.execute(db)
  await installBoss(db)
  await createJobsView(db)
  for (const job of jobs) await restoreJob(db, job)
}
