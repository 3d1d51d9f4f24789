import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { inTransaction } from '../database/transaction.ts'
import { type AnyJobKind, backOff, defaults, GiveUp, leaseMs } from './job.ts'
import type { JobRow } from './jobs.db.ts'

/** A job is not retried after its worker has died this often while running it, whatever its kind allows. */
const maxDeaths = 3

/** A job being run by this worker. */
export type RunningJob = {
  job: JobRow
  /** Resolves when the run is over and its result is stored; never rejects. */
  ended: Promise<void>
  /** Stops the run and leaves the job to another worker; the try does not count. */
  giveBack(): Promise<void>
}

/** Runs a claimed job, renews its lease in the meantime, and stores the result. */
export function runJob(app: App, kind: AnyJobKind, job: JobRow): RunningJob {
  const abort = new AbortController()
  const stopRenewing = renewRegularly(app, kind, job, abort)
  const log = app.log.child({ job: job.kind, jobId: job.id, attempt: job.attempts })
  const started = performance.now()
  const { last_error: lastError } = job
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
      // Given back meanwhile: whether the run came to its end is not known.
      abort.signal.throwIfAborted()
      await app.jobs.remove(app, job)
      const ms = Math.round(performance.now() - started)
      if (lastError !== null) log.info({ ms }, 'job done after failures')
      else log.debug({ ms }, 'job done')
    } catch (err) {
      if (abort.signal.aborted) return
      const error = toError(err)
      // One that waits for another server may be tried sixteen times; that it failed for good is an error below.
      log[lastError === error.message ? 'debug' : 'warn']({ err }, 'job failed')
      await storeFailure(app, kind, job, error)
    }
  }
  const ended = work()
    .catch((err) => log.error({ err }, 'the result of a job could not be stored'))
    .finally(stopRenewing)
  return {
    job,
    ended,
    async giveBack() {
      abort.abort(new Error('The worker stops'))
      await app.jobs.putBack(app, job, { pauseMs: 0 })
    },
  }
}

/** Ends the run of a worker that died: the job waits for another try, or fails. */
export async function endAfterDeath(app: App, kind: AnyJobKind, job: JobRow): Promise<void> {
  const givenBack = job.max_attempts - (kind.maxAttempts ?? defaults.maxAttempts)
  const tries = Math.min(job.max_attempts, maxDeaths + Math.max(givenBack, 0))
  const death = new Error('The worker ended while it ran this job')
  await storeFailure(app, kind, job, death, tries)
}

async function storeFailure(
  app: App,
  kind: AnyJobKind,
  job: JobRow,
  error: Error,
  tries = job.max_attempts,
): Promise<void> {
  if (!(error instanceof GiveUp) && job.attempts < tries) {
    await app.jobs.putBack(app, job, { pauseMs: backOff(job.attempts), error })
    return
  }
  await inTransaction(app, async (app) => {
    const ours = await app.jobs.fail(app, job, error)
    const payload = kind.payload.safeParse(job.payload)
    if (ours && payload.success) await kind.failed?.(app, payload.data, error)
  })
  app.log.error({ job: job.kind, jobId: job.id, err: error }, 'a job failed for good')
}

function renewRegularly(
  app: App,
  kind: AnyJobKind,
  job: JobRow,
  abort: AbortController,
): () => void {
  const timer = setInterval(async () => {
    try {
      if (await app.jobs.renew(app, job, kind)) return
      abort.abort(new Error('The job was taken over by another worker'))
    } catch (err) {
      app.log.warn({ err, jobId: job.id }, 'the lease of a job could not be renewed')
    }
  }, leaseMs(kind) / 3)
  return () => clearInterval(timer)
}

const toError = (value: unknown) => (value instanceof Error ? value : new Error(String(value)))
