import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { takePicture } from '#app/images/making/take-picture.server.ts'
import { readConfig } from '#platform/config/config.ts'
import type { DialectName } from '#platform/database/dialect-of.ts'
import { createLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { openApp } from '#server/app.ts'
import { buildMeal, editor } from '#tests/support/builders/build-meal.ts'
import { buildPost } from '#tests/support/builders/build-post.ts'
import { contentOf, filesOf } from '#tests/support/builders/moved-content.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { compileCache } from '#tests/support/compile-cache.ts'
import { openSite, runMoving, temporaryFolder } from '#tests/support/run-import.ts'
import { emptyPlace } from '#tests/support/servers/databases.ts'
import { builtProgram } from '#tests/support/sites/site-process.ts'

vi.setConfig({ testTimeout: 600_000 })

const kills = 6

type Settings = Record<string, string>

/** The environment variables of a new site with just an administrator. */
async function newSite(kind: DialectName): Promise<Settings> {
  const settings: Settings = { DATA_DIR: temporaryFolder(), FETCH_ALLOW_HOSTS: '127.0.0.1' }
  if (kind === 'postgres') settings.DATABASE_URL = (await emptyPlace(kind)).databaseUrl ?? ''
  await command(settings, ['user', 'add', 'ann@example.com', 'Ann', 'Admin'])
  return settings
}

function start(settings: Settings, args: string[]) {
  const child = spawn(process.execPath, [builtProgram('cli'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...compileCache(), ...settings },
  })
  const output = { text: '', lines: () => output.text.split('\n').length - 1 }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output.text += chunk
    })
  }
  return { child, output, ended: once(child, 'exit') }
}

async function command(settings: Settings, args: string[]): Promise<string> {
  const { child, output, ended } = start(settings, args)
  await ended
  expect([child.exitCode, output.text]).toEqual([0, expect.anything()])
  return output.text
}

/**
 * Runs a command until it has printed a few lines and a moment longer, then kills it. Returns true if it was
 * still running.
 */
async function killed(settings: Settings, args: string[]): Promise<boolean> {
  const { child, output, ended } = start(settings, args)
  // The first line is printed after the import has stored something.
  const lines = 1 + Math.floor(Math.random() * 3)
  while (child.exitCode === null && output.lines() < lines) await pause(2)
  await Promise.race([pause(Math.random() * 40), ended])
  child.kill('SIGKILL')
  await ended
  return child.signalCode === 'SIGKILL'
}

/** Kills enough imports, then runs one to the end. Returns its output. */
async function importThroughKills(settings: Settings, args: string[]): Promise<string> {
  let died = 0
  for (let run = 0; run < kills; run += 1) died += Number(await killed(settings, args))
  expect(died).toBe(kills)
  await command(settings, args)
  return await command(settings, args)
}

async function openThere(settings: Settings) {
  const { app, close } = await openApp(readConfig(settings, projectRoot()), createLog('silent'))
  onTestFinished(close)
  return app
}

const folder = mkdtempSync(path.join(tmpdir(), 'platewise-whole-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A whole export and what is in it: 60 meals and 40 posts with a hundred pictures, made once. */
let whole: ReturnType<typeof exportWhole> | undefined

async function exportWhole() {
  const from = await openSite()
  const picture = async (seed: number) => {
    const bytes = await buildPicture('jpeg', { seed, width: 64, height: 48 })
    return (await takePicture(from, editor, bytes)).imageUrl
  }
  for (let index = 0; index < 60; index += 1) {
    await buildMeal(from, { title: `Meal ${index}`, imageUrl: await picture(index) })
  }
  for (let index = 0; index < 40; index += 1) {
    const image = { type: 'image', url: await picture(100 + index), children: [{ text: '' }] }
    const content = JSON.stringify([image])
    const featuredImage = await picture(index)
    await buildPost(from, { title: `Post ${index}`, content, featuredImage })
  }
  const file = path.join(folder, 'site.zip')
  await runMoving(from, 'export', file)
  return { file, content: await contentOf(from), files: await filesOf(from) }
}

describe.each(['sqlite', 'postgres'] as const)('an import that is killed, on %s', (kind) => {
  it('of a whole export is completed by running it again', async () => {
    whole ??= exportWhole()
    const { file, content, files } = await whole
    const settings = await newSite(kind)
    const last = await importThroughKills(settings, ['import', file])
    expect(last).toMatch(/pictures +0 +0 +100 +0/)
    expect(last).not.toMatch(/^(new|changed|failed)/m)
    const to = await openThere(settings)
    expect(await contentOf(to)).toEqual(content)
    expect(await filesOf(to)).toEqual(files)
  })

  it('from Ghost is completed by running it again', async () => {
    const count = 60
    const pictures = await Promise.all(
      Array.from({ length: 2 * count }, (_, seed) => buildPicture('jpeg', { seed, width: 320 })),
    )
    const server = createServer(({ url = '' }, response) => {
      response.end(pictures[Number(/\d+/.exec(url)?.[0])])
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const posts = Array.from({ length: count }, (_, index) => ({
      ...{ id: `${index}`, title: `Post ${index}`, slug: `post-${index}`, status: 'published' },
      html: `<p>Hello</p><img src="__GHOST_URL__/${count + index}.jpg">`,
      feature_image: `__GHOST_URL__/${index}.jpg`,
      visibility: 'public',
    }))
    const file = path.join(temporaryFolder(), 'ghost.json')
    writeFileSync(file, JSON.stringify({ db: [{ data: { posts } }] }))
    const settings = await newSite(kind)
    const last = await importThroughKills(settings, ['import', 'ghost', file, site])
    expect(last).toMatch(/posts +0 +0 +60 +0/)
    const app = await openThere(settings)
    const stored = await app.db
      .selectFrom('posts')
      .select(['slug', 'published', 'content'])
      .execute()
    expect(stored.map(({ slug }) => slug).toSorted()).toEqual(
      posts.map(({ slug }) => slug).toSorted(),
    )
    expect(
      stored.filter(({ published, content }) => published && content.includes('"/media/')),
    ).toHaveLength(count)
    const images = await app.db.selectFrom('images').select(['status', 'media_key']).execute()
    expect(images.every(({ status }) => status === 'ready')).toBe(true)
    expect(new Set(images.map(({ media_key }) => media_key)).size).toBe(images.length)
    const files = await filesOf(app)
    expect(new Set(files.map((line) => line.slice(0, 32))).size).toBe(images.length)
  })
})
