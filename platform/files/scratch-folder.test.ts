import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { removeScratchFolders } from './scratch-folder.ts'

it('removes abandoned folders although unrelated files are in the scratch folder', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'platewise-scratch-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const scratch = path.join(dataDir, 'scratch')
  mkdirSync(path.join(scratch, 'restore-abandoned'), { recursive: true })
  writeFileSync(path.join(scratch, 'restore-a-file'), '')
  writeFileSync(path.join(scratch, 'notes.txt'), '')
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const name of readdirSync(scratch)) {
    utimesSync(path.join(scratch, name), yesterday, yesterday)
  }
  const faults: unknown[] = []
  expect(removeScratchFolders(dataDir, new Date(), (error) => faults.push(error))).toBe(1)
  expect(readdirSync(scratch).toSorted()).toEqual(['notes.txt', 'restore-a-file'])
  expect(faults).toHaveLength(1)
})
