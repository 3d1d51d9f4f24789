import type { App } from '../app.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { AnyJobKind } from './job.ts'
import type { JobRow } from './jobs.db.ts'
import { tableJobs } from './table-jobs.ts'

/** What stores need of the App; bound to a transaction they join it. */
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
 * Where jobs wait: our own table on SQLite, pg-boss on PostgreSQL. Both are read as rows of `jobs`. What
 * ends or prolongs a run gets its row, and answers false when another worker has the job by now.
 */
export type JobStore = {
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
  /** Calls `wake` soon after jobs may have come. Gives the way to stop. */
  watch(app: StoreApp, wake: () => void): Promise<() => Promise<void>>
}

/** The store that belongs to a database. pg-boss is loaded only where it is used. */
export async function openJobStore(database: OpenDatabase): Promise<JobStore> {
  if (!database.postgres) return tableJobs(database.dataVersion)
  const { bossJobs } = await import('./boss-jobs.ts')
  return bossJobs(database.postgres)
}
