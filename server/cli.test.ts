import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { insertImage } from '#app/images/images.db.server.ts'
import { newImage } from '#app/images/images.server.ts'
import { readConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { storeSiteAddress } from '#platform/settings/site-address.ts'
import { buildMeal } from '#tests/support/builders/build-meal.ts'
import { buildUser } from '#tests/support/builders/build-user.ts'
import { compileCache } from '#tests/support/compile-cache.ts'
import { describeOnBoth, openTestDatabase } from '#tests/support/servers/databases.ts'
import { builtProgram } from '#tests/support/sites/site-process.ts'
import { migrateDatabase, openApp } from './app.ts'

const key = 'c'.repeat(32)

const program = builtProgram('cli')

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the real CLI in a folder of its own, without an interactive terminal. */
async function run(words: string[], settings: Record<string, string> = {}) {
  const cwd = temporaryFolder()
  const data = { DATA_DIR: path.join(cwd, 'data') }
  const env = { PATH: process.env.PATH, ...compileCache(), ...data, ...settings }
  const child = spawn(process.execPath, [program, ...words], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { cwd, out, err, status }
}

describe('the program', () => {
  it.skipIf(process.platform === 'win32')('lets visitors go first', async () => {
    const told = "console.error(require('node:os').getPriority())"
    const atEnd = path.join(temporaryFolder(), 'at-end.cjs')
    writeFileSync(atEnd, `process.on('exit', () => ${told})`)
    const { err, status } = await run(['user', 'list'], { NODE_OPTIONS: `--require=${atEnd}` })
    expect([status, Number(err)]).toEqual([0, Math.min(getPriority() + 4, 19)])
  })

  it('prints help on request, and does nothing', async () => {
    const { cwd, out, err, status } = await run(['backup', 'x.tar', '--help'])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain('npm run cli -- backup')
    expect(readdirSync(cwd)).toEqual([])
  })

  it('answers invalid arguments with one line and exit code 2, and does nothing', async () => {
    const { cwd, out, err, status } = await run(['backup', 'x.tar', '--nonsense'])
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toMatch(/^backup: Unknown option '--nonsense'[^\n]+\n$/)
    expect(readdirSync(cwd)).toEqual([])
  })

  it('allows an argument that starts with a dash after two dashes', async () => {
    const { out, status } = await run(['estimate', '--', '- 2 eggs'])
    expect(status).toBe(0)
    expect(JSON.parse(out).nutritionData.calories).toBeGreaterThan(100)
  })

  it.skipIf(process.platform === 'win32')('is not ended by a reader that leaves', async () => {
    const cwd = temporaryFolder()
    const lines = Array.from({ length: 3000 }, (_, id) => JSON.stringify({ id, text: '2 eggs' }))
    writeFileSync(path.join(cwd, 'texts.jsonl'), lines.join('\n'))
    const child = spawn(process.execPath, [program, 'estimate', '--jsonl', 'texts.jsonl'], {
      cwd,
      env: { PATH: process.env.PATH, ...compileCache(), DATA_DIR: path.join(cwd, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.once('data', () => child.stdout.destroy())
    const [err, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect({ err, status }).toEqual({ err: '', status: 0 })
  })
})

describeOnBoth('a command run next to a site', (_open, kind) => {
  /** A site with one meal that has an image. */
  async function openSite() {
    const place = kind === 'postgres' ? (await openTestDatabase('postgres')).place : undefined
    const settings = { DATA_DIR: temporaryFolder(), DATABASE_URL: place?.databaseUrl ?? '' }
    const config = readConfig(settings, projectRoot())
    await migrateDatabase(config, createLog('silent'))
    const { app, close } = await openApp(config, createLog('silent'))
    onTestFinished(close)
    const variants = { webp: [320], avif: [] }
    const ready = { source: 'generated', status: 'ready', media_key: key, variants } as const
    const row = newImage(app, await buildUser(app, 'Admin'), { ...ready, width: 320, height: 320 })
    await insertImage(app.db, row)
    await buildMeal(app, { title: 'Daal', imageId: row.id })
    return { app, settings }
  }

  it('replaces everything only after a confirmation', async () => {
    const { settings } = await openSite()
    const archive = path.join(temporaryFolder(), 'site.tar')
    expect(await run(['backup', archive], settings)).toMatchObject({ status: 0 })
    const asked = await run(['restore', archive], settings)
    expect(asked).toMatchObject({
      status: 1,
      err: 'restore replaces all that is here. Add --yes if that is wanted.\n',
    })
    expect(await run(['restore', archive, '--yes'], settings)).toMatchObject({ status: 0, err: '' })
    const missing = await run(['restore', `${archive}.gone`], settings)
    expect(missing.err).toContain('there is no such file')
  })

  it('uses the address at which the site was last served, unless SITE_URL is set', async () => {
    const { app, settings } = await openSite()
    const addressesIn = async (extra: Record<string, string>) => {
      const file = path.join(temporaryFolder(), 'content.json')
      expect(await run(['export', file], { ...settings, ...extra })).toMatchObject({ err: '' })
      return readFileSync(file, 'utf8').match(/http[^"]*(?=\/media\/)/g)
    }
    expect(await addressesIn({ PORT: '4000' })).toEqual(['http://127.0.0.1:4000'])
    await storeSiteAddress(app, 'https://plates.example')
    expect(await addressesIn({ PORT: '4000' })).toEqual(['https://plates.example'])
    expect(await addressesIn({ SITE_URL: 'https://other.example' })).toEqual([
      'https://other.example',
    ])
  })
})
