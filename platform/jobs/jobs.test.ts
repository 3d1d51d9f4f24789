import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { describeOnAll, openTestDatabase } from '#tests/support/servers/databases.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { inTransaction } from '../database/transaction.ts'
import { enqueue } from './enqueue.ts'
import { GiveUp, type JobRun, jobKind } from './job.ts'
import { countJobs, removeFailedJobs } from './jobs.db.ts'
import type { Idleness } from './run-jobs.ts'
import { workerIdentity } from './worker-identity.ts'

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 })
const statuses = async (app: TestApp) => {
  const rows = await app.db.selectFrom('jobs').select('status').orderBy('id').execute()
  return rows.map(({ status }) => status)
}
const onlyJob = (app: TestApp) => app.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()

/** A kind of job that records its payloads and runs `work`. */
function noting(work: (run: JobRun) => Promise<void> = async () => undefined) {
  const seen: string[] = []
  const failures: string[] = []
  const kind = jobKind({
    name: 'note',
    payload: z.object({ word: z.string() }),
    async run(_app, { word }, run) {
      seen.push(word)
      await work(run)
    },
    async failed(_app, { word }, error) {
      failures.push(`${word}: ${error.message}`)
    },
  })
  return { kind, seen, failures }
}

const forEver = ({ signal }: JobRun) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

describeOnAll('a job', (open) => {
  it('is run by a waiting worker, and is deleted afterwards', async () => {
    const app = await openTestApp(open)
    const { kind, seen } = noting()
    startTestWorker(app, [kind])
    await enqueue(app, kind, { word: 'salt' })
    await until(async () => expect(await statuses(app)).toEqual([]))
    expect(seen).toEqual(['salt'])
  })

  it('starts immediately, without waiting for the next sweep', async () => {
    const app = await openTestApp(open)
    const { kind, seen } = noting()
    startTestWorker(app, [kind])
    await enqueue(app, kind, { word: 'first' })
    await until(() => expect(seen).toEqual(['first']))
    const started = performance.now()
    for (let n = 0; n < 10; n++) {
      await enqueue(app, kind, { word: 'next' })
      await until(() => expect(seen).toHaveLength(n + 2))
    }
    expect(performance.now() - started).toBeLessThan(5000)
  })

  it('is part of the transaction that adds it', async () => {
    const app = await openTestApp(open)
    const { kind, seen } = noting()
    const undone = inTransaction(app, async (app) => {
      await enqueue(app, kind, { word: 'undone' })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await inTransaction(app, (app) => enqueue(app, kind, { word: 'kept' }))
    startTestWorker(app, [kind])
    await until(() => expect(seen).toEqual(['kept']))
  })

  it('is refused if its payload does not match its kind', async () => {
    const app = await openTestApp(open)
    const wrong: string = JSON.parse('5')
    await expect(enqueue(app, noting().kind, { word: wrong })).rejects.toThrow()
    expect(await statuses(app)).toEqual([])
  })

  it('does not start before its time', async () => {
    const app = await openTestApp(open)
    const { kind, seen } = noting()
    const soon = new Date(app.clock.now().getTime() + 60_000)
    await enqueue(app, kind, { word: 'later' }, { runAt: soon })
    await enqueue(app, kind, { word: 'now' })
    startTestWorker(app, [kind])
    await until(() => expect(seen).toEqual(['now']))
    app.clock.advance(61_000)
    await until(() => expect(seen).toEqual(['now', 'later']))
  })

  it('with a higher priority runs first, and background jobs never take the last slot', async () => {
    const app = await openTestApp(open)
    const { kind, seen } = noting(forEver)
    await enqueue(app, kind, { word: 'idle 1' }, { priority: 'idle' })
    await enqueue(app, kind, { word: 'idle 2' }, { priority: 'idle' })
    await enqueue(app, kind, { word: 'background' }, { priority: 'background' })
    startTestWorker(app, [kind], { graceMs: 0 })
    await until(() => expect(seen).toEqual(['background']))
    await enqueue(app, kind, { word: 'high' }, { priority: 'high' })
    await until(() => expect(seen).toEqual(['background', 'high']))
  })

  it('with a low priority leaves a slot to the others, since it may wait for another server', async () => {
    const app = await openTestApp(open)
    const { kind, seen } = noting(forEver)
    const low = { ...kind, name: 'low', priority: 'low' } as const
    for (const word of ['low 1', 'low 2']) await enqueue(app, low, { word })
    startTestWorker(app, [low, kind], { graceMs: 0 })
    await until(() => expect(seen).toEqual(['low 1']))
    await enqueue(app, kind, { word: 'normal' })
    await until(() => expect(seen).toEqual(['low 1', 'normal']))
  })

  it('is run once by several workers', async () => {
    const app = await openTestApp(open)
    const { kind, seen } = noting()
    for (let n = 0; n < 4; n++) startTestWorker(app, [kind], { owner: `worker ${n}` })
    const words = Array.from({ length: 40 }, (_, n) => `word ${n}`)
    await Promise.all(words.map((word) => enqueue(app, kind, { word })))
    await until(async () => expect(await statuses(app)).toEqual([]))
    expect(seen.toSorted()).toEqual(words.toSorted())
  })
})

describeOnAll('a job that fails', (open) => {
  it('is retried after growing pauses, then marked as failed with its last error', async () => {
    const app = await openTestApp(open)
    const begun = new Set<string>()
    const { kind, seen, failures } = noting(async ({ attempt, startedAt }) => {
      begun.add(startedAt)
      throw new Error(`no luck ${attempt}`)
    })
    startTestWorker(app, [kind])
    await enqueue(app, kind, { word: 'soup' })
    await until(async () =>
      expect(await onlyJob(app)).toMatchObject({ status: 'waiting', last_error: 'no luck 1' }),
    )
    app.clock.advance(1000)
    await until(async () => expect(await onlyJob(app)).toMatchObject({ last_error: 'no luck 2' }))
    app.clock.advance(1000)
    expect(seen).toHaveLength(2)
    app.clock.advance(3000)
    const failed = { status: 'failed', attempts: 3, lease_owner: null }
    await until(async () => expect(await onlyJob(app)).toMatchObject(failed))
    expect(failures).toEqual(['soup: no luck 3'])
    expect([...begun], 'all tries share one limit').toHaveLength(1)
    expect(await countJobs(app.db)).toEqual({ waiting: 0, running: 0, failed: 1 })
  })

  it('is logged at its first failure, and when it is done or fails for good', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)).msg)
        done()
      },
    })
    const app = await openTestApp(open, { log: pino({ level: 'info' }, stream) })
    const { kind, seen } = noting(async ({ attempt }) => {
      if (attempt < 5) throw new Error('closed')
    })
    startTestWorker(app, [kind])
    const next = async (maxAttempts: number) => {
      seen.length = 0
      await enqueue(app, { ...kind, maxAttempts }, { word: 'salt' })
      await until(() => {
        app.clock.advance(600_000)
        expect(seen).toHaveLength(Math.min(maxAttempts, 5))
      })
    }
    await next(5)
    await until(() => expect(lines).toEqual(['job failed', 'job done after failures']))
    await next(3)
    await until(() => expect(lines.slice(2)).toEqual(['job failed', 'a job failed for good']))
  })

  it('is not retried after GiveUp', async () => {
    const app = await openTestApp(open)
    const { kind, failures } = noting(async () => {
      throw new GiveUp('never')
    })
    startTestWorker(app, [kind])
    await enqueue(app, kind, { word: 'soup' })
    await until(async () => expect(await statuses(app)).toEqual(['failed']))
    expect(failures).toEqual(['soup: never'])
  })

  it('is deleted after a while', async () => {
    const app = await openTestApp(open)
    const { kind } = noting(async () => {
      throw new GiveUp('never')
    })
    const worker = startTestWorker(app, [kind])
    await enqueue(app, kind, { word: 'soup' })
    await until(async () => expect(await statuses(app)).toEqual(['failed']))
    await worker.stop()
    await removeFailedJobs(app.db, app.clock.now().toISOString())
    expect(await statuses(app)).toEqual(['failed'])
    await removeFailedJobs(app.db, new Date(app.clock.now().getTime() + 1).toISOString())
    expect(await statuses(app)).toEqual([])
  })
})

describe('a worker on PostgreSQL', () => {
  it('continues after the database has closed its connections', async () => {
    const app = await openTestApp(() => openTestDatabase('postgres'))
    const { kind, seen } = noting()
    startTestWorker(app, [kind])
    await enqueue(app, kind, { word: 'before' })
    await until(() => expect(seen).toEqual(['before']))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(app.db)
    await until(() => enqueue(app, kind, { word: 'after' }))
    await until(() => expect(seen).toEqual(['before', 'after']))
  })
})

describeOnAll('the lease of a job', (open) => {
  /** Simulates workers that were killed while running a job. */
  async function leftBehind(app: TestApp, owner: string, deaths = 1) {
    const { kind, seen, failures } = noting()
    await enqueue(app, kind, { word: 'orphan' })
    for (let death = 1; death <= deaths; death++) {
      const job = await app.jobs.take(app, { owner, kinds: [kind], lowestPriority: 10 })
      expect(job).toMatchObject({ status: 'running', lease_owner: owner, attempts: death })
      if (job && death < deaths) {
        await app.jobs.putBack(app, job, { pauseMs: 0, error: new Error('died') })
      }
    }
    return { kind, seen, failures }
  }

  it('ends if its worker does not renew it, and another worker takes the job', async () => {
    const app = await openTestApp(open)
    const { kind, seen } = await leftBehind(app, 'elsewhere|1|')
    startTestWorker(app, [kind])
    const { kind: other } = noting()
    await enqueue(app, other, { word: 'beside' })
    await until(() => expect(seen).toEqual(['beside']))
    app.clock.advance(30_001)
    await until(async () => expect(await statuses(app)).toEqual(['waiting']))
    app.clock.advance(1000)
    await until(() => expect(seen).toEqual(['beside', 'orphan']))
  })

  it('ends immediately if its worker is known to be dead', async () => {
    const app = await openTestApp(open)
    const [machine] = workerIdentity().split('|')
    const { kind } = await leftBehind(app, `${machine}|4194304|1`)
    startTestWorker(app, [kind])
    await until(async () => expect(await onlyJob(app)).toMatchObject({ status: 'waiting' }))
    expect((await onlyJob(app)).last_error).toBe('The worker ended while it ran this job')
  })

  it('ends with the failure of a job that killed its worker three times', async () => {
    const app = await openTestApp(open)
    const { kind, seen, failures } = await leftBehind(app, 'elsewhere|1|', 3)
    app.clock.advance(30_001)
    startTestWorker(app, [kind])
    await until(async () => expect(await statuses(app)).toEqual(['failed']))
    expect(failures).toEqual(['orphan: The worker ended while it ran this job'])
    expect(seen).toEqual([])
  })

  it('does not keep the others waiting if its failure cannot be stored', async () => {
    const app = await openTestApp(open)
    const { kind, seen } = await leftBehind(app, 'elsewhere|1|', 3)
    app.clock.advance(30_001)
    const failed = () => Promise.reject(new Error('not stored'))
    startTestWorker(app, [{ ...kind, failed }])
    await enqueue(app, kind, { word: 'beside' })
    await until(() => expect(seen).toEqual(['beside']))
    expect(await statuses(app)).toContain('running')
  })

  it('is returned when the worker stops, without using up a try', async () => {
    const app = await openTestApp(open)
    const { kind } = noting(forEver)
    const worker = startTestWorker(app, [kind], { graceMs: 10 })
    await enqueue(app, kind, { word: 'slow' })
    await until(async () => expect(await statuses(app)).toEqual(['running']))
    await worker.stop()
    expect(await onlyJob(app)).toMatchObject({ status: 'waiting', lease_owner: null })
    const { attempts, max_attempts } = await onlyJob(app)
    expect(max_attempts - attempts).toBe(3)
  })

  it('is returned also when it ends at once because it has to stop', async () => {
    const app = await openTestApp(open)
    const { kind } = noting(
      ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    )
    const worker = startTestWorker(app, [kind], { graceMs: 10 })
    await enqueue(app, kind, { word: 'half done' })
    await until(async () => expect(await statuses(app)).toEqual(['running']))
    await worker.stop()
    expect(await statuses(app)).toEqual(['waiting'])
  })

  it('protects the job from the worker that lost it', async () => {
    const app = await openTestApp(open)
    const { kind } = noting()
    await enqueue(app, kind, { word: 'contested' })
    const take = (owner: string) => app.jobs.take(app, { owner, kinds: [kind], lowestPriority: 10 })
    const first = await take('first|1|')
    if (!first) throw new Error('No job')
    const died = { pauseMs: 0, error: new Error('died') }
    expect(await app.jobs.renew(app, first, kind)).toBe(true)
    expect(await app.jobs.putBack(app, first, died)).toBe(true)
    expect(await app.jobs.renew(app, first, kind)).toBe(false)
    await take('second|1|')
    expect(await app.jobs.renew(app, first, kind)).toBe(false)
    expect(await app.jobs.putBack(app, first, died)).toBe(false)
    expect(await app.jobs.fail(app, first, new Error('no'))).toBe(false)
    await app.jobs.remove(app, first)
    expect(await onlyJob(app)).toMatchObject({ status: 'running', lease_owner: 'second|1|' })
  })

  it('is kept by a stopping worker until a running job has finished', async () => {
    const app = await openTestApp(open)
    const step = Promise.withResolvers<void>()
    const { kind, seen } = noting(() => step.promise)
    const worker = startTestWorker(app, [kind])
    await enqueue(app, kind, { word: 'nearly done' })
    await until(() => expect(seen).toEqual(['nearly done']))
    const stopped = worker.stop()
    step.resolve()
    await stopped
    expect(await statuses(app)).toEqual([])
  })

  it('lets a worker end when none runs and isSpent returns true', async () => {
    const app = await openTestApp(open)
    const step = Promise.withResolvers<void>()
    const { kind, seen } = noting(() => step.promise)
    const asked: Idleness[] = []
    const isSpent = (idle: Idleness) => {
      asked.push(idle)
      return idle.jobs > 0 && idle.idleMs >= 300
    }
    const { ended } = startTestWorker(app, [kind], { isSpent })
    await until(() => expect(asked[0]?.idleMs).toBeLessThan(1000))
    expect(asked.every(({ jobs }) => jobs === 0)).toBe(true)
    await enqueue(app, kind, { word: 'last' })
    await until(() => expect(seen).toEqual(['last']))
    const before = asked.length
    // Longer than the check of each second.
    await pause(1200)
    expect(asked).toHaveLength(before)
    step.resolve()
    await ended
    expect(asked.at(-1)?.jobs).toBe(1)
    await enqueue(app, kind, { word: 'for another worker' })
    expect(await statuses(app)).toEqual(['waiting'])
  })
})
