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
import { stepBehindTheSite } from './processes/behind-the-site.ts'
import { stopOnSignal } from './processes/stop-on-signal.ts'
import { isSuccessor, replaceMe } from './processes/worker-succession.ts'
import { startAdvice } from './start-advice.ts'
import { keepUp } from './upkeep.ts'

/**
 * How many jobs run at once, matching the cores of a typical small machine; each job encodes on one thread.
 */
const concurrency = 2

/** For how long (ms) a worker without jobs keeps what it loaded for the last ones. */
const restFor = 60_000

const tenMinutes = 600_000

/**
 * The worker process: runs jobs until SIGTERM, until its parent process has ended, or until the parent
 * process should replace it.
 */
async function work(config: Config): Promise<void> {
  stepBehindTheSite()
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
  const isUpkeepRunning = keepUpRegularly(app)
  if (!isSuccessor) warm(app)
  // The memory of the illustrator and the encoders is only freed with the process.
  const isSpent = ({ idleMs, jobs }: Idleness) =>
    process.connected && (jobs > 0 || !isSuccessor) && !isUpkeepRunning() && idleMs >= restFor
  await runJobs(app, jobKinds, { concurrency, signal, isSpent })
}

/** Runs the upkeep now and every ten minutes. Returns whether it is running, which takes long with a backup. */
function keepUpRegularly(app: App): () => boolean {
  let running = 0
  const run = async () => {
    running += 1
    await keepUp(app)
    running -= 1
    // Frees the garbage of the upkeep and of the start, which would otherwise stay until the next job.
    globalThis.gc?.()
  }
  run()
  setInterval(run, tenMinutes).unref()
  return () => running > 0
}

/** Waits until the database is migrated by the web process, in case the worker was started separately. */
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

/** Loads the illustrator while the worker looks for jobs, which saves a second for the first picture. */
async function warm(app: App): Promise<void> {
  try {
    const { warmUp } = await import('#app/images/on-demand/warm-up.server.ts')
    await warmUp()
  } catch (err) {
    app.log.error({ err }, 'the illustrator could not be loaded')
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
