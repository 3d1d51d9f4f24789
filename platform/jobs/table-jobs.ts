import { timestamp } from '../clock.ts'
import { inTransaction } from '../database/transaction.ts'
import { type AnyJobKind, leaseMs } from './job.ts'
import type { Claim, JobStore, StoreApp } from './job-store.ts'
import {
  claimJob,
  deleteJob,
  endRun,
  hasDueJob,
  insertJob,
  type JobRow,
  renewLease,
} from './jobs.db.ts'

/** From enqueueing to the start of a job passes about this time (ms). */
const lookEvery = 50

/**
 * Jobs in a table of their own, for SQLite, whose one writer keeps workers apart. `dataVersion` is a
 * number that changes with each commit, also of another process.
 */
export function tableJobs(dataVersion: () => number | null): JobStore {
  return {
    async add(app, { id, kind, payload, priority, runAt, maxAttempts }) {
      const now = timestamp(app.clock)
      await insertJob(app.db, {
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
      })
    },
    take,
    async renew(app, job, kind) {
      return await renewLease(app.db, job, timestamp(app.clock), leaseUntil(app, kind))
    },
    async remove(app, job) {
      await deleteJob(app.db, job)
    },
    async putBack(app, job, { pauseMs, error }) {
      const run_at = new Date(app.clock.now().getTime() + pauseMs).toISOString()
      const why = error ? { last_error: error.message } : { max_attempts: job.max_attempts + 1 }
      return await endRun(app.db, job, timestamp(app.clock), { status: 'waiting', run_at, ...why })
    },
    async fail(app, job, error) {
      const ending = { status: 'failed', last_error: error.message } as const
      return await endRun(app.db, job, timestamp(app.clock), ending)
    },
    async restore(app, job) {
      const status = job.status === 'running' ? 'waiting' : job.status
      await insertJob(app.db, { ...job, status, lease_owner: null, lease_until: null })
    },
    async watch(_app, wake) {
      let seen: number | null = null
      const timer = setInterval(() => {
        const version = versionOf(dataVersion)
        if (version === null || version !== seen) wake()
        seen = version
      }, lookEvery)
      return async () => clearInterval(timer)
    },
  }
}

/** Null where the database cannot tell: whoever looks for jobs then gets its error. */
function versionOf(dataVersion: () => number | null): number | null {
  try {
    return dataVersion()
  } catch {
    return null
  }
}

async function take(app: StoreApp, { owner, kinds, lowestPriority }: Claim) {
  const wanted = { owner, lowestPriority, kinds: kinds.map(({ name }) => name) }
  if (!(await hasDueJob(app.db, { ...wanted, now: timestamp(app.clock) }))) return undefined
  return await inTransaction(app, async (app) => {
    // Read behind the lock: a job put back while this waited for it would seem of a later clock.
    const now = timestamp(app.clock)
    const until = new Map(kinds.map((kind) => [kind.name, leaseUntil(app, kind)]))
    const lease = ({ kind }: Pick<JobRow, 'kind'>) => until.get(kind) ?? now
    return await claimJob(app.db, { ...wanted, now }, lease)
  })
}

/** The time up to which a worker owns a job of this kind from now on. */
function leaseUntil({ clock }: StoreApp, kind: AnyJobKind): string {
  return new Date(clock.now().getTime() + leaseMs(kind)).toISOString()
}
