import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { dialectOf } from '../database/dialect-of.ts'
import type { Tables } from '../database/tables.ts'

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

/**
 * How much later (ms) than one's own time a row of another worker may be: it may have been written after
 * that time was read. Rows later than that are of a clock that has been set back since.
 */
const maxLag = 10_000

/** The channel on which PostgreSQL tells workers of new jobs. */
export const jobsChannel = 'jobs'

type Wanted = { owner: string; now: string; kinds: string[]; lowestPriority: number }

export async function insertJob(db: Db, row: JobRow): Promise<void> {
  await db.insertInto('jobs').values(row).execute()
}

/** Wakes the workers once the transaction is committed. Those of SQLite see each commit by themselves. */
export async function notifyWorkers(db: Db): Promise<void> {
  if (dialectOf(db) === 'postgres') await sql`select pg_notify(${jobsChannel}, '')`.execute(db)
}

/** The time by PostgreSQL's clock. */
export async function databaseTime(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database does not tell the time')
  return row.now
}

/**
 * Takes the next job that is due, or nothing. `lease` tells until when. Call it in a transaction: SQLite's
 * keeps other workers out, on PostgreSQL they pass over the row that this one has locked.
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

/** True when a job is due. */
export async function hasDueJob(db: Db, wanted: Wanted): Promise<boolean> {
  return (await dueJob(db, wanted).executeTakeFirst()) !== undefined
}

function dueJob(db: Db, { now, kinds, lowestPriority }: Wanted) {
  return (
    db
      .selectFrom('jobs')
      .select(['id', 'kind'])
      .where('status', '=', 'waiting')
      // How long a job of a clock that was set back is to wait is not known.
      .where((eb) => eb('run_at', '<=', now).or('updated_at', '>', latest(now)))
      .where('priority', '<=', lowestPriority)
      .where('kind', 'in', kinds)
      .orderBy('priority')
      .orderBy('run_at')
      .orderBy('id')
      .limit(1)
  )
}

/** The latest time that a row may have where no clock was set back. */
const latest = (now: string) => new Date(Date.parse(now) + maxLag).toISOString()

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
