import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../app.ts'
import { logOnce } from '../log-once.ts'
import { type AnyJobKind, priorities } from './job.ts'
import { runningJobs } from './jobs.db.ts'
import { endAfterDeath, type RunningJob, runJob } from './run-job.ts'
import { isKnownDead, workerIdentity } from './worker-identity.ts'

export type WorkerOptions = {
  /** How many jobs run at once. */
  concurrency: number
  /** Stops the worker: running jobs get `graceMs` to finish, then they go back to the queue. */
  signal: AbortSignal
  graceMs?: number
  /** The name of the lease owner; by default it identifies this process. */
  owner?: string
  /** Called at each check while no job runs; true ends the worker. */
  isSpent?: (idle: Idleness) => boolean
}

/** For how long (ms) a worker has run no job, and how many jobs it has run. */
export type Idleness = { idleMs: number; jobs: number }

/** How often (ms) to check for jobs that have become due and for jobs of dead workers. */
const sweepEvery = 1000

type Worker = {
  app: App
  kinds: Map<string, AnyJobKind>
  owner: string
  concurrency: number
  running: Set<RunningJob>
  /** How many jobs it has started, and when (`performance.now()`) the last one ended, or the worker started. */
  jobs: number
  busyAt: number
  /** Whether a failure is to be logged, by what failed: `jobs` for all of them, or the id of one. */
  isNews: ReturnType<typeof logOnce>
}

/**
 * Runs jobs of these kinds until the signal, or until `isSpent` returns true. Resolves when all running jobs
 * have ended or are back in the queue.
 */
export async function runJobs(
  app: App,
  kinds: AnyJobKind[],
  options: WorkerOptions,
): Promise<void> {
  const worker: Worker = {
    app,
    kinds: new Map(kinds.map((kind) => [kind.name, kind])),
    owner: options.owner ?? workerIdentity(),
    concurrency: options.concurrency,
    running: new Set(),
    jobs: 0,
    busyAt: performance.now(),
    isNews: logOnce(),
  }
  const { isNews } = worker
  let wakeUp = Promise.withResolvers<void>()
  const stopWatching = app.jobs.watch(() => wakeUp.resolve())
  let nextSweep = 0
  while (!options.signal.aborted) {
    wakeUp = Promise.withResolvers()
    try {
      if (performance.now() >= nextSweep) {
        nextSweep = performance.now() + sweepEvery
        await takeFromDeadWorkers(worker)
      }
      await startDueJobs(worker)
      isNews('jobs', false)
      if (worker.running.size === 0 && options.isSpent?.(idleness(worker))) break
    } catch (err) {
      if (isNews('jobs', true)) app.log.error({ err }, 'the worker could not look for jobs')
      await pauseUnless(options.signal, sweepEvery)
    }
    await waitForWork(worker, wakeUp.promise, nextSweep, options.signal)
  }
  try {
    await finish(worker, options.graceMs ?? 5000)
  } finally {
    await stopWatching()
  }
}

/** Waits until jobs may have been added, a running job ends, or the next sweep is due. */
async function waitForWork(
  { running }: Worker,
  woken: Promise<void>,
  nextSweep: number,
  signal: AbortSignal,
): Promise<void> {
  const waiting = new AbortController()
  const over = AbortSignal.any([signal, waiting.signal])
  const time = pauseUnless(over, Math.max(0, nextSweep - performance.now()))
  await Promise.race([woken, time, ...[...running].map(({ ended }) => ended)])
  waiting.abort()
}

async function pauseUnless(signal: AbortSignal, ms: number): Promise<void> {
  try {
    await pause(ms, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

const idleness = ({ jobs, busyAt }: Worker): Idleness => ({
  idleMs: performance.now() - busyAt,
  jobs,
})

async function startDueJobs(worker: Worker): Promise<void> {
  const { app, kinds, owner, running } = worker
  while (running.size < worker.concurrency) {
    const claim = {
      owner,
      kinds: [...kinds.values()].filter((kind) => !isFullOf(worker, kind)),
      lowestPriority: lowestPriority(worker),
    }
    const job = await app.jobs.take(app, claim)
    if (!job) return
    const started = runJob(app, kindOf(worker, job.kind), job)
    running.add(started)
    worker.jobs += 1
    started.ended.finally(() => {
      running.delete(started)
      worker.busyAt = performance.now()
    })
  }
}

/** True for a kind of `low` priority where such jobs run in all slots but one. */
function isFullOf({ running, concurrency }: Worker, { priority }: AnyJobKind): boolean {
  if (priority !== 'low' || concurrency === 1) return false
  const alike = [...running].filter(({ job }) => job.priority === priorities.low)
  return alike.length >= concurrency - 1
}

/** Background work leaves one slot free, so that work somebody waits for never has to wait for all of it. */
function lowestPriority({ running, concurrency }: Worker): number {
  const background = [...running].filter(({ job }) => job.priority >= priorities.background)
  const full = concurrency > 1 && background.length >= concurrency - 1
  return full ? priorities.background - 1 : priorities.idle
}

async function takeFromDeadWorkers({ app, kinds, running, isNews }: Worker): Promise<void> {
  const mine = new Set([...running].map(({ job }) => job.id))
  for (const job of await runningJobs(app.db, await app.jobs.now(app))) {
    const kind = kinds.get(job.kind)
    if (!kind || mine.has(job.id)) continue
    const isDead = job.silent || (job.lease_owner !== null && isKnownDead(job.lease_owner))
    // Renewed once, so that the lease ends by the clock as it is now.
    if (!isDead && job.isOfLaterClock) await app.jobs.renew(app, job, kind)
    if (!isDead) continue
    const named = { job: job.kind, jobId: job.id }
    try {
      await endAfterDeath(app, kind, job)
      app.log.warn({ ...named, owner: job.lease_owner }, 'a worker died')
      isNews(job.id, false)
    } catch (err) {
      // The next sweep tries again; meanwhile the other jobs must not wait for this one.
      if (isNews(job.id, true))
        app.log.error({ ...named, err }, 'the end of a job could not be stored')
    }
  }
}

async function finish({ app, running }: Worker, graceMs: number): Promise<void> {
  const all = Promise.all([...running].map(({ ended }) => ended))
  await Promise.race([all, pause(graceMs, undefined, { ref: false })])
  for (const job of running) {
    app.log.info({ job: job.job.kind, jobId: job.job.id }, 'a job is given back')
    // Otherwise its lease ends.
    await job.giveBack().catch((err) => app.log.warn({ err }, 'a job could not be given back'))
  }
}

function kindOf({ kinds }: Worker, name: string): AnyJobKind {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`There is no kind of job called ${name}`)
  return kind
}
