import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { compileCache } from '#tests/support/compile-cache.ts'
import { projectRoot } from '../project-root.ts'

/** A folder with default permissions, readable by everyone. */
function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-rights-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  return folder
}

/** Runs a CLI command with a umask that makes new files readable by everyone. */
function run(dataDir: string, ...words: string[]) {
  const cli = path.join(projectRoot(), 'server/cli.ts')
  const script = 'umask 022; exec "$@"'
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', script, 'sh', process.execPath, cli, ...words],
    {
      env: { PATH: process.env.PATH, ...compileCache(), DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8)

const modesIn = (folder: string) =>
  new Set(globSync('**/*', { cwd: folder }).map((name) => modeOf(path.join(folder, name))))

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('is accessible only to the user who runs the site, with all files in it including archives', () => {
    const folder = openFolder()
    const dataDir = path.join(folder, 'srv/site')
    run(dataDir, 'user', 'add', 'ann@example.com', 'Ann', 'Admin')
    run(dataDir, 'backup', path.join(folder, 'site.tar'))
    run(dataDir, 'export', path.join(folder, 'content.json'))
    expect(modesIn(folder)).toEqual(new Set(['700', '600']))
  })

  it('of an older version is closed, with its files', () => {
    const folder = openFolder()
    run(folder, 'user', 'list')
    mkdirSync(path.join(folder, 'media'))
    chmodSync(folder, 0o755)
    chmodSync(path.join(folder, 'media'), 0o755)
    chmodSync(path.join(folder, 'platewise.sqlite'), 0o644)
    writeFileSync(path.join(folder, 'platewise.sqlite.before-0002-blog'), '', { mode: 0o644 })
    run(folder, 'user', 'list')
    expect(modeOf(folder)).toBe('700')
    expect(modesIn(folder)).toEqual(new Set(['700', '600']))
  })

  // Only root can change the owner of a folder.
  if (process.getuid?.() === 0) {
    it('stays readable for the user who owns it when root works in it', () => {
      const folder = openFolder()
      chownSync(folder, 65_534, 65_534)
      run(folder, 'backup', path.join(folder, 'site.tar'))
      expect(modeOf(folder)).toBe('755')
      expect(modeOf(path.join(folder, 'platewise.sqlite'))).toBe('644')
    })
  }

  it('shared with a group stays shared, including new files', () => {
    const folder = openFolder()
    chmodSync(folder, 0o750)
    run(folder, 'user', 'list')
    expect(modeOf(folder)).toBe('750')
    expect(modeOf(path.join(folder, 'platewise.sqlite'))).toBe('640')
  })

  it("stays open if it contains other things, but the site's own files are closed", () => {
    const folder = openFolder()
    writeFileSync(path.join(folder, 'holiday.txt'), 'photos', { mode: 0o644 })
    run(folder, 'user', 'list')
    expect(modeOf(folder)).toBe('755')
    expect(modeOf(path.join(folder, 'holiday.txt'))).toBe('644')
    expect(modeOf(path.join(folder, 'platewise.sqlite'))).toBe('600')
  })
})
