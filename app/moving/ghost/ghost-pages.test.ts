import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { getPostBySlug } from '#app/blog/posts.server.ts'
import { getPage } from '#app/legal/documents/pages.server.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { findRedirect } from '#app/redirects/redirects.server.ts'
import { commandLine as admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { zipOf } from '#tests/support/builders/build-zip.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { openSite, runMoving, temporaryFolder } from '#tests/support/run-import.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'

vi.setConfig({ testTimeout: 60_000 })

const entry = (slug: string, fields: object = {}) => ({
  ...{ id: slug, title: `The ${slug}`, slug, html: `<p>About ${slug}</p>`, type: 'post' },
  ...{ status: 'published', visibility: 'public' },
  ...{ created_at: '2020-01-01T00:00:00.000Z', published_at: '2020-02-03T04:05:06.000Z' },
  ...fields,
})

const json = (posts: unknown[], tables: object = {}) =>
  JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data: { posts, ...tables } }] })

function write(name: string, content: string | Buffer): string {
  const file = path.join(temporaryFolder(), name)
  writeFileSync(file, content)
  return file
}

const zipFile = async (files: Parameters<typeof zipOf>[0]) => write('ghost.zip', await zipOf(files))

const plate = '__GHOST_URL__/content/images/2020/02/pl%C3%A4te.jpg'

const recipe = JSON.stringify({
  '@type': 'Recipe',
  name: 'Porridge',
  recipeYield: '1',
  recipeIngredient: ['50 g rolled oats', '200 ml milk'],
})

const stored = async (app: App) => ({
  posts: await app.db.selectFrom('posts').select(['slug', 'updated_at']).orderBy('slug').execute(),
  pages: await app.db.selectFrom('pages').select(['slug', 'updated_at']).orderBy('slug').execute(),
  meals: await app.db.selectFrom('meals').select(['slug', 'updated_at']).orderBy('slug').execute(),
})

describeOnBoth('an export of Ghost', (open) => {
  it('as a zip brings its images without the web, pages, recipes and redirects, once [ghost-01]', async () => {
    const app = await openSite(open)
    const card = `<!--kg-card-begin: html--><script type="application/ld+json">${recipe}</script><!--kg-card-end: html-->`
    const posts = [
      entry('oats', {
        html: `<p>Text <a href="__GHOST_URL__/team/">team</a> <a href="/tag/quick/">quick</a></p>${card}`,
        feature_image: plate,
      }),
      entry('sized', { feature_image: plate.replace('images/', 'images/size/w600/') }),
      entry('later', {
        status: 'scheduled',
        published_at: '2099-01-01T00:00:00.000Z',
        feature_image: plate,
      }),
      entry('team', { type: 'page' }),
      entry('search', { type: 'page' }),
    ]
    const tables = {
      tags: [{ id: 't', name: 'Quick', slug: 'quick' }],
      users: [{ id: 'u', name: 'Ann', slug: 'ann', email: 'ann@old.example' }],
      posts_meta: [{ post_id: 'oats', meta_title: 'For engines' }],
    }
    const file = await zipFile({
      'data/old.ghost.json': json(posts, tables),
      'content/images/2020/02/pläte.jpg': await buildPicture('jpeg'),
      'content/themes/theme/package.json': '{"name":"theme","data":1}',
    })
    const first = await runMoving(app, 'import ghost', file)
    expect([first.failure, first.row('posts'), first.row('pages'), first.row('meals')]).toEqual([
      null,
      [4, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ])
    const oats = await getPostBySlug(app, null, 'oats')
    expect(oats).toMatchObject({
      featuredImage: expect.stringMatching(/^\/media\//),
      publishedAt: '2020-02-03T04:05:06.000Z',
      seoTitle: 'For engines',
    })
    expect(oats.content).toContain('"url":"/team"')
    expect(oats.content).toContain('"url":"/blogs?tag=Quick"')
    expect(await getPostBySlug(app, admin, 'later')).toMatchObject({ status: 'scheduled' })
    expect((await getMealBySlug(app, null, 'porridge')).items).toHaveLength(2)
    expect(await getPage(app, admin, 'team')).toMatchObject({ published: true })
    expect(first.lines.join('\n')).toContain(
      'new post search\n  a page there, but /search is reserved here: comes as a draft',
    )
    expect(await app.db.selectFrom('images').select('id').execute()).toHaveLength(1)
    for (const [from, to] of [
      ['/oats/', '/blogs/oats'],
      ['/tag/quick', '/blogs?tag=Quick'],
      ['/author/ann/', '/blogs'],
      ['/tag/quick/rss/', '/blog/tag/Quick/feed.xml'],
    ] as const) {
      expect(await findRedirect(app, from), from).toEqual({ to, status: 301 })
    }
    expect(await findRedirect(app, '/team')).toBeNull()
    // Drafts keep their addresses to themselves until they are published.
    expect(await findRedirect(app, '/search')).toBeNull()
    const before = await stored(app)
    const again = await runMoving(app, 'import ghost', file)
    expect([again.failure, again.row('posts'), again.row('pages')]).toEqual([
      null,
      [0, 0, 4, 0],
      [0, 0, 1, 0],
    ])
    expect(await stored(app)).toEqual(before)
  })

  it('gives each page whose address is taken one of its own, also at the second time', async () => {
    const app = await openSite(open)
    const page = (slug: string, id: string) => entry(slug, { type: 'page', id })
    const posts = [page('team', '1'), page('team', '2'), page('team', '3'), page('team', '4')]
    const file = write('ghost.json', json([...posts, entry('search'), page('search', '5')]))
    const first = await runMoving(app, 'import ghost', file)
    expect([first.failure, first.row('posts'), first.row('pages')]).toEqual([
      null,
      [5, 0, 0, 0],
      [1, 0, 0, 0],
    ])
    const before = await stored(app)
    expect(before.posts.map(({ slug }) => slug)).toEqual([
      ...['search', 'search-page', 'team', 'team-1-4', 'team-page'],
    ])
    const again = await runMoving(app, 'import ghost', file)
    expect([again.row('posts'), again.row('pages')]).toEqual([
      [0, 0, 5, 0],
      [0, 0, 1, 0],
    ])
    expect(await stored(app)).toEqual(before)
  })

  it('that is broken, foreign or a bomb changes nothing and says why [ghost-02]', async () => {
    const app = await openSite(open)
    const good = json([entry('one')])
    const whole = await zipFile({ 'ghost.json': good, 'content/images/a.jpg': 'no picture' })
    const bytes = readFileSync(whole)
    const faults: [file: string, words: string][] = [
      [await zipFile({ 'readme.txt': 'x' }), 'there is no JSON file in it'],
      [await zipFile({ 'content/themes/a/package.json': good }), 'there is no JSON file in it'],
      [await zipFile({ 'ghost.json': '{"db":[{"data":{"posts":[' }), 'is not JSON to its end'],
      [await zipFile({ 'ghost.json': '{"version":7}' }), 'no export of Ghost'],
      [await zipFile({ 'ghost.json': ' '.repeat(70_000_000) }), 'times as large'],
      [write('cut.zip', bytes.subarray(0, -30)), 'cannot be read as a zip'],
      [write('cut.json', good.slice(0, -5)), 'is not JSON to its end'],
    ]
    const before = await stored(app)
    for (const [file, words] of faults) {
      const run = await runMoving(app, 'import ghost', file)
      expect(run.failure, words).toContain(words)
    }
    expect(await stored(app)).toEqual(before)
    const lost = await zipFile({
      'ghost.json': json([entry('one', { feature_image: '/content/images/a.jpg' })]),
      'content/images/a.jpg': 'no picture',
    })
    const run = await runMoving(app, 'import ghost', lost)
    expect(run.row('posts')).toEqual([0, 0, 0, 1])
    expect(run.lines.join('\n')).toContain('/content/images/a.jpg could not be copied')
  })
})
