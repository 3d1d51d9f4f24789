import { onTestFinished } from 'vitest'
import type { App } from '#platform/app.ts'
import type { AnyJobKind } from '#platform/jobs/job.ts'
import { runJobs, type WorkerOptions } from '#platform/jobs/run-jobs.ts'

type Options = Partial<Omit<WorkerOptions, 'signal'>>

/** Runs jobs in this process until `stop` or the end of the test; `ended` settles earlier for one that is spent. */
export function startTestWorker(app: App, kinds: AnyJobKind[], options: Options = {}) {
  const abort = new AbortController()
  const ended = runJobs(app, kinds, {
    concurrency: 2,
    signal: abort.signal,
    ...options,
  })
  const stop = async () => {
    abort.abort()
    await ended
  }
  onTestFinished(stop)
  return { stop, ended }
}
