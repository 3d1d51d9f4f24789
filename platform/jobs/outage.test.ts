import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openTestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { enqueue } from './enqueue.ts'
import { jobKind } from './job.ts'

const patient = { timeout: 15_000, interval: 20 }
const lost = () => Promise.reject(new Error('connection lost'))

/** A kind of job that counts its runs, each of which takes until the test releases it. */
function counted(gate: Promise<void> = Promise.resolve()) {
  const runs = { begun: 0 }
  const kind = jobKind({
    name: 'counted',
    payload: z.object({}),
    async run() {
      runs.begun += 1
      await gate
    },
  })
  return { kind, runs }
}

it('an outage of the database is logged once, and jobs run after it', async () => {
  const app = await openTestApp()
  const error = vi.spyOn(app.log, 'error')
  const { kind, runs } = counted()
  const { take } = app.jobs
  const failed = vi.fn(lost)
  app.jobs.take = failed
  startTestWorker(app, [kind])
  await vi.waitFor(() => expect(failed.mock.calls.length).toBeGreaterThan(2), patient)
  expect(error).toHaveBeenCalledTimes(1)
  app.jobs.take = take
  await enqueue(app, kind, {})
  await vi.waitFor(() => expect(runs.begun).toBe(1), patient)
  app.jobs.take = lost
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2), patient)
})

it('a worker that stops during an outage gives back what it can', async () => {
  const app = await openTestApp()
  const gate = Promise.withResolvers<void>()
  const { kind, runs } = counted(gate.promise)
  const worker = startTestWorker(app, [kind], { graceMs: 10 })
  await enqueue(app, kind, {})
  await enqueue(app, kind, {})
  await vi.waitFor(() => expect(runs.begun).toBe(2), patient)
  vi.spyOn(app.jobs, 'putBack').mockImplementationOnce(lost)
  await worker.stop()
  gate.resolve()
  const rows = await app.db.selectFrom('jobs').select('status').execute()
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['running', 'waiting'])
})
