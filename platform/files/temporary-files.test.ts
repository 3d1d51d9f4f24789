import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { placeTemporaryFiles } from './temporary-files.ts'

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-temporary-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

it('temporary files stay where the system has them, if it takes them', () => {
  const dataDir = newFolder()
  const before = process.env.TMPDIR
  placeTemporaryFiles(dataDir)
  expect(process.env.TMPDIR).toBe(before)
})

it('temporary files go below the data folder if the system takes none', () => {
  const dataDir = newFolder()
  vi.stubEnv('TMPDIR', path.join(dataDir, 'none'))
  placeTemporaryFiles(dataDir)
  const folder = path.join(dataDir, 'scratch')
  expect([tmpdir(), statSync(folder).isDirectory()]).toEqual([folder, true])
})
