import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { isStartFault } from '../start-fault.ts'
import { readEnvFile } from './env-file.ts'

function envFile(content: string | Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, '.env')
  writeFileSync(file, content)
  return file
}

function read(file: string, given: Record<string, string> = {}) {
  const env: Record<string, string | undefined> = { ...given }
  readEnvFile(file, env)
  return env
}

function faultOf(file: string): string {
  try {
    read(file)
    return ''
  } catch (error) {
    expect(error).toSatisfy(isStartFault)
    return error instanceof Error ? error.message : ''
  }
}

describe('the file of settings', () => {
  it('provides the settings that the environment does not have', () => {
    const file = envFile(
      '\uFEFF# ours\nPORT=3001\n\nexport SITE_NAME="Ann\'s plates" # note\r\nA=1\n',
    )
    expect(read(file, { A: '2' })).toEqual({ PORT: '3001', SITE_NAME: "Ann's plates", A: '2' })
    expect(read(`${file}.none`)).toEqual({})
    expect(read(envFile('KEY="one\ntwo words\nthree" # end\nB=1\n'))).toEqual({
      KEY: 'one\ntwo words\nthree',
      B: '1',
    })
  })

  it('may be a copy of .env.example', () => {
    expect(faultOf(path.join(projectRoot(), '.env.example'))).toBe('')
  })

  it('is refused with one line if a part of it would be ignored', () => {
    expect(faultOf(envFile('PORT 3000\n'))).toMatch(/^Line 1 of .* is no setting: write NAME=value/)
    expect(faultOf(envFile('A=1\nSITE-NAME=x\n'))).toMatch(/^Line 2 of /)
    expect(faultOf(envFile(Buffer.from('PORT=1', 'utf16le')))).toContain('save it as UTF-8')
  })

  it('is refused with one line if it cannot be read', () => {
    const file = envFile('')
    rmSync(file)
    mkdirSync(file)
    expect(faultOf(file)).toBe(
      `${file} cannot be read (EISDIR). It must be a file that this user may read.`,
    )
    rmSync(file, { recursive: true })
    writeFileSync(file, '')
  })
})
