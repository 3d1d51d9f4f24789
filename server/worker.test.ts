import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getImage, requestImage } from '#app/images/images.server.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { migrateDatabase, openApp } from './app.ts'

const patient = { timeout: 110_000, interval: 10 }
vi.setConfig({ testTimeout: 120_000 })

const worker = path.join(projectRoot(), 'server/worker.ts')
const deadlyWorker = path.join(projectRoot(), 'tests/support/deadly-worker.ts')

/** A data folder with a migrated database, and the App that the web process would have. */
async function openFolder() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'platewise-worker-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const config = readConfig({ DATA_DIR: dataDir }, projectRoot())
  await migrateDatabase(config, createLog('silent'))
  const { app, close } = await openApp(config, createLog('silent'))
  onTestFinished(close)
  return { app, env: { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'silent' } }
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

describe('a worker process', () => {
  it('that is killed in the middle of a generation leaves it to the next one', async () => {
    const { app, env } = await openFolder()
    const jobs = () => app.db.selectFrom('jobs').selectAll().execute()
    const killed = start(worker, env)
    const { _id } = await requestImage(app, null, { prompt: 'rice with beans' })
    await vi.waitFor(
      async () => expect(await jobs()).toMatchObject([{ status: 'running' }]),
      patient,
    )
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(await jobs()).toMatchObject([{ kind: 'images.generate', status: 'running' }])
    start(worker, env)
    const made = await vi.waitFor(async () => {
      const image = await getImage(app, _id)
      expect(image.imageUrl).not.toBe('pending')
      return image
    }, patient)
    expect(made).toMatchObject({ error: null, width: 1280 })
  })

  it('ends on SIGTERM with what it was doing given back or done', async () => {
    const { app, env } = await openFolder()
    const child = start(worker, env)
    await requestImage(app, null, { prompt: 'rice with beans' })
    await vi.waitFor(async () => {
      expect(await app.db.selectFrom('jobs').select('status').execute()).toContainEqual({
        status: 'running',
      })
    }, patient)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    const left = await app.db.selectFrom('jobs').select(['status', 'attempts']).execute()
    expect(left.every(({ status, attempts }) => status === 'waiting' && attempts === 0)).toBe(true)
  })

  it('ends with the process that started it', async () => {
    const { env } = await openFolder()
    const child = fork(worker, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

it('an image whose making kills three workers is marked failed', async () => {
  const { app, env } = await openFolder()
  const { _id } = await requestImage(app, null, { prompt: 'rice with beans' })
  const job = () => app.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
  for (let death = 1; death <= 3; death++) {
    const [, signal] = await once(start(deadlyWorker, env), 'exit')
    expect(signal).toBe('SIGKILL')
    expect(await job()).toMatchObject({ status: 'running', attempts: death })
  }
  start(deadlyWorker, env)
  await vi.waitFor(async () => expect(await job()).toMatchObject({ status: 'failed' }), patient)
  expect(await getImage(app, _id)).toMatchObject({
    imageUrl: 'failed',
    error: 'The image could not be made. Please try again.',
  })
})
