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

/** What the store needs of the App; bound to a transaction it joins it. */
export type StoreApp = Pick<App, 'db' | 'reads' | 'clock' | 'log'>

export type NewJob = {
  id: string
  kind: string
  payload: unknown
  priority: number
  /** Not before this time; at once without it. */
  runAt?: Date
  maxAttempts: number
}

/** Which jobs a worker would take. */
export type Claim = {
  owner: string
  kinds: AnyJobKind[]
  /** Jobs of a larger number are left alone. */
  lowestPriority: number
}

export type PutBack = {
  /** Time (ms) until the job is due again. */
  pauseMs: number
  /** Why the try ended; without it the try does not count. */
  error?: Error
}

/**
 * The jobs of a site, in a table of its database. What ends or prolongs a run gets its row, and answers
 * false when another worker has the job by now.
 */
export type JobStore = {
  /** The time by which jobs are due and leases end. */
  now(app: StoreApp): Promise<string>
  /** Leaves a job for a worker, as part of the app's transaction. */
  add(app: StoreApp, job: NewJob): Promise<void>
  /** Takes the next job that is due, or nothing. */
  take(app: StoreApp, claim: Claim): Promise<JobRow | undefined>
  /** Says that the worker still lives. */
  renew(app: StoreApp, job: JobRow, kind: AnyJobKind): Promise<boolean>
  /** Removes a job that is done. */
  remove(app: StoreApp, job: JobRow): Promise<void>
  /** Ends a run; the job waits for another. */
  putBack(app: StoreApp, job: JobRow, how: PutBack): Promise<boolean>
  /** Ends a run for good; the job stays to be looked at. */
  fail(app: StoreApp, job: JobRow, error: Error): Promise<boolean>
  /** Puts in a job of an archive; what ran when that was written waits. */
  restore(app: StoreApp, job: JobRow): Promise<void>
  /** Calls `wake` soon after jobs may have come. Returns a function that stops it. */
  watch(wake: () => void): () => Promise<void>
}

/** The store of a database's jobs. `now` is the clock that its workers share. */
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

/** Workers of several machines go by the clock of PostgreSQL; those of a SQLite file are on one machine. */
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

/** The time up to which a worker owns a job of this kind. */
const leaseUntil = (now: string, kind: AnyJobKind) => after(now, leaseMs(kind))

const after = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString()
