import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { becomeSoleOwner } from './sole-owner.ts'

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-owner-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const other = `
  import { becomeSoleOwner } from ${JSON.stringify(new URL('./sole-owner.ts', import.meta.url).href)}
  becomeSoleOwner(process.argv[1])
  process.send('mine')
  setInterval(() => {}, 1000)`

describe('a data folder', () => {
  test('belongs to one web process at a time', () => {
    const folder = temporaryFolder()
    const release = becomeSoleOwner(folder)
    expect(() => becomeSoleOwner(folder)).toThrow('Another Platewise is already running')
    release()
    becomeSoleOwner(folder)()
  })

  test('is released as soon as its process is killed', async () => {
    const folder = temporaryFolder()
    const child = fork('--input-type=module', ['-e', other, folder], { execArgv: [] })
    await once(child, 'message')
    expect(() => becomeSoleOwner(folder)).toThrow('already running')
    child.kill('SIGKILL')
    await once(child, 'exit')
    becomeSoleOwner(folder)()
  })
})
