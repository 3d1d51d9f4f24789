import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getImage, requestImage } from '#app/images/images.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { readConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { migrateDatabase, openApp } from '../app.ts'
import { startWorkers } from './worker-processes.ts'

const patient = { timeout: 50_000, interval: 20 }
vi.setConfig({ testTimeout: 60_000 })

const hastyWorker = path.join(projectRoot(), 'tests/support/races/hasty-worker.ts')

/** A site in a folder; `workers` returns those that have been started so far. */
async function openSite() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'platewise-workers-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 }))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const config = readConfig(settings, projectRoot())
  await migrateDatabase(config, createLog('silent'))
  const { app, close } = await openApp(config, createLog('silent'))
  onTestFinished(close)
  const workers = () => {
    const lines = readFileSync(path.join(dataDir, 'workers.txt'), 'utf8').trim().split('\n')
    return lines.map((line) => ({ pid: Number.parseInt(line, 10), line }))
  }
  return { app, workers }
}

async function drawn(app: App): Promise<unknown> {
  const { _id } = await requestImage(app, commandLine, { prompt: 'rice with beans' })
  return await vi.waitFor(async () => {
    const image = await getImage(app, commandLine, _id)
    expect(image.imageUrl).not.toBe('pending')
    return image
  }, patient)
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// Four processes start one after the other, and the test takes as long as that does on a busy machine.
it('an idle worker is replaced by one that stays until it has run a job and is idle again', {
  timeout: 180_000,
}, async () => {
  const { app, workers } = await openSite()
  const log = createLog('silent')
  const error = vi.spyOn(log, 'error')
  const { stop } = startWorkers(1, log, hastyWorker)
  onTestFinished(stop)
  await vi.waitFor(() => expect(workers()).toHaveLength(2), patient)
  // Five minutes by the worker's clock.
  await pause(3000)
  const [first, second] = workers()
  expect(workers().map(({ line }) => line)).toEqual([`${first?.pid}`, `${second?.pid} --successor`])
  expect([first, second].map((worker) => isAlive(worker?.pid ?? 0))).toEqual([false, true])
  expect(await drawn(app)).toMatchObject({ error: null, width: 1280 })
  await vi.waitFor(() => expect(workers()).toHaveLength(3), patient)
  expect(await drawn(app)).toMatchObject({ error: null, width: 1280 })
  expect(error).not.toHaveBeenCalled()
  await stop()
  expect(workers().filter(({ pid }) => isAlive(pid))).toEqual([])
})

it('an idle worker without a parent process that would replace it stays', async () => {
  const { app, workers } = await openSite()
  const child = spawn(process.execPath, [hastyWorker], { stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  expect(await drawn(app)).toMatchObject({ error: null, width: 1280 })
  await pause(3000)
  expect(workers()).toHaveLength(1)
  expect(child.exitCode).toBeNull()
  expect(await drawn(app)).toMatchObject({ error: null, width: 1280 })
})

/** A folder for a program that is not a worker of ours. */
function programFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-workers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('a worker that ends by itself at once is restarted less and less often', async () => {
  const log = createLog('silent')
  const deaths: number[] = []
  vi.spyOn(log, 'error').mockImplementation(() => void deaths.push(performance.now()))
  const program = path.join(programFolder(), 'worker.mjs')
  writeFileSync(program, 'process.exit(1)')
  const { stop } = startWorkers(1, log, program)
  onTestFinished(stop)
  // The pauses are 0.5, 1 and 2 s.
  await vi.waitFor(() => expect(deaths).toHaveLength(4), patient)
  const [, , third = 0, fourth = 0] = deaths
  expect(fourth - third).toBeGreaterThan(2000)
})

it('a worker that cannot be started ends nothing, and is started later', async () => {
  const log = createLog('silent')
  const error = vi.spyOn(log, 'error')
  const { execPath } = process
  onTestFinished(() => {
    process.execPath = execPath
  })
  const folder = programFolder()
  const program = path.join(folder, 'worker.mjs')
  const sign = path.join(folder, 'started')
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs'; writeFileSync('${sign}', '')
    process.on('disconnect', () => process.exit()); setInterval(() => {}, 1000)`,
  )
  // The first is noticed by Node itself, the second by the system.
  process.execPath = '\0'
  const first = startWorkers(1, log, program)
  process.execPath = path.join(folder, 'nowhere')
  const second = startWorkers(1, log, program)
  onTestFinished(first.stop)
  onTestFinished(second.stop)
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2), patient)
  process.execPath = execPath
  await vi.waitFor(() => expect(existsSync(sign)).toBe(true), patient)
  expect(error).toHaveBeenCalledTimes(2)
})
