import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createLog } from '../log.ts'
import { diskOf } from './disk-use.ts'

it('the use of a small folder is counted again after a few seconds', {
  timeout: 30_000,
}, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'platewise-use-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const app = { config: readConfig({ DATA_DIR: dataDir }, '/'), log: createLog('silent') }
  const used = async () => (await diskOf(app)).used
  await expect.poll(used).toBe(0)
  writeFileSync(path.join(dataDir, 'picture'), Buffer.alloc(2_000_000))
  expect(await used()).toBe(0)
  await expect.poll(used, { timeout: 25_000, interval: 500 }).toBe(2_000_000)
})
