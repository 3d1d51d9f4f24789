/** A worker process that dies whenever it starts to make an image, as if the encoder crashed. */
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
