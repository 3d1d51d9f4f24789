import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { tidyImages } from '#app/images/files/tidy-images.server.ts'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { readConfig } from '#platform/config/config.ts'
import { removeLeftovers } from '#platform/files/leftovers.ts'
import { createLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { compileCache } from '#tests/support/compile-cache.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { migrateDatabase, openApp } from './app.ts'

vi.setConfig({ testTimeout: 120_000 })

const hour = 3_600_000
const patient = { timeout: 60_000, interval: 5 }

/** A site on SQLite with enough rows that writing or reading an archive takes seconds. */
async function openSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-leftovers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const backupDir = path.join(folder, 'backups')
  mkdirSync(backupDir)
  const settings = { DATA_DIR: path.join(folder, 'data'), BACKUP_DIR: backupDir }
  mkdirSync(settings.DATA_DIR)
  const config = readConfig(settings, projectRoot())
  await migrateDatabase(config, createLog('silent'))
  const { app, close } = await openApp(config, createLog('silent'))
  onTestFinished(close)
  return { app: { ...app, clock: createTestClock() }, settings, backupDir, folder }
}

type Site = Awaited<ReturnType<typeof openSite>>

async function fill({ app }: Site): Promise<void> {
  const value = { notes: 'x'.repeat(20_000) }
  const updated_at = new Date().toISOString()
  const rows = Array.from({ length: 3000 }, (_, n) => ({ name: `filling ${n}`, value, updated_at }))
  for (let start = 0; start < rows.length; start += 500) {
    await app.db
      .insertInto('settings')
      .values(rows.slice(start, start + 500))
      .execute()
  }
}

function start(program: string[], settings: Record<string, string>): ChildProcess {
  const env = { PATH: process.env.PATH, ...compileCache(), ...settings }
  const child = spawn(process.execPath, program, { env, cwd: projectRoot(), stdio: 'ignore' })
  onTestFinished(() => kill(child))
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const runCli = (site: Site, ...words: string[]) =>
  start([path.join(projectRoot(), 'server/cli.ts'), ...words], site.settings)

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Removes leftovers as a worker would do after this number of hours. */
async function removeAfter({ app }: Site, hours: number): Promise<void> {
  app.clock.set(new Date(Date.now() + hours * hour).toISOString())
  await removeLeftovers(app)
}

describe('the leftovers of a killed process', () => {
  it('of a restore are removed, but never during the restore', async () => {
    const site = await openSite()
    await fill(site)
    const archive = path.join(site.folder, 'site.tar')
    await writeBackup(site.app, archive)
    const scratch = path.join(site.app.config.dataDir, 'scratch')
    const restore = runCli(site, 'restore', archive, '--yes')
    await vi.waitFor(() => expect(namesIn(scratch)).toHaveLength(1), patient)
    await vi.waitFor(
      () => expect(namesIn(path.join(scratch, ...namesIn(scratch)))).toContain('scratch.sqlite'),
      patient,
    )
    restore.kill('SIGSTOP')
    await removeAfter(site, 1000)
    expect(namesIn(scratch)).toHaveLength(1)
    await kill(restore)
    await removeAfter(site, 0)
    expect(namesIn(scratch)).toHaveLength(1)
    await removeAfter(site, 1)
    expect(namesIn(scratch)).toEqual([])
  })

  it('of a backup are removed from the folders of the site, and nothing else is', async () => {
    const site = await openSite()
    await fill(site)
    const others = ['notes.tar', 'holiday.rows', 'site.tar.lock', 'unfinished']
    for (const name of others) writeFileSync(path.join(site.backupDir, name), '')
    const folders = { [site.backupDir]: 'by-hand.tar', [site.app.config.dataDir]: 'mine.tar' }
    for (const [folder, name] of Object.entries(folders)) {
      const before = namesIn(folder).toSorted()
      const backup = runCli(site, 'backup', path.join(folder, name))
      await vi.waitFor(() => expect(namesIn(folder)).toContain(`${name}.unfinished-rows`), patient)
      await kill(backup)
      await removeAfter(site, 5)
      expect(namesIn(folder)).toContain(`${name}.unfinished-rows`)
      await removeAfter(site, 7)
      expect(namesIn(folder).toSorted()).toEqual(before)
    }
  })

  it('of a refused upload are removed, both the image and its file', async () => {
    const site = await openSite()
    const module = (name: string) => pathToFileURL(path.join(projectRoot(), name)).href
    const upload = start(
      [
        '--input-type=module',
        '--eval',
        `import { storeUpload } from ${JSON.stringify(module('app/images/making/uploads.server.ts'))}
        import { configFromEnvironment, openApp } from ${JSON.stringify(module('server/app.ts'))}
        import { commandLine } from ${JSON.stringify(module('platform/api/caller.ts'))}
        import { createLog } from ${JSON.stringify(module('platform/log.ts'))}
        const { app } = await openApp(configFromEnvironment(), createLog('silent'))
        // Only the header of a picture.
        const head = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4)
        await storeUpload(app, commandLine, new File([head], 'plate.png'))`,
      ],
      site.settings,
    )
    const { app } = site
    const images = () => app.db.selectFrom('images').select(['id', 'status']).execute()
    await vi.waitFor(async () => expect(await images()).toHaveLength(1), patient)
    await kill(upload)
    app.clock.set(new Date().toISOString())
    startTestWorker(app, imageJobs)
    const refused = [expect.objectContaining({ status: 'failed' })]
    await vi.waitFor(async () => expect(await images()).toEqual(refused), patient)
    await tidyImages(app)
    expect(await images()).toEqual(refused)
    app.clock.advance(25 * hour)
    await tidyImages(app)
    await vi.waitFor(async () => expect(await images()).toEqual([]), patient)
    expect(namesIn(path.join(app.config.dataDir, 'media/incoming'))).toEqual([])
  })
})
