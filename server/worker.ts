import { constants, getPriority, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { App } from '#platform/app.ts'
import type { Config } from '#platform/config/config.ts'
import { openDataFolder } from '#platform/files/data-folder.ts'
import { type Idleness, runJobs } from '#platform/jobs/run-jobs.ts'
import { createLog } from '#platform/log.ts'
import { migrations } from '../migrations/index.ts'
import { configFromEnvironment, openApp } from './app.ts'
import { jobKinds } from './jobs.ts'
import { startAdvice } from './start-advice.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { keepUp } from './upkeep.ts'
import { isSuccessor, replaceMe } from './worker-succession.ts'

/** As many as the usual small machine has cores; each job encodes on one thread. */
const concurrency = 2

/** Where cores are scarce, requests come first: the worker gets about a third of what the web process gets. */
const niceness = 4

/** What it loaded for its last picture, a worker keeps for this time (ms) at rest. */
const restFor = 60_000

const tenMinutes = 600_000

/**
 * The worker process: runs jobs until SIGTERM, until the process that started it is gone, or until that one
 * is to start another in its place.
 */
async function work(config: Config): Promise<void> {
  // From what it was started with: only root may come before that.
  setPriority(Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW))
  const log = createLog(config.logLevel, { process: 'worker' })
  openDataFolder(config)
  const { app, close } = await openApp(config, log)
  const stopping = new AbortController()
  const ended = workUntil(stopping.signal, app).then(close)
  stopOnSignal(log, async () => {
    stopping.abort()
    await ended
  })
  await ended
  if (!stopping.signal.aborted) replaceMe(log)
}

async function workUntil(signal: AbortSignal, app: App): Promise<void> {
  await untilMigrated(app, signal)
  const isKeptUp = keepUpRegularly(app)
  if (!isSuccessor) warm(app)
  // What draws stays in memory: only a process that never drew is small.
  const isSpent = ({ idleMs, jobs }: Idleness) =>
    process.connected && (jobs > 0 || !isSuccessor) && !isKeptUp() && idleMs >= restFor
  await runJobs(app, jobKinds, { concurrency, signal, isSpent })
}

/** Upkeep now and every ten minutes; gives whether one is under way, which a backup may be for long. */
function keepUpRegularly(app: App): () => boolean {
  let underWay = 0
  const look = async () => {
    underWay += 1
    await keepUp(app)
    underWay -= 1
    // What it left, and the start, would lie there until the next job.
    globalThis.gc?.()
  }
  look()
  setInterval(look, tenMinutes).unref()
  return () => underWay > 0
}

/** The web process migrates; a worker that is started alone waits for it. */
async function untilMigrated(app: App, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await isMigrated(app))) {
    app.log.info('waiting for the database to be migrated')
    await pause(1000)
  }
}

async function isMigrated(app: App): Promise<boolean> {
  try {
    const done = await sql<{ name: string }>`select name from schema_migrations`.execute(app.db)
    const names = new Set(done.rows.map(({ name }) => name))
    return migrations.every(({ name }) => names.has(name))
  } catch (err) {
    app.log.debug({ err }, 'the database has no migrations yet')
    return false
  }
}

/** What draws is loaded beside the first look for jobs: a second of the first picture's time. */
async function warm(app: App): Promise<void> {
  try {
    const { warmUp } = await import('#app/images/on-demand/warm-up.server.ts')
    await warmUp()
  } catch (err) {
    app.log.error({ err }, 'the illustrator could not be tried')
  }
}

let config: Config | undefined
try {
  config = configFromEnvironment()
  await work(config)
} catch (error) {
  const advice = startAdvice(error, config)
  if (!advice) throw error
  console.error(advice)
  process.exit(1)
}
