import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { inTransaction } from '../database/transaction.ts'
import { type AnyJobKind, backOff, defaults, GiveUp } from './job.ts'
import { endRun, type JobTable, removeJob, renewLease } from './jobs.db.ts'

/** A job that ended its worker so often is not tried again, whatever its kind allows. */
const maxDeaths = 3

/** A worker's run of one job, with its lease. */
export type RunningJob = {
  job: JobTable
  /** Settles when the run is over and its end is stored; never rejects. */
  ended: Promise<void>
  /** Stops the run and leaves the job for another worker; the try does not count. */
  giveBack(): Promise<void>
}

/** Runs a claimed job, renews its lease meanwhile and stores how it ended. */
export function runJob(app: App, kind: AnyJobKind, job: JobTable, owner: string): RunningJob {
  const run = { id: job.id, owner, attempt: job.attempts }
  const abort = new AbortController()
  const stopRenewing = renewRegularly(app, kind, run, abort)
  const log = app.log.child({ job: job.kind, jobId: job.id, attempt: job.attempts })
  const started = performance.now()
  const work = async () => {
    try {
      const payload = kind.payload.parse(job.payload)
      const { started_at: startedAt } = job
      await kind.run(app, payload, {
        jobId: job.id,
        attempt: job.attempts,
        startedAt: startedAt ?? timestamp(app.clock),
        signal: abort.signal,
      })
      await removeJob(app.db, run)
      log.debug({ ms: Math.round(performance.now() - started) }, 'job done')
    } catch (err) {
      if (abort.signal.aborted) return
      log.warn({ err }, 'job failed')
      await storeFailure(app, kind, job, owner, toError(err))
    }
  }
  const ended = work()
    .catch((err) => log.error({ err }, 'the end of a job could not be stored'))
    .finally(stopRenewing)
  return {
    job,
    ended,
    async giveBack() {
      abort.abort(new Error('The worker stops'))
      const now = timestamp(app.clock)
      const again = { status: 'waiting', attempts: job.attempts - 1, run_at: now } as const
      await endRun(app.db, run, now, again)
    },
  }
}

/** Ends the run of a worker that died: the job waits for another try, or has failed for good. */
export async function endAfterDeath(app: App, kind: AnyJobKind, job: JobTable): Promise<void> {
  if (!job.lease_owner) return
  const tries = Math.min(job.max_attempts, maxDeaths)
  const death = new Error('The worker ended while it ran this job')
  await storeFailure(app, kind, { ...job, max_attempts: tries }, job.lease_owner, death)
}

async function storeFailure(
  app: App,
  kind: AnyJobKind,
  job: JobTable,
  owner: string,
  error: Error,
): Promise<void> {
  const run = { id: job.id, owner, attempt: job.attempts }
  const final = error instanceof GiveUp || job.attempts >= job.max_attempts
  const now = timestamp(app.clock)
  const last_error = error.message
  if (!final) {
    const run_at = new Date(Date.parse(now) + backOff(job.attempts)).toISOString()
    await endRun(app.db, run, now, { status: 'waiting', run_at, last_error })
    return
  }
  await inTransaction(app, async (app) => {
    const ours = await endRun(app.db, run, now, { status: 'failed', last_error })
    const payload = kind.payload.safeParse(job.payload)
    if (ours && payload.success) await kind.failed?.(app, payload.data, error)
  })
  app.log.error({ job: job.kind, jobId: job.id, err: error }, 'a job failed for good')
}

function renewRegularly(
  app: App,
  kind: AnyJobKind,
  run: { id: string; owner: string; attempt: number },
  abort: AbortController,
): () => void {
  const seconds = kind.leaseSeconds ?? defaults.leaseSeconds
  const timer = setInterval(
    async () => {
      try {
        if (await renewLease(app.db, run, leaseUntil(app, kind))) return
        abort.abort(new Error('The job was taken over by another worker'))
      } catch (err) {
        app.log.warn({ err, jobId: run.id }, 'the lease of a job could not be renewed')
      }
    },
    (seconds * 1000) / 3,
  )
  return () => clearInterval(timer)
}

/** The time up to which a worker owns a job of this kind from now on. */
export function leaseUntil(app: App, kind: AnyJobKind): string {
  const ms = (kind.leaseSeconds ?? defaults.leaseSeconds) * 1000
  return new Date(app.clock.now().getTime() + ms).toISOString()
}

const toError = (value: unknown) => (value instanceof Error ? value : new Error(String(value)))
