import { expect, it } from 'vitest'
import { z } from 'zod'
import { openTestApp } from '#tests/support/test-app.ts'
import { inTransaction } from '../database/transaction.ts'
import { enqueue } from './enqueue.ts'
import { jobKind } from './job.ts'

it('a job put back while another worker waits for the lock keeps its pause', async () => {
  const app = await openTestApp()
  const kind = jobKind({ name: 'rest', payload: z.object({}), run: async () => undefined })
  const take = (owner: string) => app.jobs.take(app, { owner, kinds: [kind], lowestPriority: 100 })
  await enqueue(app, kind, {})
  const job = await take('first|1|')
  if (!job) throw new Error('The job was not taken')
  // The job that the second worker is to find due; less urgent than the other one.
  const due = await enqueue(app, kind, {}, { priority: 'background' })
  const locked = Promise.withResolvers<void>()
  const moved = Promise.withResolvers<void>()
  const putBack = inTransaction(app, async (app) => {
    locked.resolve()
    await moved.promise
    await app.jobs.putBack(app, job, { pauseMs: 60_000, error: new Error('no luck') })
  })
  await locked.promise
  const second = take('second|1|')
  app.clock.advance(1000)
  moved.resolve()
  await putBack
  expect(await second).toMatchObject({ id: due })
  app.clock.advance(60_000)
  expect(await take('second|1|')).toMatchObject({ id: job.id, attempts: 2 })
})
