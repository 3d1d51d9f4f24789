import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getPostBySlug } from '#app/blog/posts.server.ts'
import { updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { listCategories, listMealTypes } from '#app/meals/labels/categories.server.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { buildMeal, editor, idOf } from '#tests/support/builders/build-meal.ts'
import { buildPost } from '#tests/support/builders/build-post.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { openSite, runMoving, temporaryFolder } from '#tests/support/run-import.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A web server that serves one picture at every address while it is on. */
async function picturesOnline() {
  const picture = await buildPicture('jpeg')
  const state = { isOn: true, requests: 0 }
  const server = createServer((_request, response) => {
    state.requests += 1
    response.statusCode = state.isOn ? 200 : 503
    response.end(state.isOn ? picture : '')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { state, url }
}

describeOnBoth('export and import as JSON', (open) => {
  it('move meals and posts to another site, and change nothing the second time', async () => {
    const [app, other] = [await openSite(open), await openSite(open)]
    await buildMeal(app, { title: 'Soup', detectedIngredients: ['lentils'], description: 'Hot' })
    await buildPost(app, { title: 'On soup', published: false, tags: ['Soup'], featuredImage: '' })
    const file = path.join(temporaryFolder(), 'content.json')
    expect((await runMoving(app, 'export', file)).lines).toEqual([
      `1 meals and 1 posts written to ${file}`,
    ])
    const first = await runMoving(other, 'import', file)
    expect([first.row('meals'), first.row('posts')]).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ])
    for (const site of [other, app]) {
      const again = await runMoving(site, 'import', file)
      expect(again.lines).toHaveLength(3)
      expect([again.row('meals'), again.row('posts')]).toEqual([
        [0, 0, 1, 0],
        [0, 0, 1, 0],
      ])
    }
    expect(await getMealBySlug(other, null, 'soup')).toMatchObject({ description: 'Hot' })
    expect(await getPostBySlug(other, editor, 'on-soup')).toMatchObject({
      tags: ['Soup'],
      published: false,
      author: { name: 'Test Editor' },
    })
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Hot"', '"Cold"'))
    expect((await runMoving(other, 'import', file)).row('meals')).toEqual([0, 1, 0, 0])
  })

  it('are possible before the first start, which they do the work of', async () => {
    const app = await openSite(open)
    await buildMeal(app, { title: 'Soup' })
    const file = path.join(temporaryFolder(), 'content.json')
    await runMoving(app, 'export', file)
    const fresh = await openTestApp(open)
    const wrong = await runMoving(fresh, 'import', `${file}.missing`)
    expect([wrong.failure, wrong.lines]).toEqual([expect.stringContaining('no such file'), []])
    const { lines, failure, row } = await runMoving(fresh, 'import', file)
    expect([failure, row('meals')]).toEqual([null, [1, 0, 0, 0]])
    expect(lines[0]).toMatch(/^First administrator: admin@example\.com {2}password: \S{12,}$/)
    const names = [...(await listCategories(fresh)), ...(await listMealTypes(fresh))]
    expect(names.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Keto', 'Vegan', 'Mediterranean', 'Breakfast', 'Snacks']),
    )
  })

  it('report pictures that cannot be fetched as failed, and fetch them in a later run', async () => {
    const app = await openSite(open)
    const { state, url } = await picturesOnline()
    const file = path.join(temporaryFolder(), 'content.json')
    const content = JSON.stringify([
      { type: 'paragraph', children: [{ text: 'Text' }] },
      { type: 'image', url: `${url}/inline.jpg`, alt: '', children: [{ text: '' }] },
    ])
    const said = { description: 'd', category: 'Recipes', published: true, content }
    const post = { ...said, title: 'On soup', slug: 'on-soup', featuredImage: `${url}/top.jpg` }
    const meal = { title: 'Soup', slug: 'soup', imageUrl: `${url}/soup.jpg`, isPublished: true }
    writeFileSync(
      file,
      JSON.stringify({ format: 'platewise-content', meals: [meal], posts: [post] }),
    )
    state.isOn = false
    for (const result of [
      [0, 0, 0, 1],
      [0, 0, 0, 1],
    ]) {
      const run = await runMoving(app, 'import', file)
      expect(run.row('meals')).toEqual(result)
      expect(run.row('posts')).toEqual(result)
      expect(run.lines.join('\n')).toContain(
        `${url}/soup.jpg could not be copied: The server of this URL answered 503`,
      )
      expect(run.failure).toMatch(/^2 of 2 failed/)
    }
    const draft = { imageUrl: '', isPublished: false }
    expect(await getMealBySlug(app, editor, 'soup')).toMatchObject(draft)
    expect(await getPostBySlug(app, editor, 'on-soup')).toMatchObject({ published: false })

    state.isOn = true
    const run = await runMoving(app, 'import', file)
    expect([run.row('meals'), run.row('posts'), run.failure]).toEqual([
      [0, 1, 0, 0],
      [0, 1, 0, 0],
      null,
    ])
    const own = expect.stringMatching(/^\/media\//)
    expect(await getMealBySlug(app, null, 'soup')).toMatchObject({ imageUrl: own })
    const there = await getPostBySlug(app, null, 'on-soup')
    expect(there).toMatchObject({ featuredImage: own, published: true })
    expect(JSON.parse(there.content)[1]).toMatchObject({ type: 'image', url: own })
    expect(await app.db.selectFrom('images').select('id').execute()).toHaveLength(1)

    // The first site is switched off: what was copied stays.
    state.isOn = false
    const { requests } = state
    const last = await runMoving(app, 'import', file)
    expect([last.row('meals'), last.row('posts')]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 1, 0],
    ])
    expect(state.requests).toBe(requests)
  })

  it('do not unpublish what was published on the other site', async () => {
    const [app, other] = [await openSite(open), await openSite(open)]
    await buildMeal(app, { title: 'Soup', isPublished: false })
    await buildPost(app, { title: 'On soup', published: false })
    const file = path.join(temporaryFolder(), 'content.json')
    await runMoving(app, 'export', file)
    await buildMeal(other, { title: 'Soup', isPublished: true })
    await buildPost(other, { title: 'On soup', published: true })
    const run = await runMoving(other, 'import', file)
    expect([run.row('meals'), run.row('posts')]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 1, 0],
    ])
    expect(await getMealBySlug(other, null, 'soup')).toMatchObject({ isPublished: true })
    expect(await getPostBySlug(other, null, 'on-soup')).toMatchObject({ published: true })
  })

  it('add a number to a title that is taken on this site, and import nothing twice', async () => {
    const [app, other] = [await openSite(open), await openSite(open)]
    await buildMeal(app, { title: 'Soup', slug: 'first-soup' })
    await buildPost(app, { title: 'On soup', slug: 'about', published: false, featuredImage: '' })
    await buildMeal(other, { title: 'soup!' })
    await buildPost(other, { title: 'On Soup', published: false, featuredImage: '' })
    const file = path.join(temporaryFolder(), 'content.json')
    await runMoving(app, 'export', file)
    const first = await runMoving(other, 'import', file)
    expect(first.lines.join('\n')).toContain(
      'new meal first-soup\n  its title is taken: it is now Soup (2)',
    )
    expect(first.lines.join('\n')).toContain(
      'new post about\n  its title is taken: it is now On soup (2)',
    )
    const again = await runMoving(other, 'import', file)
    expect([again.row('meals'), again.row('posts')]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 1, 0],
    ])
    expect((await getMealBySlug(other, editor, 'first-soup')).title).toBe('Soup (2)')
    expect((await getPostBySlug(other, editor, 'about')).title).toBe('On soup (2)')
  })

  it('give a meal the former address of one that was renamed on the other site', async () => {
    const [app, other] = [await openSite(open), await openSite(open)]
    await buildMeal(app, { title: 'Soup' })
    const moved = await buildMeal(other, { title: 'Soup' })
    await updateMeal(other, editor, moved._id, { title: 'Broth', slug: 'broth' })
    const file = path.join(temporaryFolder(), 'content.json')
    await runMoving(app, 'export', file)
    expect((await runMoving(other, 'import', file)).row('meals')).toEqual([1, 0, 0, 0])
    expect((await runMoving(other, 'import', file)).row('meals')).toEqual([0, 0, 1, 0])
    expect((await getMealBySlug(other, editor, 'soup')).title).toBe('Soup')
  })

  it('keep fields that the file does not have', async () => {
    const app = await openSite(open)
    const categories = [await idOf(app, 'Vegan')]
    const meal = { title: 'Soup', name: 'S', description: 'Hot', categories }
    await buildMeal(app, { ...meal, mealType: await idOf(app, 'Lunch') })
    const post = await buildPost(app, { title: 'On soup', tags: ['a'] })
    const file = path.join(temporaryFolder(), 'content.json')
    const entries = (title: string) => ({
      meals: [{ title, slug: 'soup' }],
      posts: [{ title: 'On soup', slug: 'on-soup' }],
    })
    const before = await getMealBySlug(app, null, 'soup')
    for (const [title, counts] of [
      ['Soup', [0, 0, 1, 0]],
      ['Stew', [0, 1, 0, 0]],
    ] as const) {
      writeFileSync(file, JSON.stringify({ format: 'platewise-content', ...entries(title) }))
      const run = await runMoving(app, 'import', file)
      expect([run.row('meals'), run.row('posts')]).toEqual([counts, [0, 0, 1, 0]])
    }
    const { updatedAt: _, ...said } = before
    expect(await getMealBySlug(app, null, 'soup')).toMatchObject({ ...said, title: 'Stew' })
    expect(await getPostBySlug(app, null, 'on-soup')).toMatchObject({ ...post, views: 0 })
  })

  it('continue after an entry that cannot be stored, and say why', async () => {
    const app = await openSite(open)
    const file = path.join(temporaryFolder(), 'content.json')
    const meals = [
      { title: 'Good', slug: 'good' },
      { title: 'Good again', slug: 'good' },
      { title: 7, slug: 'bad' },
      { slug: 'lunch', title: 'Lunch', nutritionData: { calories: -1 } },
      'nothing',
      { title: 'Better', slug: 'better', createdAt: '2020-02-03T04:05:06.000Z' },
    ]
    const posts = [{ title: 'Zero \0', slug: 'zero' }, { slug: 'none' }, null]
    writeFileSync(file, JSON.stringify({ format: 'platewise-content', meals, posts }))
    const run = await runMoving(app, 'import', file)
    expect(run.row('meals')).toEqual([2, 0, 0, 4])
    expect(run.row('posts')).toEqual([0, 0, 0, 3])
    expect(run.lines.join('\n')).toContain('failed meal good\n  another meal of the file')
    expect(run.lines.join('\n')).toContain('Calories must be a number of at least 0')
    expect(run.lines.join('\n')).toContain('NUL')
    expect(await getMealBySlug(app, editor, 'better')).toMatchObject({
      createdAt: '2020-02-03T04:05:06.000Z',
    })
  })

  it('refuse names and dates that the screens refuse', async () => {
    const app = await openSite(open)
    const file = path.join(temporaryFolder(), 'content.json')
    const long = 'x'.repeat(10_000)
    const meals = [
      { title: 'Empty', slug: 'empty', categories: [''] },
      { title: 'Long', slug: 'long', categories: [long] },
      { title: 'Many', slug: 'many', categories: Array.from({ length: 51 }, (_, n) => `C${n}`) },
      { title: 'Blank', slug: 'blank', mealType: ' ' },
      { title: 'Type', slug: 'type', mealType: long },
      { title: 'Good', slug: 'good', categories: [' Soups '], mealType: null },
      ...['yesterday', '2020-02-03T04:05:06.000Z'].map((at, n) => ({
        ...{ title: `Edited ${n}`, slug: `edited-${n}`, editedBy: { name: 'Ada', at } },
        nutritionData: { calories: 999 },
        items: [{ text: 'rice', food: 'Rice', grams: 100, nutritionData: { calories: 130 } }],
      })),
    ]
    const posts = [
      { title: 'Long', slug: 'long', category: long },
      { title: 'None', slug: 'none', category: ' ' },
    ]
    writeFileSync(file, JSON.stringify({ format: 'platewise-content', meals, posts }))
    const run = await runMoving(app, 'import', file)
    expect([run.row('meals'), run.row('posts')]).toEqual([
      [3, 0, 0, 5],
      [1, 0, 0, 1],
    ])
    expect(run.lines.join('\n')).toContain('Category name is required')
    const names = await app.db.selectFrom('categories').select('name').execute()
    expect(names.map(({ name }) => name).toSorted()).toEqual([
      ...['Keto', 'Mediterranean', 'Soups', 'Vegan'],
    ])
    expect((await getMealBySlug(app, editor, 'edited-0')).editedBy).toBeNull()
    expect((await getMealBySlug(app, editor, 'edited-1')).editedBy).toMatchObject({ name: 'Ada' })
    expect((await getPostBySlug(app, editor, 'none')).category).toBe('')
  })

  it('refuse other files with a clear message', async () => {
    const app = await openSite(open)
    const file = path.join(temporaryFolder(), 'other.json')
    const failure = async (name: string, ...args: string[]) =>
      (await runMoving(app, name, ...args)).failure
    expect(await failure('import')).toContain('FILE is missing')
    expect(await failure('import', file)).toContain('could not be read')
    writeFileSync(file, '{}')
    expect(await failure('import', file)).toContain('This is no export')
    expect(await failure('import ghost', file)).toContain('This is no export of Ghost')
    expect(await failure('import ghost', file, 'blog')).toContain('SITE is the address')
    writeFileSync(file, 'PK and nothing else')
    expect(await failure('import', file)).toContain('cannot be read as a zip')
    const damaged = path.join(temporaryFolder(), 'damaged.zip')
    writeFileSync(damaged, Buffer.from([0, 1, 2, 3]))
    expect(await failure('import', damaged)).toContain('cannot be read as a zip')
    expect(await failure('import ghost', damaged)).toContain('cannot be read as a zip')
  })
})
