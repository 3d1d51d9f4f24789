import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrations } from '#migrations/index.ts'
import { backUpDaily } from '#platform/backup/daily-backup.ts'
import { withArchive } from '#platform/backup/read-backup.ts'
import { openTestApp } from '#tests/support/test-app.ts'

function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('the daily backup', () => {
  it('is written once a day, and the last seven are kept', async () => {
    const folder = openFolder()
    const app = await openTestApp(undefined, { env: { BACKUP_DIR: folder } })
    app.clock.set('2026-03-01T02:00:00.000Z')
    for (let day = 0; day < 9; day++) {
      await Promise.all([backUpDaily(app), backUpDaily(app)])
      app.clock.advance(24 * 3_600_000)
    }
    const names = readdirSync(folder).toSorted()
    expect(names).toHaveLength(7)
    expect(names.at(0)).toBe('platewise-2026-03-03.tar')
    await withArchive(
      path.join(folder, 'platewise-2026-03-09.tar'),
      { migrations, dataDir: folder },
      async () => {},
    )
  })

  it('is kept although a clock that was ahead has left archives with future dates', async () => {
    const folder = openFolder()
    const app = await openTestApp(undefined, { env: { BACKUP_DIR: folder } })
    for (let day = 1; day <= 9; day++) {
      writeFileSync(path.join(folder, `platewise-2031-01-0${day}.tar`), '')
    }
    app.clock.set('2026-03-01T02:00:00.000Z')
    await backUpDaily(app)
    expect(readdirSync(folder)).toContain('platewise-2026-03-01.tar')
  })

  it('is written on a day for which a clock that was ahead has left an archive', async () => {
    const folder = openFolder()
    const app = await openTestApp(undefined, { env: { BACKUP_DIR: folder } })
    const early = path.join(folder, 'platewise-2026-03-04.tar')
    writeFileSync(early, '')
    const ahead = new Date('2026-03-04T02:00:00.000Z')
    utimesSync(early, ahead, ahead)
    app.clock.set('2026-03-01T02:00:00.000Z')
    await backUpDaily(app)
    expect(statSync(early).size).toBe(0)
    app.clock.set('2026-03-04T03:00:00.000Z')
    await backUpDaily(app)
    await withArchive(early, { migrations, dataDir: folder }, async () => {})
  })

  it('waits until a new site is filled, but not if it has archives', async () => {
    const folder = openFolder()
    const app = await openTestApp(undefined, { env: { BACKUP_DIR: folder } })
    app.clock.set('2026-03-01T02:00:00.000Z')
    let filling = true
    const isUnfinished = async () => filling
    await backUpDaily(app, { isUnfinished })
    expect(readdirSync(folder)).toEqual([])
    filling = false
    await backUpDaily(app, { isUnfinished })
    expect(readdirSync(folder)).toEqual(['platewise-2026-03-01.tar'])
    filling = true
    app.clock.advance(24 * 3_600_000)
    await backUpDaily(app, { isUnfinished })
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('is not written twice on one day', async () => {
    const folder = openFolder()
    const app = await openTestApp(undefined, { env: { BACKUP_DIR: folder } })
    const file = path.join(folder, 'platewise-2026-03-01.tar')
    writeFileSync(file, '')
    const written = new Date('2026-03-01T01:00:00.000Z')
    utimesSync(file, written, written)
    app.clock.set('2026-03-01T02:00:00.000Z')
    await backUpDaily(app)
    expect(statSync(file).size).toBe(0)
  })
})
