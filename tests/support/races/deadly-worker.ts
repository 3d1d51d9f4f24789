/** A worker process that dies of each image that it is to make, as by a fault of the encoder. */
import { generateImageJob } from '#app/images/images.jobs.server.ts'
import { runJobs } from '#platform/jobs/run-jobs.ts'
import { createLog } from '#platform/log.ts'
import { configFromEnvironment, openApp } from '#server/app.ts'

const { app } = await openApp(configFromEnvironment(), createLog('silent'))
const deadlyJob = {
  ...generateImageJob,
  run: async () => {
    process.kill(process.pid, 'SIGKILL')
  },
}
await runJobs(app, [deadlyJob], {
  concurrency: 1,
  signal: new AbortController().signal,
})
