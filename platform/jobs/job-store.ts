import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { dialectOf } from '../database/dialect-of.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { inTransaction } from '../database/transaction.ts'
import { type AnyJobKind, leaseMs } from './job.ts'
import {
  claimJob,
  databaseTime,
  deleteJob,
  endRun,
  hasDueJob,
  insertJob,
  type JobRow,
  notifyWorkers,
  renewLease,
} from './jobs.db.ts'
import { watchJobs } from './watch-jobs.ts'

/** The parts of App that the store needs; inside a transaction the store uses that. */
export type StoreApp = Pick<App, 'db' | 'reads' | 'clock' | 'log'>

export type NewJob = {
  id: string
  kind: string
  payload: unknown
  priority: number
  /** The earliest time to run the job; immediately if absent. */
  runAt?: Date
  maxAttempts: number
}

/** The jobs that a worker would accept. */
export type Claim = {
  owner: string
  kinds: AnyJobKind[]
  /** Jobs with a larger number are skipped. */
  lowestPriority: number
}

export type PutBack = {
  /** Time (ms) until the job is due again. */
  pauseMs: number
  /** Why the try failed; if absent, the try does not count. */
  error?: Error
}

/**
 * The queue of jobs, in a table of the database. Methods that end or extend a run take its row and return
 * false if another worker has the job now.
 */
export type JobStore = {
  /** The current time, as used to decide which jobs are due and when leases end. */
  now(app: StoreApp): Promise<string>
  /** Adds a job, in the app's transaction if there is one. */
  add(app: StoreApp, job: NewJob): Promise<void>
  /** Claims the next job that is due; undefined if there is none. */
  take(app: StoreApp, claim: Claim): Promise<JobRow | undefined>
  /** Extends the lease of a running job. */
  renew(app: StoreApp, job: JobRow, kind: AnyJobKind): Promise<boolean>
  /** Deletes a job that is done. */
  remove(app: StoreApp, job: JobRow): Promise<void>
  /** Ends a run and makes the job wait for another try. */
  putBack(app: StoreApp, job: JobRow, how: PutBack): Promise<boolean>
  /** Marks a job as failed; its row is kept for inspection. */
  fail(app: StoreApp, job: JobRow, error: Error): Promise<boolean>
  /** Inserts a job from an archive; a job that was running then becomes waiting. */
  restore(app: StoreApp, job: JobRow): Promise<void>
  /** Calls `wake` shortly after jobs may have been added. Returns a function that stops it. */
  watch(wake: () => void): () => Promise<void>
}

/** Opens the queue of a database. `now` returns the time that all workers share. */
export function openJobStore(database: OpenDatabase, now = sharedTime): JobStore {
  return {
    now,
    async add(app, job) {
      await insertJob(app.db, newRow(job, await now(app)))
      await notifyWorkers(app.db)
    },
    take: (app, claim) => take(app, claim, now),
    async renew(app, job, kind) {
      const time = await now(app)
      return await renewLease(app.db, job, time, leaseUntil(time, kind))
    },
    async remove(app, job) {
      await deleteJob(app.db, job)
    },
    async putBack(app, job, { pauseMs, error }) {
      const time = await now(app)
      const why = error ? { last_error: error.message } : { max_attempts: job.max_attempts + 1 }
      const ending = { status: 'waiting', run_at: after(time, pauseMs), ...why } as const
      return await endRun(app.db, job, time, ending)
    },
    async fail(app, job, error) {
      const ending = { status: 'failed', last_error: error.message } as const
      return await endRun(app.db, job, await now(app), ending)
    },
    async restore(app, job) {
      const status = job.status === 'running' ? 'waiting' : job.status
      await insertJob(app.db, { ...job, status, lease_owner: null, lease_until: null })
    },
    watch: (wake) => watchJobs(database, wake),
  }
}

/** PostgreSQL's time, since workers may run on several machines; on SQLite they all run on this one. */
async function sharedTime({ db, clock }: StoreApp): Promise<string> {
  return dialectOf(db) === 'sqlite' ? timestamp(clock) : await databaseTime(db)
}

function newRow({ id, kind, payload, priority, runAt, maxAttempts }: NewJob, now: string): JobRow {
  return {
    id,
    kind,
    payload,
    status: 'waiting',
    priority,
    run_at: runAt?.toISOString() ?? now,
    attempts: 0,
    max_attempts: maxAttempts,
    started_at: null,
    lease_until: null,
    lease_owner: null,
    last_error: null,
    created_at: now,
    updated_at: now,
  }
}

async function take(
  app: StoreApp,
  { owner, kinds, lowestPriority }: Claim,
  now: JobStore['now'],
): Promise<JobRow | undefined> {
  const wanted = { owner, lowestPriority, kinds: kinds.map(({ name }) => name) }
  if (!(await hasDueJob(app.db, { ...wanted, now: await now(app) }))) return undefined
  return await inTransaction(app, async (app) => {
    const time = await now(app)
    const ends = new Map(kinds.map((kind) => [kind.name, leaseUntil(time, kind)]))
    return await claimJob(app.db, { ...wanted, now: time }, ({ kind }) => ends.get(kind) ?? time)
  })
}

/** The time until which a worker owns a job of this kind. */
const leaseUntil = (now: string, kind: AnyJobKind) => after(now, leaseMs(kind))

const after = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString()
