/** A worker process that runs only `stirJob`. */
import { runJobs } from '#platform/jobs/run-jobs.ts'
import { createLog } from '#platform/log.ts'
import { configFromEnvironment, openApp } from '#server/app.ts'
import { stirJob } from './stir-job.ts'

const { app } = await openApp(configFromEnvironment(), createLog('silent'))
await runJobs(app, [stirJob], { concurrency: 2, signal: new AbortController().signal })
