import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { enqueue } from './enqueue.ts'
import { type JobRun, jobKind } from './job.ts'

const hour = 3_600_000
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 })
const jobOf = (app: TestApp) =>
  app.db.selectFrom('jobs').selectAll().where('kind', '=', 'count').executeTakeFirst()

/** A kind of job that counts its runs. */
function counting(work: (run: JobRun) => Promise<void> = async () => undefined, name = 'count') {
  const runs: number[] = []
  const kind = jobKind({
    name,
    payload: z.object({}),
    async run(_app, _payload, run) {
      runs.push(run.attempt)
      await work(run)
    },
  })
  return { kind, runs }
}

/** Waits until the only job's lease ends soon, by a clock that was set back. */
const untilLeaseIsShort = (app: TestApp) =>
  until(async () => {
    const end = Date.parse((await jobOf(app))?.lease_until ?? '')
    expect(end).toBeLessThanOrEqual(app.clock.now().getTime() + 30_000)
  })

describeOnBoth('a clock that is set back by hours', (open) => {
  it('delays no job that was due before', async () => {
    const app = await openTestApp(open)
    const { kind } = counting()
    await enqueue(app, kind, {})
    app.clock.advance(-5 * hour)
    startTestWorker(app, [kind])
    await until(async () => expect(await jobOf(app)).toBeUndefined())
  })

  it('delays no retry for hours, and restarts the pauses', async () => {
    const app = await openTestApp(open)
    const { kind, runs } = counting(async () => {
      throw new Error('no luck')
    })
    const other = counting(undefined, 'other')
    startTestWorker(app, [kind, other.kind])
    await enqueue(app, kind, {})
    const tried = (attempts: number) =>
      until(async () => expect(await jobOf(app)).toMatchObject({ status: 'waiting', attempts }))
    await tried(1)
    app.clock.advance(-5 * hour)
    await tried(2)
    await enqueue(app, other.kind, {})
    await until(() => expect(other.runs).toEqual([1]))
    expect(runs).toEqual([1, 2])
    app.clock.advance(4000)
    await until(() => expect(runs).toEqual([1, 2, 3]))
  })

  it('frees the job of a dead worker after at most one lease', async () => {
    const app = await openTestApp(open)
    const { kind, runs } = counting()
    await enqueue(app, kind, {})
    await app.jobs.take(app, { owner: 'elsewhere|1|', kinds: [kind], lowestPriority: 10 })
    app.clock.advance(-5 * hour)
    startTestWorker(app, [kind])
    await untilLeaseIsShort(app)
    expect(await jobOf(app)).toMatchObject({ status: 'running', lease_owner: 'elsewhere|1|' })
    app.clock.advance(30_001)
    await until(async () => expect((await jobOf(app))?.status).not.toBe('running'))
    app.clock.advance(1000)
    await until(() => expect(runs).toEqual([2]))
  })

  it('takes no job from a living worker', async () => {
    const app = await openTestApp(open)
    const step = Promise.withResolvers<void>()
    const { kind, runs } = counting(() => step.promise)
    startTestWorker(app, [kind], { owner: 'first|1|' })
    await enqueue(app, kind, {})
    await until(() => expect(runs).toEqual([1]))
    startTestWorker(app, [kind], { owner: 'second|1|' })
    app.clock.advance(-5 * hour)
    await untilLeaseIsShort(app)
    step.resolve()
    await until(async () => expect(await jobOf(app)).toBeUndefined())
    expect(runs).toEqual([1])
  })
})
