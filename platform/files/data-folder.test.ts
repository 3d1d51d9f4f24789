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
import { projectRoot } from '../project-root.ts'

/** A folder as people have it by default, open to everybody. */
function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-rights-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  return folder
}

/** Runs a command of the site in a shell whose files everybody may read. */
function run(dataDir: string, ...words: string[]) {
  const cli = path.join(projectRoot(), 'server/cli.ts')
  const script = 'umask 022; exec "$@"'
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', script, 'sh', process.execPath, cli, ...words],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8)

const modesIn = (folder: string) =>
  new Set(globSync('**/*', { cwd: folder }).map((name) => modeOf(path.join(folder, name))))

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('and all in it are for the user alone that runs the site, archives too', () => {
    const folder = openFolder()
    const dataDir = path.join(folder, 'srv/site')
    run(dataDir, 'user', 'add', 'ann@example.com', 'Ann', 'Admin')
    run(dataDir, 'backup', path.join(folder, 'site.tar'))
    run(dataDir, 'export', path.join(folder, 'content.json'))
    expect(modesIn(folder)).toEqual(new Set(['700', '600']))
  })

  it('of an older site is closed, with its files', () => {
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

  // Nobody else can give a folder away.
  if (process.getuid?.() === 0) {
    it('of another user stays readable for that user when root works in it', () => {
      const folder = openFolder()
      chownSync(folder, 65_534, 65_534)
      run(folder, 'backup', path.join(folder, 'site.tar'))
      expect(modeOf(folder)).toBe('755')
      expect(modeOf(path.join(folder, 'platewise.sqlite'))).toBe('644')
    })
  }

  it('that somebody shares with a group stays so, and new files with it', () => {
    const folder = openFolder()
    chmodSync(folder, 0o750)
    run(folder, 'user', 'list')
    expect(modeOf(folder)).toBe('750')
    expect(modeOf(path.join(folder, 'platewise.sqlite'))).toBe('640')
  })

  it('stays open where other things lie in it, which the files of the site do not', () => {
    const folder = openFolder()
    writeFileSync(path.join(folder, 'holiday.txt'), 'photos', { mode: 0o644 })
    run(folder, 'user', 'list')
    expect(modeOf(folder)).toBe('755')
    expect(modeOf(path.join(folder, 'holiday.txt'))).toBe('644')
    expect(modeOf(path.join(folder, 'platewise.sqlite'))).toBe('600')
  })
})
