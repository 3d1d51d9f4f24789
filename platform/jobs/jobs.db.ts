import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { dialectOf } from '../database/dialect-of.ts'
import type { Tables } from '../database/tables.ts'
import { priorities } from './job.ts'

export interface JobRow {
  id: string
  kind: string
  payload: unknown
  /** Finished jobs are deleted; failed ones are kept for a while for inspection. */
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

/** Identifies one run of a job: a worker that has lost its lease must not change the next run. */
type Run = Pick<JobRow, 'id' | 'lease_owner' | 'attempts'>

/**
 * How far (ms) ahead of `now` a row may be in normal operation, because another worker wrote it after `now`
 * was read. A row further ahead was written before a clock was set back.
 */
const maxLag = 10_000

/** The PostgreSQL channel that announces new jobs to workers. */
export const jobsChannel = 'jobs'

type Wanted = { owner: string; now: string; kinds: string[]; lowestPriority: number }

export async function insertJob(db: Db, row: JobRow): Promise<void> {
  await db.insertInto('jobs').values(row).execute()
}

/** Wakes the workers when the transaction commits. On SQLite, workers notice every commit by themselves. */
export async function notifyWorkers(db: Db): Promise<void> {
  if (dialectOf(db) === 'postgres') await sql`select pg_notify(${jobsChannel}, '')`.execute(db)
}

/** The current time of PostgreSQL's clock. */
export async function databaseTime(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database returned no time')
  return row.now
}

/**
 * Claims the next job that is due; undefined if there is none. `lease` returns when its lease ends. Must be
 * called in a transaction: on SQLite this excludes other workers, on PostgreSQL they skip the row locked
 * here.
 */
export async function claimJob(
  db: Db,
  wanted: Wanted,
  lease: (job: Pick<JobRow, 'kind'>) => string,
): Promise<JobRow | undefined> {
  const due = dueJob(db, wanted)
  const isSqlite = dialectOf(db) === 'sqlite'
  const next = await (isSqlite ? due : due.forUpdate().skipLocked()).executeTakeFirst()
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

/** True if a job is due. */
export async function hasDueJob(db: Db, wanted: Wanted): Promise<boolean> {
  return (await dueJob(db, wanted).executeTakeFirst()) !== undefined
}

function dueJob(db: Db, { now, kinds, lowestPriority }: Wanted) {
  return (
    db
      .selectFrom('jobs')
      .select(['id', 'kind'])
      .where('status', '=', 'waiting')
      // If the clock was set back since the job was written, `run_at` is meaningless, so the job is due.
      .where((eb) => eb('run_at', '<=', now).or('updated_at', '>', latest(now)))
      .where('priority', '<=', lowestPriority)
      .where('kind', 'in', kinds)
      .orderBy('priority')
      .orderBy('run_at')
      .orderBy('id')
      .limit(1)
  )
}

/** The latest plausible time of a row, unless a clock was set back. */
const latest = (now: string) => new Date(Date.parse(now) + maxLag).toISOString()

/** Extends a lease. Returns false if another worker has taken the job. */
export async function renewLease(db: Db, run: Run, now: string, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ lease_until: until, updated_at: now })
    .where(isRun(run))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a job that is done. */
export async function deleteJob(db: Db, run: Run): Promise<void> {
  await db.deleteFrom('jobs').where(isRun(run)).execute()
}

type Ending = Partial<Pick<JobRow, 'status' | 'run_at' | 'max_attempts' | 'last_error'>>

/** Ends a run but keeps the job, as waiting or failed. Returns false if another worker has taken the job. */
export async function endRun(db: Db, run: Run, now: string, ending: Ending): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...ending, lease_owner: null, lease_until: null, updated_at: now })
    .where(isRun(run))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All jobs of a site or of an archive's scratch database. */
export async function allJobs<T>(db: Kysely<T>): Promise<JobRow[]> {
  return (await sql<JobRow>`select * from jobs`.execute(db)).rows
}

/** A job with the status `running`. */
type RunningRow = JobRow & {
  /** True if the lease has ended without being renewed. */
  silent: boolean
  /** True if the lease was given before a clock was set back, so that it may last for hours. */
  isOfLaterClock: boolean
}

export function runningJobs(db: Db, now: string): Promise<RunningRow[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .select([
      sql<boolean>`coalesce(lease_until < ${now}, true)`.as('silent'),
      sql<boolean>`updated_at > ${latest(now)}`.as('isOfLaterClock'),
    ])
    .where('status', '=', 'running')
    .execute()
}

/** Deletes jobs that failed before a time. */
export async function removeFailedJobs(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('status', '=', 'failed')
    .where('updated_at', '<', before)
    .execute()
}

/**
 * Since when the oldest due job has been due; undefined if none is due. While a worker is at work, those of the
 * background do not count: the smaller files of many imported pictures may wait for hours.
 */
export async function oldestDueJob(db: Db, now: string): Promise<string | undefined> {
  const atWork = await db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'running')
    .where('lease_until', '>', now)
    .limit(1)
    .executeTakeFirst()
  const row = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('status', '=', 'waiting')
    .where('run_at', '<=', now)
    .where('priority', '<=', atWork ? priorities.background - 1 : priorities.idle)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst()
  return row?.run_at
}

/** True if there is a waiting or running job of one of these kinds. */
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

/** The number of jobs by status, for the metrics. */
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
