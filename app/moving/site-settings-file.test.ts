import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { updatePost } from '#app/blog/edit-posts.server.ts'
import { getPostBySlug } from '#app/blog/posts.server.ts'
import { changeSiteSettings } from '#app/home/change-site-settings.server.ts'
import { takePicture } from '#app/images/making/take-picture.server.ts'
import { visitorPhotosSetting } from '#app/images/vision/visitors/visitor-photos.server.ts'
import { changePage, createPage, getPage } from '#app/legal/documents/pages.server.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { addRedirects, findRedirect } from '#app/redirects/redirects.server.ts'
import { readSiteSettings } from '#app/shell/settings/site-settings.server.ts'
import { siteSettingsInput } from '#app/shell/settings/site-settings.ts'
import { commandLine as admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.ts'
import { openZip } from '#platform/zip/read-zip.ts'
import { buildMeal, editor } from '#tests/support/builders/build-meal.ts'
import { buildPost } from '#tests/support/builders/build-post.ts'
import { contentOf, filesOf } from '#tests/support/builders/moved-content.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { openSite, runMoving, temporaryFolder } from '#tests/support/run-import.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { importSiteFile } from './import-site-file.server.ts'
import type { ImportedThing } from './imported-thing.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const picture = async (app: App, seed: number) =>
  await takePicture(app, editor, await buildPicture('png', { seed, width: 700 }))

const change = (app: App, settings: object) =>
  inTransaction(app, (app) => changeSiteSettings(app, siteSettingsInput.parse(settings)))

const unchanged = { slug: undefined, updatedAt: undefined, autosave: undefined }

/** A site whose owner changed its words, its look, its pages and its addresses. */
async function fill(app: App) {
  const [logo, inline] = [await picture(app, 1), await picture(app, 2)]
  const soup = await buildMeal(app, { title: 'Soup' })
  const blocks = [
    { type: 'meal', mealId: soup._id, children: [{ text: '' }] },
    {
      type: 'gallery',
      images: [{ url: inline.imageUrl, alt: 'One' }],
      children: [{ text: '' }],
    },
    { type: 'paragraph', children: [{ text: 'Hello' }] },
  ]
  const content = JSON.stringify(blocks)
  await buildPost(app, { title: 'With a card', content, featuredImage: inline.imageUrl })
  const imprint = { title: 'Imprint', slug: 'imprint', description: 'Who we are', content }
  await createPage(app, admin, { ...imprint, published: true })
  await createPage(app, admin, { title: 'Not yet', slug: 'not-yet', ...nothing })
  const about = { ...unchanged, title: 'About us', description: '', content, published: true }
  await changePage(app, admin, 'about', about)
  await change(app, {
    siteName: 'Table',
    accent: '#2e5aa8',
    logoImageId: logo._id,
    heroMealId: soup._id,
    happyUsersText: '',
    navigation: [{ label: 'Imprint', href: '/imprint' }],
  })
  await writeSetting(app, visitorPhotosSetting, { on: true })
  await addRedirects(app, admin, [
    { from: '/old-soup', to: '/meals/soup' },
    { from: '/shop', to: 'https://shop.example/', status: 302 },
  ])
}

const nothing = { description: undefined, content: undefined, published: undefined }

/** The content without the ids in meal cards, which each site has its own. */
const comparable = async (app: App) =>
  JSON.parse(JSON.stringify(await contentOf(app)).replaceAll(/mealId\\?":\\?"[0-9a-f-]+/g, ''))

async function all(app: App, file: string, dry: boolean) {
  const things: ImportedThing[] = []
  for await (const thing of importSiteFile(app, admin, file, { dry })) things.push(thing)
  return things
}

async function exported(app: App): Promise<string> {
  const file = path.join(temporaryFolder(), 'site.zip')
  expect((await runMoving(app, 'export', file)).failure).toBeNull()
  return file
}

describeOnBoth('a whole export', (open) => {
  it('brings pages, settings, redirects and the logo; a repeat changes nothing [moving-01]', async () => {
    const [from, to] = [await openSite(open), await openSite(open)]
    await fill(from)
    // The meal has another id there, as on every other site.
    const file = await exported(from)
    const first = await runMoving(to, 'import', file)
    expect(first.failure).toBeNull()
    expect(['pages', 'redirects', 'pictures'].map((kind) => first.row(kind))).toEqual([
      [2, 1, 0, 0],
      [2, 0, 0, 0],
      [2, 0, 0, 0],
    ])
    expect(first.lines).toContain('changed setting siteName')
    expect(first.lines).toContain('changed setting logo')
    expect(await comparable(to)).toEqual(await comparable(from))
    expect(await filesOf(to)).toEqual(await filesOf(from))
    const soup = await getMealBySlug(to, null, 'soup')
    expect(await readSiteSettings(to)).toMatchObject({
      siteName: 'Table',
      heroMealId: soup._id,
      logoImageId: expect.any(String),
    })
    expect((await getPage(to, admin, 'imprint')).content).toContain(soup._id)
    expect((await getPostBySlug(to, null, 'with-a-card')).content).toContain(soup._id)
    expect(await readSetting(to, visitorPhotosSetting)).toEqual({ on: true })
    expect(await findRedirect(to, '/shop')).toEqual({ to: 'https://shop.example/', status: 302 })
    const logo = (await readSiteSettings(to)).logoImageId ?? ''
    expect(
      await to.db.selectFrom('image_uses').selectAll().where('image_id', '=', logo).execute(),
    ).toHaveLength(1)

    const before = await to.db.selectFrom('pages').select(['id', 'updated_at']).execute()
    for (const site of [to, from]) {
      const again = await runMoving(site, 'import', file)
      expect(again.failure).toBeNull()
      expect(again.lines.filter((line) => /^(new|changed|failed) /.test(line))).toEqual([])
    }
    expect(await to.db.selectFrom('pages').select(['id', 'updated_at']).execute()).toEqual(before)
  })

  it('makes the other site equal again, and its check says the same and stores nothing [moving-02]', async () => {
    const [from, to] = [await openSite(open), await openSite(open)]
    await fill(from)
    const file = await exported(from)
    const check = async () => {
      const things = await all(to, file, true)
      return things.filter(({ result }) => result !== 'same').map(({ kind }) => kind)
    }
    const planned = await all(to, file, true)
    const total = planned.length
    expect(planned.filter(({ result }) => result === 'failed')).toEqual([])
    expect(await filesOf(to)).toEqual([])
    expect(await to.db.selectFrom('redirects').select('id').execute()).toEqual([])
    const first = await all(to, file, false)
    expect(first).toHaveLength(total)
    expect(await check()).toEqual([])

    await change(to, { siteName: 'Mine', heroMealId: null, logoImageId: null, tagline: 'My words' })
    const imprint = { ...unchanged, title: 'Mine', ...nothing }
    await changePage(to, admin, 'imprint', imprint)
    await addRedirects(to, admin, [{ from: '/shop', to: '/meals' }])
    const post = await getPostBySlug(to, editor, 'with-a-card')
    await updatePost(to, editor, post._id, { title: 'Mine' })
    expect(new Set(await check())).toEqual(new Set(['post', 'page', 'setting', 'redirect']))
    const run = await runMoving(to, 'import', file)
    expect([run.row('pages'), run.row('redirects')]).toEqual([
      [0, 1, 2, 0],
      [0, 1, 1, 0],
    ])
    expect(await comparable(to)).toEqual(await comparable(from))
  })

  it('leaves what is secret or belongs to this installation where it is [moving-03]', async () => {
    const from = await openSite(open, {
      env: { SMTP_URL: 'smtp://user:very-secret@mail.example', METRICS_TOKEN: 'very-secret-too' },
    })
    await fill(from)
    const { password_hash: hash } = await from.db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    const file = await exported(from)
    const zip = await openZip(file)
    const names = ['manifest.json', 'settings.json', 'categories.json', 'meals.jsonl']
    for (const name of [...names, 'posts.jsonl', 'pages.jsonl', 'redirects.jsonl']) {
      const text = (await zip.bytes(name, 1_000_000)).toString()
      expect(text).not.toContain('very-secret')
      expect(text).not.toContain(hash)
      expect(text).not.toMatch(/token|password/i)
    }
    zip.close()
    expect(readFileSync(file).includes('very-secret')).toBe(false)

    const to = await openSite(open, { env: { SITE_NAME: 'Fixed here' } })
    const run = await runMoving(to, 'import', file)
    expect(run.failure).toBeNull()
    expect(run.lines.join('\n')).toContain('same setting siteName\n  SITE_NAME decides it here')
    expect((await readSiteSettings(to)).siteName).toBe('Fixed here')
  })
})
