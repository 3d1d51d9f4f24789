import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { changeSiteSettings } from '#app/home/change-site-settings.server.ts'
import { takePicture } from '#app/images/making/take-picture.server.ts'
import { createPage } from '#app/legal/documents/pages.server.ts'
import { fileNames } from '#app/moving/site-file.ts'
import { addRedirects } from '#app/redirects/redirects.server.ts'
import { siteSettingsInput } from '#app/shell/settings/site-settings.ts'
import { commandLine as admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { projectRoot } from '#platform/project-root.ts'
import { openZip } from '#platform/zip/read-zip.ts'
import { buildMeal, editor } from '#tests/support/builders/build-meal.ts'
import { buildPost } from '#tests/support/builders/build-post.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { compileCache } from '#tests/support/compile-cache.ts'
import { openSite, runMoving, temporaryFolder } from '#tests/support/run-import.ts'
import { builtProgram } from '#tests/support/sites/site-process.ts'

/** So many that some are still not stored when the import is killed for the last time: it stores 500 at once. */
const redirects = 1700

/** Fills a site with content, words and a look of its own, pages and old addresses. */
async function fill(app: App) {
  const urls: string[] = []
  for (let seed = 1; seed <= 12; seed += 1) {
    const image = await takePicture(app, editor, await buildPicture('png', { seed, width: 400 }))
    urls.push(image.imageUrl)
  }
  const logo = await takePicture(app, editor, await buildPicture('png', { seed: 99, width: 400 }))
  for (const [n, url] of urls.entries()) {
    await buildMeal(app, { title: `Meal ${n}`, imageUrl: url })
    const block = {
      type: 'image',
      url: urls[(n + 1) % urls.length],
      alt: '',
      children: [{ text: '' }],
    }
    const content = JSON.stringify([block])
    await buildPost(app, { title: `Post ${n}`, content, featuredImage: url })
    const page = { title: `Page ${n}`, slug: `page-${n}`, description: 'About', content }
    await createPage(app, admin, { ...page, published: true })
  }
  const settings = {
    siteName: 'Table',
    accent: '#2e5aa8',
    logoImageId: logo._id,
    footerText: 'By us',
  }
  await inTransaction(app, (app) => changeSiteSettings(app, siteSettingsInput.parse(settings)))
  const rows = Array.from({ length: redirects }, (_, n) => ({ from: `/old/${n}`, to: '/blogs' }))
  for (let start = 0; start < redirects; start += 500) {
    await addRedirects(app, admin, rows.slice(start, start + 500))
  }
}

/** What a run has said when it is killed: so many lines with these words. One for each part of the file. */
const moments: [words: string, times: number][] = [
  ['new picture', 1],
  ['new meal', 1],
  ['new meal', 6],
  ['new post', 1],
  ['new post', 6],
  ['new page', 1],
  ['new page', 6],
  ['changed setting', 1],
  ['new redirect', 1],
  ['new redirect', 501],
]

/** Is loaded before the program, which it kills. */
const killer = path.join(projectRoot(), 'tests/support/kill-at-line.ts')

/** Runs a command of the site in the folder, and kills it at that moment. Returns its lines, and whether it was killed. */
async function run(folder: string, args: string[], moment?: (typeof moments)[number]) {
  const [words = '', times = 0] = moment ?? []
  const child = spawn(
    process.execPath,
    [...(moment ? ['--import', killer] : []), builtProgram('cli'), ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...{ PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'error' },
        ...compileCache(),
        ...{ KILL_AT_WORDS: words, KILL_AT_TIMES: String(times) },
      },
    },
  )
  const ended = once(child, 'close')
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) lines.push(line)
  await ended
  return { lines, killed: child.signalCode === 'SIGKILL', code: child.exitCode }
}

/** All that a file says about a site but when it was written, and the names of its pictures. */
async function said(file: string) {
  const zip = await openZip(file)
  onTestFinished(() => zip.close())
  const parts: Record<string, string[]> = {}
  for (const name of Object.values(fileNames)) {
    if (name === fileNames.manifest) continue
    const lines: string[] = []
    for await (const line of zip.lines(name)) lines.push(line)
    parts[name] = lines.toSorted()
  }
  return parts
}

it('a whole import that is killed ten times, in each of its parts, is finished by the next run, and nothing is there twice [moving-04]', {
  timeout: 900_000,
}, async () => {
  const from = await openSite()
  await fill(from)
  const [file, again, folder] = [
    path.join(temporaryFolder(), 'site.zip'),
    path.join(temporaryFolder(), 'again.zip'),
    temporaryFolder(),
  ]
  expect((await runMoving(from, 'export', file)).failure).toBeNull()
  expect((await run(folder, ['user', 'add', 'ann@example.com', 'Ann', 'Admin'])).code).toBe(0)
  const killed: string[] = []
  for (const moment of moments) {
    const { killed: isKilled } = await run(folder, ['import', file], moment)
    if (isKilled) killed.push(moment.join(' '))
  }
  expect(killed).toEqual(moments.map((moment) => moment.join(' ')))
  expect((await run(folder, ['import', file])).code).toBe(0)
  const { lines } = await run(folder, ['import', file])
  expect(lines.filter((line) => /^(new|changed|failed) /.test(line))).toEqual([])
  expect((await run(folder, ['export', again])).code).toBe(0)
  expect(await said(again)).toEqual(await said(file))
})
