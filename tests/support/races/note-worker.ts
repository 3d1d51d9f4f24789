/** A worker process that runs only `noteJob`. */
import { runJobs } from '#platform/jobs/run-jobs.ts'
import { createLog } from '#platform/log.ts'
import { configFromEnvironment, openApp } from '#server/app.ts'
import { noteJob } from './note-job.ts'

const { app } = await openApp(configFromEnvironment(), createLog('silent'))
await runJobs(app, [noteJob], { concurrency: 2, signal: new AbortController().signal })
