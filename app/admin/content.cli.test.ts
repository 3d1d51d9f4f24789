import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ensureFirstAdministrator } from '#app/accounts/accounts.server.ts'
import { listPosts } from '#app/blog/list-posts.server.ts'
import { getPostBySlug } from '#app/blog/posts.server.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/build-meal.ts'
import { buildPost } from '#tests/support/build-post.ts'
import { describeOnBoth } from '#tests/support/databases.ts'
import { buildPicture } from '#tests/support/pictures.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { contentCommands } from './content.cli.server.ts'

vi.setConfig({ testTimeout: 60_000 })

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'platewise-content-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

async function run(app: TestApp, name: string, args: string[]): Promise<string[]> {
  const lines: string[] = []
  const command = contentCommands.find((known) => known.name === name)
  await command?.run(app, args, {
    stdin: async () => '',
    async print(line) {
      lines.push(line)
    },
  })
  return lines
}

async function serve(picture: Buffer): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/content/images/plate.jpg' ? 200 : 404
    response.end(picture)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describeOnBoth('export and import', (open) => {
  async function openSite() {
    const app = await openMealsApp(open, { env: { FETCH_ALLOW_HOSTS: '127.0.0.1' } })
    await ensureFirstAdministrator(app)
    return app
  }

  it('take meals and posts to another site, and change nothing the second time', async () => {
    const [app, other] = [await openSite(), await openSite()]
    await buildMeal(app, { title: 'Soup', detectedIngredients: ['lentils'], description: 'Hot' })
    await buildPost(app, { title: 'On soup', published: false, tags: ['Soup'], featuredImage: '' })
    const file = path.join(folder(), 'content.json')
    expect(await run(app, 'export', [file])).toEqual([`1 meals and 1 posts written to ${file}`])
    expect((await run(other, 'import', [file])).at(-1)).toBe('2 added, 0 changed, 0 unchanged')
    expect((await run(other, 'import', [file])).at(-1)).toBe('0 added, 0 changed, 2 unchanged')
    expect((await run(app, 'import', [file])).at(-1)).toBe('0 added, 0 changed, 2 unchanged')
    expect(await getMealBySlug(other, null, 'soup')).toMatchObject({ description: 'Hot' })
    expect(await getPostBySlug(other, editor, 'on-soup')).toMatchObject({
      tags: ['Soup'],
      published: false,
      author: { name: 'Test Editor' },
    })
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Hot"', '"Cold"'))
    expect((await run(other, 'import', [file])).at(-1)).toBe('0 added, 1 changed, 1 unchanged')
  })

  it('refuse other files with a sentence', async () => {
    const app = await openSite()
    const file = path.join(folder(), 'other.json')
    await expect(run(app, 'import', [])).rejects.toThrow('Name the file to read')
    await expect(run(app, 'import', [file])).rejects.toThrow('could not be read')
    writeFileSync(file, '{}')
    await expect(run(app, 'import', [file])).rejects.toThrow('This is no export')
    await expect(run(app, 'import ghost', [file])).rejects.toThrow('This is no export of Ghost')
  })

  it('bring posts from Ghost, with tags, dates, authors and images, drafts as drafts', async () => {
    const app = await openSite()
    const site = await serve(await buildPicture('jpeg'))
    const file = path.join(folder(), 'ghost.json')
    const html =
      '<h2>One</h2><p>Some <strong>bold</strong> <a href="__GHOST_URL__/two/">link</a></p><figure><img src="__GHOST_URL__/content/images/plate.jpg" alt="A plate"><figcaption>Lunch</figcaption></figure><img src="__GHOST_URL__/content/images/lost.jpg"><ul><li>a</li></ul>'
    const feature_image = '__GHOST_URL__/content/images/plate.jpg'
    const dates = { published_at: '2020-02-03T04:05:06.000Z' }
    const posts = [
      { id: '1', title: 'One', slug: 'one', html, feature_image, status: 'published', ...dates },
      { id: '2', title: 'Two', slug: 'two', html: '<p>b</p>', status: 'draft' },
      { id: '3', title: 'About', slug: 'about', html: '', status: 'published', type: 'page' },
    ]
    const data = {
      posts,
      tags: [
        { id: 't', name: 'Baking' },
        { id: 'u', name: '#internal' },
      ],
      posts_tags: [
        { post_id: '1', tag_id: 't', sort_order: 0 },
        { post_id: '1', tag_id: 'u', sort_order: 1 },
      ],
      users: [{ id: 'a', name: 'Ann' }],
      posts_authors: [{ post_id: '1', author_id: 'a' }],
    }
    writeFileSync(file, JSON.stringify({ db: [{ meta: {}, data }] }))
    const lines = await run(app, 'import ghost', [file, site])
    expect(lines).toContain('left out the page About')
    expect(lines.join('\n')).toContain('lost.jpg could not be copied')
    const one = await getPostBySlug(app, null, 'one')
    expect(one).toMatchObject({
      published: true,
      category: 'Baking',
      tags: ['Baking'],
      author: { name: 'Ann' },
      createdAt: '2020-02-03T04:05:06.000Z',
      featuredImage: expect.stringMatching(/^\/media\//),
    })
    expect(JSON.parse(one.content)).toMatchObject([
      { type: 'heading-one', children: [{ text: 'One' }] },
      {
        type: 'paragraph',
        children: [
          { text: 'Some ' },
          { text: 'bold', bold: true },
          { text: ' ' },
          { type: 'link' },
        ],
      },
      { type: 'image', url: expect.stringMatching(/^\/media\//), alt: 'A plate', caption: 'Lunch' },
      { type: 'image', url: `${site}/content/images/lost.jpg` },
      { type: 'bulleted-list', children: [{ type: 'list-item', children: [{ text: 'a' }] }] },
    ])
    expect((await listPosts(app, editor, { page: 1, limit: 9, status: 'draft' })).total).toBe(1)
    expect(await run(app, 'import ghost', [file, site])).toContain('unchanged one')
  })
})
