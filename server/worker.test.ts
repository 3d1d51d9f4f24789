import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getImage, requestImage } from '#app/images/images.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import { readConfig } from '#platform/config/config.ts'
import type { DialectName } from '#platform/database/dialect-of.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { JobRow } from '#platform/jobs/jobs.db.ts'
import { createLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { compileCache } from '#tests/support/compile-cache.ts'
import { noteJob, notesIn } from '#tests/support/races/note-job.ts'
import { describeOnBoth, openTestDatabase } from '#tests/support/servers/databases.ts'
import { builtProgram } from '#tests/support/sites/site-process.ts'
import { migrateDatabase, openApp } from './app.ts'

const patient = { timeout: 110_000, interval: 10 }
vi.setConfig({ testTimeout: 120_000 })

const worker = builtProgram('worker')
const noteWorker = path.join(projectRoot(), 'tests/support/races/note-worker.ts')
const crashingWorker = path.join(projectRoot(), 'tests/support/races/crashing-worker.ts')

/** A data folder, a migrated database, and an App like that of the web process. */
async function openSite(kind: DialectName) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'platewise-worker-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const place = kind === 'postgres' ? (await openTestDatabase('postgres')).place : undefined
  const settings = { DATA_DIR: dataDir, DATABASE_URL: place?.databaseUrl ?? '' }
  const config = readConfig(settings, projectRoot())
  await migrateDatabase(config, createLog('silent'))
  const { app, close } = await openApp(config, createLog('silent'))
  onTestFinished(close)
  const env = { ...settings, ...compileCache(), PATH: process.env.PATH, LOG_LEVEL: 'silent' }
  return { app, env }
}

function start(file: string, env: Record<string, string | undefined>): ChildProcess {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  })
  return child
}

describeOnBoth('a worker process', (_open, kind) => {
  it('that is killed while generating an image leaves the job to the next one', async () => {
    const { app, env } = await openSite(kind)
    // Maintenance may be waiting beside it.
    const jobs = () =>
      app.db.selectFrom('jobs').selectAll().where('kind', '=', 'images.generate').execute()
    const killed = start(worker, env)
    const { _id } = await requestImage(app, commandLine, { prompt: 'rice with beans' })
    await vi.waitFor(
      async () => expect(await jobs()).toMatchObject([{ status: 'running' }]),
      patient,
    )
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(await jobs()).toMatchObject([{ status: 'running' }])
    start(worker, env)
    const made = await vi.waitFor(async () => {
      const image = await getImage(app, commandLine, _id)
      expect(image.imageUrl).not.toBe('pending')
      return image
    }, patient)
    expect(made).toMatchObject({ error: null, width: 1280 })
  })

  it('shares jobs with others, which repeat its unfinished ones after it was killed', async () => {
    const { app, env } = await openSite(kind)
    const workers = [1, 2, 3].map(() => start(noteWorker, env))
    const notes = () => notesIn(env.DATA_DIR)
    const names: string[] = []
    const addJob = async () => {
      names.push(`job ${names.length}`)
      await enqueue(app, noteJob, { name: names.at(-1) ?? '' })
    }
    while (new Set(notes().map(({ worker }) => worker)).size < workers.length) {
      await addJob()
      await pause(30)
    }
    for (let more = 0; more < 20; more++) await addJob()
    const killed = notes().at(-1)?.worker
    workers.find(({ pid }) => pid === killed)?.kill('SIGKILL')
    await vi.waitFor(
      async () => expect(await app.db.selectFrom('jobs').select('id').execute()).toEqual([]),
      patient,
    )
    for (const name of names) {
      const own = notes().filter((note) => note.name === name)
      const steps = own.map(({ step }) => step)
      // Only a job that the killed worker had begun may be begun again.
      if (own[0]?.worker === killed) expect(steps.at(-1)).toBe('ends')
      else expect(steps).toEqual(['begins', 'ends'])
    }
  })

  it('returns or completes its jobs on SIGTERM', async () => {
    const { app, env } = await openSite(kind)
    const child = start(worker, env)
    await requestImage(app, commandLine, { prompt: 'rice with beans' })
    await vi.waitFor(async () => {
      expect(await app.db.selectFrom('jobs').select('status').execute()).toContainEqual({
        status: 'running',
      })
    }, patient)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    const left = await app.db.selectFrom('jobs').selectAll().execute()
    const whole = (job: JobRow) => job.status === 'waiting' && job.max_attempts - job.attempts === 3
    expect(left.every(whole)).toBe(true)
  })

  it('ends with its parent process', async () => {
    const { env } = await openSite(kind)
    const child = fork(worker, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('that dies from an image three times leaves it marked as failed', async () => {
    const { app, env } = await openSite(kind)
    const { _id } = await requestImage(app, commandLine, { prompt: 'rice with beans' })
    const job = () => app.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
    for (let death = 1; death <= 3; death++) {
      const [, signal] = await once(start(crashingWorker, env), 'exit')
      expect(signal).toBe('SIGKILL')
      expect(await job()).toMatchObject({ status: 'running', attempts: death })
    }
    start(crashingWorker, env)
    await vi.waitFor(async () => expect(await job()).toMatchObject({ status: 'failed' }), patient)
    expect(await getImage(app, commandLine, _id)).toMatchObject({
      imageUrl: 'failed',
      error: 'The image could not be made. Please try again.',
    })
  })
})

it.skipIf(process.platform === 'win32')(
  'has a lower priority than its parent process',
  async () => {
    const { env } = await openSite('sqlite')
    const command = ['-n', '1', process.execPath, worker]
    const child = spawn('nice', command, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const wanted = Math.min(getPriority() + 1 + 4, constants.priority.PRIORITY_LOW)
    await vi.waitFor(() => expect(getPriority(child.pid)).toBe(wanted), patient)
    child.kill('SIGKILL')
    await once(child, 'exit')
  },
)
