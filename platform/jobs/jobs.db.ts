import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { dialectOf } from '../database/dialect-of.ts'
import type { Tables } from '../database/tables.ts'

export interface JobTable {
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
    jobs: JobTable
  }
}

type Db = Kysely<Tables>

/** Which run of a job is meant: a worker that lost its lease must not touch the next run. */
type Run = { id: string; owner: string; attempt: number }

export type Claim = {
  owner: string
  now: string
  kinds: string[]
  /** Jobs of a larger number are left alone. */
  lowestPriority: number
}

export async function insertJob(db: Db, row: JobTable): Promise<void> {
  await db.insertInto('jobs').values(row).execute()
}

/** Takes the next job that is due, or nothing. The lease is set by the first renewal. */
export async function claimJob(db: Db, claim: Claim, lease: (kind: string) => string) {
  const next = await nextJob(db, claim)
  if (!next) return undefined
  return await db
    .updateTable('jobs')
    .set((eb) => ({
      status: 'running',
      attempts: eb('attempts', '+', 1),
      started_at: eb.fn.coalesce('started_at', sql<string>`${claim.now}`),
      lease_owner: claim.owner,
      lease_until: lease(next.kind),
      updated_at: claim.now,
    }))
    .where('id', '=', next.id)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
}

/** PostgreSQL passes over jobs that another worker is just taking; SQLite has one writer anyway. */
function nextJob(db: Db, { now, kinds, lowestPriority }: Claim) {
  return db
    .selectFrom('jobs')
    .select(['id', 'kind'])
    .where('status', '=', 'waiting')
    .where('run_at', '<=', now)
    .where('priority', '<=', lowestPriority)
    .where('kind', 'in', kinds)
    .orderBy('priority')
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .$if(dialectOf(db) === 'postgres', (query) => query.forUpdate().skipLocked())
    .executeTakeFirst()
}

/** False when the job has been taken away from this run. */
export async function renewLease(db: Db, run: Run, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ lease_until: until })
    .where(isRun(run))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a job that is done. */
export async function removeJob(db: Db, run: Run): Promise<void> {
  await db.deleteFrom('jobs').where(isRun(run)).execute()
}

type Ending = Partial<Pick<JobTable, 'status' | 'attempts' | 'run_at' | 'last_error'>>

/** Ends a run without removing the job: to wait for another try, or failed. False when it was taken away. */
export async function endRun(db: Db, run: Run, now: string, ending: Ending): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...ending, lease_owner: null, lease_until: null, updated_at: now })
    .where(isRun(run))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Jobs that a worker says it runs. */
export function runningJobs(db: Db): Promise<JobTable[]> {
  return db.selectFrom('jobs').selectAll().where('status', '=', 'running').execute()
}

/** True when a job is due. */
export async function hasDueJob(db: Db, claim: Claim): Promise<boolean> {
  return (await nextJob(db, claim)) !== undefined
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

function isRun({ id, owner, attempt }: Run) {
  return (eb: ExpressionBuilder<Tables, 'jobs'>) =>
    eb.and({ id, lease_owner: owner, attempts: attempt, status: 'running' })
}
