import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { updatePost } from '#app/blog/edit-posts.server.ts'
import { getPostBySlug } from '#app/blog/posts.server.ts'
import type { App } from '#platform/app.ts'
import { editor } from '#tests/support/builders/build-meal.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { openSite, runMoving, temporaryFolder } from '#tests/support/run-import.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'

vi.setConfig({ testTimeout: 60_000 })

/** The old site, which serves one picture and nothing else. */
async function oldSite(): Promise<string> {
  const picture = await buildPicture('jpeg')
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/content/images/plate.jpg' ? 200 : 404
    response.end(response.statusCode === 200 ? picture : '')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const plate = '__GHOST_URL__/content/images/plate.jpg'

/** A published post of Ghost; fields that are not given are made from `slug`. */
const ghostPost = (slug: string, fields: object = {}) => ({
  ...{ id: slug, uuid: slug, title: `Post ${slug}`, slug, html: `<p>About ${slug}</p>` },
  ...{ status: 'published', visibility: 'public', type: 'post', feature_image: plate },
  ...{ created_at: '2020-01-01T00:00:00.000Z', published_at: '2020-02-03T04:05:06.000Z' },
  ...fields,
})

function ghostFile(posts: unknown[], tables: object = {}): string {
  const file = path.join(temporaryFolder(), 'ghost.json')
  const meta = { exported_on: 1_700_000_000_000, version: '5.80.0' }
  writeFileSync(file, JSON.stringify({ db: [{ meta, data: { posts, ...tables } }] }))
  return file
}

const written = (app: App) =>
  app.db.selectFrom('posts').select(['slug', 'updated_at', 'published']).orderBy('slug').execute()

describeOnBoth('an import from Ghost', (open) => {
  it('brings posts with tags, dates, authors, images and links between them [ghost-09]', async () => {
    const app = await openSite(open)
    const html = `<h2>One</h2><p>Some <strong>bold</strong> <a href="__GHOST_URL__/two/#x">link</a> <a href="__GHOST_URL__/else/">out</a></p><figure><img src="${plate}" alt="A plate"><figcaption>Lunch</figcaption></figure><img src="__GHOST_URL__/content/images/lost.jpg"><ul><li>a</li></ul>`
    const posts = [
      ghostPost('one', {
        html,
        canonical_url: 'https://x.example/one',
        og_title: 'x',
        codeinjection_head: '<b>',
      }),
      ghostPost('two', {
        ...{ status: 'draft', published_at: null, feature_image: null },
        canonical_url: '__GHOST_URL__/two/',
      }),
    ]
    const file = ghostFile(posts, {
      tags: [
        { id: 't', name: 'Baking' },
        { id: 'u', name: '#internal', visibility: 'internal' },
        { id: 'v', name: 'Bread' },
      ],
      posts_tags: [
        { post_id: 'one', tag_id: 'v', sort_order: 2 },
        { post_id: 'one', tag_id: 't', sort_order: 0 },
        { post_id: 'one', tag_id: 'u', sort_order: 1 },
      ],
      users: [
        { id: 'a', name: 'Ann', email: 'admin@example.com' },
        { id: 'b', name: 'Bob', email: 'bob@old.example' },
      ],
      posts_authors: [
        { post_id: 'one', author_id: 'b', sort_order: 1 },
        { post_id: 'one', author_id: 'a', sort_order: 0 },
      ],
      posts_meta: [
        {
          post_id: 'one',
          feature_image_alt: 'Top',
          feature_image_caption: 'By <a href="https://p.example">Pia</a>',
        },
      ],
    })
    const site = await oldSite()
    const run = await runMoving(app, 'import ghost', file, `${site}/`)
    expect(run.row('posts')).toEqual([1, 0, 0, 1])
    expect(run.lines.join('\n')).toContain(`${site}/content/images/lost.jpg could not be copied`)
    const one = await getPostBySlug(app, null, 'one')
    const own = expect.stringMatching(/^\/media\//)
    expect(one).toMatchObject({
      published: true,
      category: 'Baking',
      tags: ['Baking', 'Bread'],
      author: { name: 'Ann, Bob' },
      createdAt: '2020-02-03T04:05:06.000Z',
      featuredImage: own,
      featuredImageAlt: 'Top',
      canonicalUrl: 'https://x.example/one',
      description: 'One Some bold link out Lunch a',
    })
    expect(JSON.parse(one.content)).toMatchObject([
      { children: [{ text: 'By ' }, { url: 'https://p.example', children: [{ text: 'Pia' }] }] },
      { type: 'heading-one', children: [{ text: 'One' }] },
      {
        type: 'paragraph',
        children: [
          { text: 'Some ' },
          { text: 'bold', bold: true },
          { text: ' ' },
          { type: 'link', url: '/blogs/two#x' },
          { text: ' ' },
          { type: 'link', url: `${site}/else/` },
        ],
      },
      { type: 'image', url: own, alt: 'A plate', caption: 'Lunch' },
      { type: 'image', url: `${site}/content/images/lost.jpg` },
      { type: 'bulleted-list', children: [{ type: 'list-item', children: [{ text: 'a' }] }] },
    ])
    const [row] = await app.db
      .selectFrom('posts')
      .select('author_id')
      .where('slug', '=', 'one')
      .execute()
    const [admin] = await app.db.selectFrom('users').select('id').execute()
    expect(row?.author_id).toBe(admin?.id)
    expect(await getPostBySlug(app, editor, 'two')).toMatchObject({
      published: false,
      canonicalUrl: '',
      createdAt: '2020-01-01T00:00:00.000Z',
    })
    expect(await app.db.selectFrom('images').select('id').execute()).toHaveLength(1)
  })

  it('publishes nothing but what anybody could read there, and names the rest', async () => {
    const app = await openSite(open)
    const hidden = {
      members: { visibility: 'members' },
      paid: { visibility: 'paid' },
      tiers: { visibility: 'tiers', tiers: [{ id: 1 }] },
      filter: { visibility: 'status:-free' },
      later: { status: 'scheduled', published_at: null },
      sent: { status: 'sent' },
      mail: { email_only: 1 },
      odd: { status: 'archived' },
    }
    const posts = Object.entries(hidden).map(([slug, fields]) => ghostPost(slug, fields))
    const tables = { posts_meta: [{ post_id: 'mail', email_only: true }] }
    const file = ghostFile(
      [...posts, ghostPost('open'), ghostPost('draft', { status: 'draft' })],
      tables,
    )
    const site = await oldSite()
    const run = await runMoving(app, 'import ghost', file, site)
    expect(run.row('posts')).toEqual([10, 0, 0, 0])
    const published = (await written(app)).filter(({ published }) => published)
    expect(published.map(({ slug }) => slug)).toEqual(['open'])
    for (const slug of Object.keys(hidden)) {
      const line = run.lines.indexOf(`new post ${slug}`)
      expect(run.lines[line + 1]).toMatch(/comes as a draft$/)
    }
    expect(run.lines.filter((line) => line.includes('draft'))).toHaveLength(8 + 1)
    const [{ created_at } = { created_at: '' }] = await app.db
      .selectFrom('posts')
      .select('created_at')
      .where('slug', '=', 'later')
      .execute()
    expect(created_at).toBe('2020-01-01T00:00:00.000Z')

    // A post that somebody published here afterwards stays published, but is reported.
    const { _id } = await getPostBySlug(app, editor, 'members')
    await updatePost(app, editor, _id, { published: true })
    const again = await runMoving(app, 'import ghost', file, site)
    expect(again.row('posts')).toEqual([0, 0, 9, 1])
    const line = again.lines.indexOf('failed post members')
    expect(again.lines[line + 1]).toBe(
      '  for members, but published here: unpublish it or leave it',
    )
    expect(await getPostBySlug(app, null, 'members')).toMatchObject({ published: true })
  })

  it('writes nothing for members into a post that is public here', async () => {
    const app = await openSite(open)
    const site = await oldSite()
    await runMoving(app, 'import ghost', ghostFile([ghostPost('one')]), site)
    const before = await getPostBySlug(app, null, 'one')
    const file = ghostFile([ghostPost('one', { visibility: 'paid', html: '<p>Secret</p>' })])
    const run = await runMoving(app, 'import ghost', file, site)
    expect(run.row('posts')).toEqual([0, 0, 0, 1])
    expect(run.lines.join('\n')).toContain('but published here: unpublish it or leave it')
    expect(run.lines.join('\n')).not.toContain('comes as a draft')
    expect(await getPostBySlug(app, null, 'one')).toMatchObject({ content: before.content })

    // After it is unpublished, the import updates the draft.
    await updatePost(app, editor, before._id, { published: false })
    expect((await runMoving(app, 'import ghost', file, site)).row('posts')).toEqual([0, 1, 0, 0])
    const draft = await getPostBySlug(app, editor, 'one')
    expect(draft).toMatchObject({ published: false, content: expect.stringContaining('Secret') })
  })

  it('does not publish again what staff unpublished, but what lacked something', async () => {
    const app = await openSite(open)
    const site = await oldSite()
    const first = [ghostPost('one'), ghostPost('bare', { feature_image: null })]
    await runMoving(app, 'import ghost', ghostFile(first), site)
    const { _id } = await getPostBySlug(app, null, 'one')
    await updatePost(app, editor, _id, { published: false })
    const file = ghostFile([ghostPost('one'), ghostPost('bare')])
    const run = await runMoving(app, 'import ghost', file, site)
    expect(run.row('posts')).toEqual([0, 1, 1, 0])
    const published = (await written(app)).filter(({ published }) => published)
    expect(published.map(({ slug }) => slug)).toEqual(['bare'])
  })

  it('publishes no parts of a public post that were for members or e-mail only', async () => {
    const app = await openSite(open)
    const lexical = (card: object) => ({
      lexical: JSON.stringify({ root: { children: [card] } }),
      html: '',
    })
    const mobiledoc = (card: unknown[]) => ({
      mobiledoc: JSON.stringify({ version: '0.3.1', cards: [card], sections: [[10, 0]] }),
      html: '',
    })
    const shown = (visibility: object) => lexical({ type: 'html', html: '<p>Paid</p>', visibility })
    const gate = (nonMember: boolean) =>
      `<!--kg-gated-block:begin nonMember:${nonMember} memberSegment:"status:-free" --><p>Paid</p><!--kg-gated-block:end-->`
    const hidden = {
      html: shown({ web: { nonMember: false, memberSegment: 'status:-free' } }),
      'mail-only': shown({ emailOnly: true }),
      'off-web': shown({ showOnEmail: true, showOnWeb: false }),
      cta: lexical({
        ...{ type: 'call-to-action', textValue: '<p>Paid</p>' },
        visibility: { web: { nonMember: false } },
      }),
      email: lexical({ type: 'email', html: '<p>Mail</p>' }),
      'email-cta': lexical({ type: 'email-cta', html: '<p>Mail</p>' }),
      'old-email': mobiledoc(['email', { html: '<p>Mail</p>' }]),
      gated: { html: gate(false) },
    }
    const everyones = {
      'for-all': shown({ web: { nonMember: true, memberSegment: '' }, email: {} }),
      'gate-open': { html: gate(true) },
      'old-card': mobiledoc(['html', { html: '<p>All</p>' }]),
    }
    const posts = Object.entries({ ...hidden, ...everyones }).map(([slug, fields]) =>
      ghostPost(slug, fields),
    )
    const run = await runMoving(app, 'import ghost', ghostFile(posts), await oldSite())
    expect(run.row('posts')).toEqual([11, 0, 0, 0])
    const published = (await written(app)).filter(({ published }) => published)
    expect(published.map(({ slug }) => slug)).toEqual(Object.keys(everyones).toSorted())
    for (const slug of Object.keys(hidden)) {
      expect(run.lines[run.lines.indexOf(`new post ${slug}`) + 1]).toBe(
        '  has parts for members or e-mail only: comes as a draft',
      )
    }
    // The text is kept, so that a person can decide about it.
    expect((await getPostBySlug(app, editor, 'email')).content).toContain('Mail')
  })

  it('knows pages of old versions however their database writes it', async () => {
    const app = await openSite(open)
    const values = { zero: '0', no: 'false', nought: 0, one: '1', yes: 'true', true: true }
    const posts = Object.entries(values).map(([slug, page]) => ghostPost(slug, { page }))
    const links = Object.keys(values).map((slug) => `<a href="/${slug}/">${slug}</a>`)
    posts.push(ghostPost('links', { html: `<p>${links.join(' ')}</p>` }))
    await runMoving(app, 'import ghost', ghostFile(posts), await oldSite())
    const published = (await written(app)).filter(({ published }) => published)
    expect(published.map(({ slug }) => slug)).toEqual(['links', 'no', 'nought', 'zero'])
    // Only these links lead to posts here.
    const { content } = await getPostBySlug(app, null, 'links')
    expect(content.match(/\/blogs\/\w+/g)).toEqual(['/blogs/zero', '/blogs/no', '/blogs/nought'])
  })

  it('goes on after drafts that lack something, and changes nothing the second time', async () => {
    const app = await openSite(open)
    const posts = [
      ghostPost('bare', { feature_image: null, html: '' }),
      ghostPost('lost', { feature_image: '__GHOST_URL__/content/images/lost.jpg' }),
      ghostPost('long', { title: 'x'.repeat(300), custom_excerpt: 'y'.repeat(900) }),
      ghostPost('huge', { html: `<p>${'word '.repeat(300_000)}</p>` }),
      ghostPost('last'),
    ]
    const file = ghostFile(posts)
    const site = await oldSite()
    const first = await runMoving(app, 'import ghost', file, site)
    expect(first.row('posts')).toEqual([3, 0, 0, 2])
    expect(first.lines.join('\n')).toContain(
      'stays a draft: A published post needs a featured image',
    )
    expect(first.lines.join('\n')).toContain('failed post huge\n  Content must be at most 1 MB')
    const after = await written(app)
    for (const again of [site, '']) {
      const run = await runMoving(app, 'import ghost', file, ...(again ? [again] : []))
      expect(run.row('posts')).toEqual([0, 0, 3, 2])
      expect(await written(app)).toEqual(after)
    }
    expect(await getPostBySlug(app, null, 'last')).toMatchObject({ title: 'Post last' })
  })

  it('never puts an address that shows nothing in place of a picture that was copied', async () => {
    const app = await openSite(open)
    const site = await oldSite()
    const html = (text: string) => `<p>${text}</p><img src="${plate}" alt="Plate">`
    const { content } = await (async () => {
      await runMoving(
        app,
        'import ghost',
        ghostFile([ghostPost('one', { html: html('Old') })]),
        site,
      )
      return await getPostBySlug(app, null, 'one')
    })()
    expect(content).toContain('"url":"/media/')
    const changed = ghostFile([ghostPost('one', { html: html('New') })])
    const run = await runMoving(app, 'import ghost', changed)
    expect(run.row('posts')).toEqual([0, 1, 0, 0])
    const one = await getPostBySlug(app, null, 'one')
    expect(one.content).toBe(content.replace('Old', 'New'))
    expect(one).toMatchObject({
      published: true,
      featuredImage: expect.stringMatching(/^\/media\//),
    })

    // With fewer images than before they cannot be matched, so nothing is changed.
    const other = ghostFile([
      ghostPost('one', { html: `<img src="__GHOST_URL__/a.jpg"><img src="__GHOST_URL__/b.jpg">` }),
    ])
    const refused = await runMoving(app, 'import ghost', other)
    expect(refused.row('posts')).toEqual([0, 0, 0, 1])
    expect(refused.lines.join('\n')).toContain('It stays as it was')
    expect((await getPostBySlug(app, null, 'one')).content).toBe(one.content)
  })

  it('reads the files of every version, and several databases in one', async () => {
    const app = await openSite(open)
    const site = await oldSite()
    const ancient = {
      ...{ id: 1, title: 'Ancient', slug: 'ancient', markdown: '# Hello\n\n*World*', html: null },
      ...{
        image: plate,
        page: 0,
        status: 'published',
        author_id: 7,
        published_at: 1_580_702_706_000,
      },
    }
    const mysql = ghostPost('mysql', { id: 2, published_at: '2020-02-03 04:05:06' })
    const parts = [
      {
        meta: { version: '000' },
        data: {
          users: [{ id: 7, name: 'Ann' }],
          posts: [ancient],
          tags: [{ id: 1, name: 'First' }],
          posts_tags: [{ post_id: 1, tag_id: 1 }],
        },
      },
      {
        meta: {},
        data: {
          posts: [mysql, ghostPost('other', { id: 1 })],
          tags: [{ id: 1, name: 'Second' }],
          posts_tags: [{ post_id: 2, tag_id: 1 }],
        },
      },
    ]
    const folder = temporaryFolder()
    const many = path.join(folder, 'many.json')
    writeFileSync(many, `\uFEFF${JSON.stringify({ db: parts }, null, 2)}`)
    const run = await runMoving(app, 'import ghost', many, site)
    expect(run.row('posts')).toEqual([3, 0, 0, 0])
    expect(await getPostBySlug(app, null, 'ancient')).toMatchObject({
      ...{ tags: ['First'], author: { name: 'Ann' }, createdAt: '2020-02-03T04:05:06.000Z' },
      description: 'Hello World',
    })
    expect(await getPostBySlug(app, null, 'mysql')).toMatchObject({
      ...{ tags: ['Second'], createdAt: '2020-02-03T04:05:06.000Z' },
    })
    expect(await getPostBySlug(app, null, 'other')).toMatchObject({ tags: [] })

    const bare = path.join(folder, 'bare.json')
    writeFileSync(
      bare,
      `\uFEFF${JSON.stringify({ data: { posts: [ghostPost('wide')] } })}`,
      'utf16le',
    )
    expect((await runMoving(app, 'import ghost', bare, site)).row('posts')).toEqual([1, 0, 0, 0])
  })

  it('lists what it cannot read, and imports nothing of a file that is cut off', async () => {
    const app = await openSite(open)
    const site = await oldSite()
    const posts = [
      'no post',
      null,
      { slug: 'typed', title: { not: 'text' } },
      ghostPost('typed-too', { html: ['x'] }),
      ghostPost('same'),
      ghostPost('same'),
      ghostPost('categories'),
      ghostPost('', { id: 'q', title: '🥗', html: '<p>salad\0</p>' }),
      ghostPost('dates', { published_at: 'never', created_at: {} }),
      { __proto__: null, slug: 'poor', title: 'Poor', status: 'published' },
    ]
    const file = ghostFile(posts, {
      tags: [7, { id: 'x' }],
      posts_tags: 'none',
      users: [[]],
      posts_authors: [{ post_id: 'same', author_id: {} }],
    })
    const run = await runMoving(app, 'import ghost', file, site)
    expect([run.row('posts'), run.row('rows')]).toEqual([
      [4, 0, 0, 6],
      [0, 0, 0, 3],
    ])
    expect(run.lines.join('\n')).toContain('failed row of tags\n  it is not as Ghost writes it')
    expect(run.lines.join('\n')).toContain('another post of the file has this address')
    const slugs = (await written(app)).map(({ slug }) => slug)
    expect(slugs).toEqual(['categories-post', 'poor', 'post-q', 'same'])
    expect((await runMoving(app, 'import ghost', file, site)).row('posts')).toEqual([0, 0, 4, 6])

    const whole = JSON.stringify({
      db: [{ data: { posts: [ghostPost('first'), ghostPost('next')] } }],
    })
    for (const text of [whole.slice(0, -20), `${whole}}`, `${whole.slice(0, 300)}"`, '[1,', '']) {
      writeFileSync(file, text)
      const { failure } = await runMoving(app, 'import ghost', file, site)
      expect(failure).toMatch(/not JSON to its end|no export of Ghost/)
    }
    expect(await written(app)).toHaveLength(4)
  })
})
