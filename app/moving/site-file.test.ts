import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { addPostCategory } from '#app/blog/categories/post-categories.server.ts'
import { updatePost } from '#app/blog/edit-posts.server.ts'
import { getPostBySlug } from '#app/blog/posts.server.ts'
import { addAvif } from '#app/images/files/add-avif.server.ts'
import { houseStyleSetting } from '#app/images/making/house-style.server.ts'
import { takePicture } from '#app/images/making/take-picture.server.ts'
import { checkMeal } from '#app/meals/checked/check-meal.server.ts'
import { updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { addCategory, addMealType } from '#app/meals/labels/categories.server.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import type { App } from '#platform/app.ts'
import { openMediaStore } from '#platform/media/media-store.ts'
import { writeSetting } from '#platform/settings/settings.ts'
import { openZip } from '#platform/zip/read-zip.ts'
import { buildMeal, editor, idOf } from '#tests/support/builders/build-meal.ts'
import { buildPost } from '#tests/support/builders/build-post.ts'
import { zipOf } from '#tests/support/builders/build-zip.ts'
import { contentOf, filesOf } from '#tests/support/builders/moved-content.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { openSite, runMoving, temporaryFolder } from '#tests/support/run-import.ts'
import { openTestDatabase } from '#tests/support/servers/databases.ts'
import { openS3Server } from '#tests/support/servers/s3-server.ts'

vi.setConfig({ testTimeout: 120_000 })

const item = {
  ...{ text: '100 g rice', food: 'Rice', foodId: 'rice', group: 'grain', grams: 100 },
  nutritionData: { calories: 130, carbohydrates: 28 },
}

/** Fills a site with content of every kind. */
async function fill(app: App) {
  const takeOne = async (seed: number) =>
    await takePicture(app, editor, await buildPicture('jpeg', { seed, width: 700 }))
  const [soup, inline] = [await takeOne(1), await takeOne(2)]
  await addAvif(app, soup.url?.slice(7, 39) ?? '', new AbortController().signal)
  await addCategory(app, editor, { name: 'Soups' })
  await addMealType(app, editor, { name: 'Second breakfast' })
  await addPostCategory(app, editor, { name: 'News' })
  await writeSetting(app, houseStyleSetting, { text: 'On a dark table: {prompt}' })
  const meal = await buildMeal(app, {
    title: 'Old name',
    categories: [await idOf(app, 'Soups'), await idOf(app, 'Vegan')],
    mealType: await idOf(app, 'Second breakfast'),
    imageUrl: soup.imageUrl,
    imageAlt: 'A bowl of rice',
    items: [item],
    nutritionData: { calories: 999 },
    detectedIngredients: ['rice', 'water'],
  })
  await updateMeal(app, editor, meal._id, { title: 'Soup', slug: 'soup' })
  await buildMeal(app, { title: 'Plain', isPublished: false, imageUrl: soup.imageUrl })
  const counted = await buildMeal(app, { title: 'Counted', items: [item] })
  await checkMeal(app, editor, counted._id, {})
  const content = JSON.stringify([
    { type: 'image', url: inline.imageUrl, alt: 'A', caption: 'C', children: [{ text: '' }] },
    { type: 'paragraph', children: [{ text: 'Hello' }] },
  ])
  const post = { title: 'Long', content, category: 'News', tags: ['A', 'b'] }
  const long = await buildPost(app, { ...post, featuredImage: soup.imageUrl })
  await app.db.updateTable('posts').set({ views: 12 }).where('id', '=', long._id).execute()
  const html = `<p>Old <img src="${inline.imageUrl}"></p>`
  await buildPost(app, { title: 'Old HTML', content: html, featuredImage: inline.imageUrl })
  await buildPost(app, { title: 'Draft', published: false, featuredImage: '' })
}

/** How many settings a file has. */
const settings = 18

const kinds = ['meals', 'posts', 'pictures', 'settings', 'categories', 'meal types']

describe('a whole export', () => {
  it('gives the same site on another database and media store, and changes nothing when repeated', async () => {
    const from = await openSite(() => openTestDatabase('sqlite'))
    await fill(from)
    const file = path.join(temporaryFolder(), 'site.zip')
    const exported = await runMoving(from, 'export', file)
    expect(exported.lines[0]).toContain('3 meals, 3 posts, 0 pages, 0 redirects and 2 pictures')
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const folder = temporaryFolder()
    const s3 = await openS3Server(folder)
    onTestFinished(() => s3.close())
    const open = () => openTestDatabase('postgres')
    const empty = await openSite(open, { env: s3.settings })
    const to = { ...empty, media: await openMediaStore(empty.config) }
    const first = await runMoving(to, 'import', file)
    expect(first.failure).toBeNull()
    expect(kinds.map((kind) => first.row(kind))).toEqual([
      [3, 0, 0, 0],
      [3, 0, 0, 0],
      [2, 0, 0, 0],
      [0, 1, settings - 1, 0],
      [1, 0, 3, 0],
      [1, 0, 4, 0],
    ])
    expect(await contentOf(to)).toEqual(await contentOf(from))
    expect(await filesOf(to)).toEqual(await filesOf(from))
    // Old addresses still redirect to the meal.
    expect(await getMealBySlug(to, null, 'old-name')).toMatchObject({
      slug: 'soup',
      nutritionSource: 'edited',
      nutritionData: { calories: 999 },
      items: [{ food: 'Rice' }],
    })
    expect(await getPostBySlug(to, null, 'long')).toMatchObject({
      views: 12,
      author: { name: 'Test Editor' },
    })

    const before = await to.db.selectFrom('meals').select(['id', 'updated_at']).execute()
    for (const site of [to, from]) {
      const again = await runMoving(site, 'import', file)
      expect(again.lines).toHaveLength(8)
      expect(kinds.map((kind) => again.row(kind))).toEqual([
        [0, 0, 3, 0],
        [0, 0, 3, 0],
        [0, 0, 2, 0],
        [0, 0, settings, 0],
        [0, 0, 4, 0],
        [0, 0, 5, 0],
      ])
    }
    expect(await to.db.selectFrom('meals').select(['id', 'updated_at']).execute()).toEqual(before)
  })

  it('changes what is different, including what is published', async () => {
    const [from, to] = [await openSite(), await openSite()]
    await fill(from)
    const file = path.join(temporaryFolder(), 'site.zip')
    await runMoving(from, 'export', file)
    await runMoving(to, 'import', file)
    const { _id } = await getMealBySlug(to, editor, 'plain')
    await updateMeal(to, editor, _id, { isPublished: true, imageUrl: '', description: 'Mine' })
    const run = await runMoving(to, 'import', file)
    expect(run.row('meals')).toEqual([0, 1, 2, 0])
    expect(run.lines).toContain('changed meal plain')
    expect(await contentOf(to)).toEqual(await contentOf(from))
  })

  it('gives items that were renamed since the last import their new address', async () => {
    const [from, to] = [await openSite(), await openSite()]
    const meal = await buildMeal(from, { title: 'Soup' })
    const post = await buildPost(from, { title: 'On soup', published: false, featuredImage: '' })
    const stew = await buildMeal(from, { title: 'Stew' })
    const file = path.join(temporaryFolder(), 'site.zip')
    const move = async () => {
      await runMoving(from, 'export', file)
      const run = await runMoving(to, 'import', file)
      expect(run.failure).toBeNull()
      return [run.row('meals'), run.row('posts')]
    }
    await move()
    await updateMeal(from, editor, meal._id, { slug: 'best-soup' })
    await updatePost(from, editor, post._id, { slug: 'about-soup' })
    expect(await move()).toEqual([
      [0, 1, 1, 0],
      [0, 1, 0, 0],
    ])
    expect(await getMealBySlug(to, null, 'soup')).toMatchObject({ slug: 'best-soup' })
    expect(await getPostBySlug(to, editor, 'on-soup')).toMatchObject({ slug: 'about-soup' })
    expect(await contentOf(to)).toEqual(await contentOf(from))

    // A slug that another item of the file has now belongs to that item.
    await updateMeal(from, editor, stew._id, { title: 'Ragout', slug: 'ragout' })
    await buildMeal(from, { title: 'New stew', slug: 'stew' })
    expect(await move()).toEqual([
      [1, 1, 1, 0],
      [0, 0, 1, 0],
    ])
    expect(await getMealBySlug(to, null, 'stew')).toMatchObject({ title: 'New stew' })
    expect(await getMealBySlug(to, null, 'ragout')).toMatchObject({ title: 'Ragout' })
  })

  it('assigns posts to the account with the e-mail of their author', async () => {
    const [from, to] = [await openSite(), await openSite()]
    const [ours] = await from.db.selectFrom('users').selectAll().execute()
    await buildPost(from, { title: 'Mine' })
    await from.db
      .updateTable('posts')
      .set({ author_id: ours?.id ?? '' })
      .execute()
    const file = path.join(temporaryFolder(), 'site.zip')
    await runMoving(from, 'export', file)
    await runMoving(to, 'import', file)
    const [theirs] = await to.db.selectFrom('users').select('id').execute()
    const [post] = await to.db.selectFrom('posts').select('author_id').execute()
    expect(post?.author_id).toBe(theirs?.id)
  })

  it('restores lost files of a picture', async () => {
    const app = await openSite()
    await fill(app)
    const file = path.join(temporaryFolder(), 'site.zip')
    await runMoving(app, 'export', file)
    const files = await filesOf(app)
    for (const line of files) await app.media.delete(line.split(' ')[0] ?? '')
    expect((await runMoving(app, 'import', file)).failure).toBeNull()
    expect(await filesOf(app)).toEqual(files)
  })
})

type Files = Record<string, Buffer | string>

async function zipFile(files: Files): Promise<string> {
  const file = path.join(temporaryFolder(), 'made.zip')
  writeFileSync(file, await zipOf(files))
  return file
}

const manifest = JSON.stringify({ format: 'platewise-site', version: 1, createdAt: '' })
const key = 'a'.repeat(32)
const picture = {
  ...{ key, width: 320, height: 240, webp: [320], source: 'uploaded' },
  createdAt: '2020-02-03T04:05:06.000Z',
}
const shown = { imageUrl: `/media/${key}-320.webp`, images: [picture] }

describe('a file that is incomplete or damaged', () => {
  const failureOf = async (app: App, file: string) =>
    (await runMoving(app, 'import', file)).failure ?? ''

  it('is refused with a clear message before anything is stored', async () => {
    const app = await openSite()
    const good = `${JSON.stringify({ title: 'Good', slug: 'good' })}\n`
    const broken: [Files, string][] = [
      [{ 'other.txt': 'x' }, 'it has no manifest.json at its top'],
      [{ 'manifest.json': '{}' }, 'that this version can read'],
      [{ 'manifest.json': 'no json' }, 'that this version can read'],
      [{ 'manifest.json': manifest, 'meals.jsonl': `${good}{"broken` }, 'meals.jsonl, line 2'],
      [{ 'manifest.json': manifest, 'meals.jsonl': good, 'settings.json': '7' }, 'settings.json'],
      [{ 'manifest.json': manifest, 'categories.json': '{"categories":7}' }, 'categories.json'],
      [{ 'manifest.json': manifest + ' '.repeat(11_000_000) }, 'larger than'],
      [{ 'manifest.json': manifest, 'meals.jsonl': 'x'.repeat(40_000_000) }, 'line without an end'],
      [{ 'manifest.json': manifest, 'pages.jsonl': '\n'.repeat(70_000_000) }, 'times as large'],
      [{ 'manifest.json': manifest, 'redirects.jsonl': '{"from":"/a"' }, 'redirects.jsonl, line 1'],
    ]
    for (const [files, words] of broken) {
      expect(await failureOf(app, await zipFile(files))).toContain(words)
    }
    const whole = await zipFile({ 'manifest.json': manifest, 'meals.jsonl': good.repeat(50) })
    const bytes = readFileSync(whole)
    writeFileSync(whole, bytes.subarray(0, -30))
    expect(await failureOf(app, whole)).toContain('cannot be read as a zip')
    // A path outside the folder, both in the header and in the central directory.
    const evil = bytes.toString('latin1').replaceAll('meals.jsonl', '../evil.txt')
    writeFileSync(whole, evil, 'latin1')
    expect(await failureOf(app, whole)).toContain('invalid relative path')
    const twice = bytes.toString('latin1').replaceAll('meals.jsonl', 'manifest.js')
    writeFileSync(whole, twice.replaceAll('manifest.json', 'manifest.js'), 'latin1')
    expect(await failureOf(app, whole)).not.toBe('')
    expect(await app.db.selectFrom('meals').select('id').execute()).toEqual([])
  })

  it('fails for meals whose pictures are missing, broken or too large', async () => {
    const app = await openSite()
    const lines = (entries: object[]) => entries.map((entry) => JSON.stringify(entry)).join('\n')
    const meal = { title: 'Soup', slug: 'soup', isPublished: true, ...shown }
    const name = `media/${key}-320.webp`
    const webp = await buildPicture('webp', { width: 320, height: 240 })
    const bad: [Files, string][] = [
      [{}, 'The file has no picture'],
      [{ [name]: 'no picture' }, 'is no whole picture'],
      [{ [name]: webp.subarray(0, 500) }, 'is no whole picture'],
      [{ [name]: Buffer.alloc(21 * 1024 * 1024) }, 'larger than'],
    ]
    for (const [files, words] of bad) {
      const file = await zipFile({
        'manifest.json': manifest,
        'meals.jsonl': lines([meal]),
        ...files,
      })
      const run = await runMoving(app, 'import', file)
      expect([run.row('meals'), run.row('pictures')]).toEqual([
        [0, 0, 0, 1],
        [0, 0, 0, 1],
      ])
      expect(run.lines.join('\n')).toContain(words)
    }
    const draft = { imageUrl: '', isPublished: false }
    expect(await getMealBySlug(app, editor, 'soup')).toMatchObject(draft)
    const foreign = { ...meal, imageUrl: 'http://127.0.0.1:9/x.jpg' }
    const far = await zipFile({ 'manifest.json': manifest, 'meals.jsonl': lines([foreign]) })
    expect((await runMoving(app, 'import', far)).lines.join('\n')).toContain('on another site')

    const whole = await zipFile({
      'manifest.json': manifest,
      'meals.jsonl': lines([meal]),
      [name]: webp,
    })
    expect((await runMoving(app, 'import', whole)).row('meals')).toEqual([0, 1, 0, 0])
    expect(await getMealBySlug(app, null, 'soup')).toMatchObject({ imageUrl: shown.imageUrl })
  })

  it('is recognised by its checksums', async () => {
    const name = path.join(temporaryFolder(), 'damaged.zip')
    const zip = await zipOf({ 'a.txt': 'as it was written\n' }, { compress: false })
    writeFileSync(name, zip.toString('latin1').replace('was written', 'is not said'), 'latin1')
    const open = await openZip(name)
    onTestFinished(() => open.close())
    await expect(open.bytes('a.txt', 1000)).rejects.toThrow('a.txt is damaged')
    const readAll = async () => {
      for await (const line of open.lines('a.txt')) expect(line).toBe('as it is not said')
    }
    await expect(readAll()).rejects.toThrow('a.txt is damaged')
    await expect(open.bytes('b.txt', 1000)).rejects.toThrow('The file has no b.txt')
  })
})
