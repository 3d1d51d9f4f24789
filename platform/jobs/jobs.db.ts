import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { dialectOf } from '../database/dialect-of.ts'
import type { Tables } from '../database/tables.ts'

/** A table on SQLite; on PostgreSQL a view of what pg-boss keeps. */
export interface JobRow {
  id: string
  kind: string
  payload: unknown
  /** Finished jobs are removed; a failed one is kept for a while to be looked at. */
  status: 'waiting' | 'running' | 'done' | 'failed'
  priority: number
  run_at: string
  attempts: number
  max_attempts: number
  started_at: string | null
  lease_until: string | null
  lease_owner: string | null
  last_error: string | null
  created_at: string
  updated_at: string
}

declare module '../database/tables.ts' {
  interface Tables {
    jobs: JobRow
  }
}

type Db = Kysely<Tables>

/** Which run of a job is meant: a worker that lost its lease must not touch the next run. */
type Run = Pick<JobRow, 'id' | 'lease_owner' | 'attempts'>

type Wanted = { owner: string; now: string; kinds: string[]; lowestPriority: number }

export async function insertJob(db: Db, row: JobRow): Promise<void> {
  await db.insertInto('jobs').values(row).execute()
}

/** Takes the next job that is due, or nothing. `lease` tells until when. */
export async function claimJob(
  db: Db,
  wanted: Wanted,
  lease: (job: Pick<JobRow, 'kind'>) => string,
): Promise<JobRow | undefined> {
  const next = await nextJob(db, wanted)
  if (!next) return undefined
  return await db
    .updateTable('jobs')
    .set((eb) => ({
      status: 'running',
      attempts: eb('attempts', '+', 1),
      started_at: eb.fn.coalesce('started_at', sql<string>`${wanted.now}`),
      lease_owner: wanted.owner,
      lease_until: lease(next),
      updated_at: wanted.now,
    }))
    .where('id', '=', next.id)
    .returningAll()
    .executeTakeFirst()
}

function nextJob(db: Db, { now, kinds, lowestPriority }: Wanted) {
  return (
    db
      .selectFrom('jobs')
      .select(['id', 'kind'])
      .where('status', '=', 'waiting')
      // Of pauses that begin in the future nothing is known: the clock has been set back since.
      .where((eb) => eb('run_at', '<=', now).or('updated_at', '>', now))
      .where('priority', '<=', lowestPriority)
      .where('kind', 'in', kinds)
      .orderBy('priority')
      .orderBy('run_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )
}

/** False when the job has been taken away from this run. */
export async function renewLease(db: Db, run: Run, now: string, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ lease_until: until, updated_at: now })
    .where(isRun(run))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a job that is done. */
export async function deleteJob(db: Db, run: Run): Promise<void> {
  await db.deleteFrom('jobs').where(isRun(run)).execute()
}

type Ending = Partial<Pick<JobRow, 'status' | 'run_at' | 'max_attempts' | 'last_error'>>

/** Ends a run without removing the job: to wait for another try, or failed. False when it was taken away. */
export async function endRun(db: Db, run: Run, now: string, ending: Ending): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...ending, lease_owner: null, lease_until: null, updated_at: now })
    .where(isRun(run))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Every job, of a site or of an archive's scratch database. */
export async function allJobs<T>(db: Kysely<T>): Promise<JobRow[]> {
  return (await sql<JobRow>`select * from jobs`.execute(db)).rows
}

/** A job that a worker says it runs. */
type RunningRow = JobRow & {
  /** The worker has said nothing for too long. */
  silent: boolean
  /** Its lease was given by a clock that has been set back since, and may last for hours. */
  isOfLaterClock: boolean
}

/** Leases of several machines are compared by the clock of the database that they share. */
export function runningJobs(db: Db, now: string): Promise<RunningRow[]> {
  const isSqlite = dialectOf(db) === 'sqlite'
  const clock = isSqlite ? sql`${now}` : sql`pgboss.job_now()`
  const later = isSqlite
    ? sql<boolean>`updated_at > ${clock}`
    : sql<boolean>`exists (select from pgboss.job where job.name = jobs.kind and job.id = jobs.id
        and job.heartbeat_on > ${clock})`
  return db
    .selectFrom('jobs')
    .selectAll()
    .select([
      sql<boolean>`coalesce(lease_until < ${clock}, true)`.as('silent'),
      later.as('isOfLaterClock'),
    ])
    .where('status', '=', 'running')
    .execute()
}

/** True when a job is due. */
export async function hasDueJob(db: Db, wanted: Wanted): Promise<boolean> {
  return (await nextJob(db, wanted)) !== undefined
}

/** Forgets jobs that failed before a time. */
export async function removeFailedJobs(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('status', '=', 'failed')
    .where('updated_at', '<', before)
    .execute()
}

/** Since when the job has been due that waits longest; undefined when none is due. */
export async function oldestDueJob(db: Db, now: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('status', '=', 'waiting')
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst()
  return row?.run_at
}

/** Whether a job of one of these kinds is still to be done. */
export async function hasJobs(db: Db, kinds: string[]): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where('status', 'in', ['waiting', 'running'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many jobs there are by status, for the metrics. */
export async function countJobs(db: Db) {
  const rows = await db
    .selectFrom('jobs')
    .select(['status', (eb) => eb.fn.countAll().as('count')])
    .groupBy('status')
    .execute()
  const counted = new Map<string, number>(rows.map(({ status, count }) => [status, Number(count)]))
  const count = (status: string) => counted.get(status) ?? 0
  return { waiting: count('waiting'), running: count('running'), failed: count('failed') }
}

function isRun({ id, lease_owner, attempts }: Run) {
  return (eb: ExpressionBuilder<Tables, 'jobs'>) =>
    eb.and({ id, lease_owner, attempts, status: 'running' })
}
