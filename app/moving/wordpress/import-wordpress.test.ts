import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { getPostBySlug } from '#app/blog/posts.server.ts'
import { illustratePostJob } from '#app/blog/samples/illustrate-post.jobs.server.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { findRedirect } from '#app/redirects/redirects.server.ts'
import { pictureToCome } from '#app/ui/picture-to-come.ts'
import type { App } from '#platform/app.ts'
import { editor } from '#tests/support/builders/build-meal.ts'
import {
  oldBlog,
  type WxrFields,
  wxr,
  wxrEnd,
  wxrHead,
  wxrItem,
} from '#tests/support/builders/build-wxr.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { openSite, runMoving, temporaryFolder } from '#tests/support/run-import.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'

vi.setConfig({ testTimeout: 60_000 })

const uploads = `${oldBlog}/wp-content/uploads`

/** Writes an export, beside a folder with the pictures `2021/03/plate.jpg` and `bowl.jpg`. */
async function files(text: string | Buffer) {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'media/2021/03'), { recursive: true })
  const [plate, bowl] = [await buildPicture('jpeg'), await buildPicture('png')]
  writeFileSync(path.join(folder, 'media/2021/03/plate.jpg'), plate)
  writeFileSync(path.join(folder, 'media/2021/03/bowl.jpg'), bowl)
  const file = path.join(folder, 'export.xml')
  writeFileSync(file, text)
  return { file, media: path.join(folder, 'media') }
}

async function importFile(app: App, text: string | Buffer) {
  const { file, media } = await files(text)
  const run = () => runMoving(app, 'import wordpress', file, '--media', media)
  return { first: await run(), run }
}

const plate: WxrFields = {
  id: 50,
  type: 'attachment',
  status: 'inherit',
  title: 'plate',
  parent: 10,
  file: `${uploads}/2021/03/plate.jpg`,
  meta: { _wp_attachment_image_alt: 'A plate of soup' },
}

const bowl: WxrFields = {
  ...plate,
  id: 51,
  title: 'bowl',
  excerpt: 'The bowl',
  file: `${uploads}/2021/03/bowl.jpg`,
  meta: {},
}

const soup: WxrFields = {
  id: 10,
  title: 'Soup &amp; bread',
  slug: 'soup',
  categories: ['Soups', 'Uncategorized'],
  tags: ['Quick'],
  author: 'ann',
  comments: 2,
  meta: { _thumbnail_id: 50 },
  content: `<!-- wp:heading --><h2>One</h2><!-- /wp:heading -->
<!-- wp:paragraph --><p>See <a href="${oldBlog}/2021/03/stew/#top">stew</a>, <a href="/category/soups/">soups</a> ]]> and <a href="https://else.example/">else</a>.</p><!-- /wp:paragraph -->
<!-- wp:image {"id":50} --><figure class="wp-block-image"><img src="${uploads}/2021/03/plate-300x200.jpg" class="wp-image-50"/><figcaption>Lunch</figcaption></figure><!-- /wp:image -->`,
}

const stew: WxrFields = {
  id: 11,
  title: 'Stew',
  author: 'bob',
  content: 'First line\nsecond line\n\nNew paragraph',
  status: 'draft',
}

const stored = (app: App) =>
  app.db.selectFrom('posts').select(['slug', 'updated_at', 'published']).orderBy('slug').execute()

const rich = async (app: App, slug: string) =>
  JSON.parse((await getPostBySlug(app, editor, slug)).content)

describeOnBoth('an import from WordPress', (open) => {
  it('brings posts with labels, dates, authors, pictures and links, once [wordpress-01]', async () => {
    const app = await openSite(open)
    const { first, run } = await importFile(app, wxr(plate, bowl, soup, stew))
    expect([first.failure, first.row('posts')]).toEqual([null, [2, 0, 0, 0]])
    const own = expect.stringMatching(/^\/media\//)
    expect(await getPostBySlug(app, null, 'soup')).toMatchObject({
      title: 'Soup & bread',
      category: 'Soups',
      tags: ['Quick'],
      published: true,
      createdAt: '2021-03-04T05:06:07.000Z',
      author: { name: 'Ann Cook' },
      featuredImage: own,
      featuredImageAlt: 'A plate of soup',
    })
    expect(await rich(app, 'soup')).toEqual([
      { type: 'heading-one', children: [{ text: 'One' }] },
      {
        type: 'paragraph',
        children: [
          { text: 'See ' },
          { type: 'link', url: '/blogs/stew#top', children: [{ text: 'stew' }] },
          { text: ', ' },
          { type: 'link', url: '/blogs?category=Soups', children: [{ text: 'soups' }] },
          { text: ' ]]> and ' },
          { type: 'link', url: 'https://else.example/', children: [{ text: 'else' }] },
          { text: '.' },
        ],
      },
      {
        type: 'image',
        url: own,
        alt: 'A plate of soup',
        caption: 'Lunch',
        children: [{ text: '' }],
      },
    ])
    const draft = await getPostBySlug(app, editor, 'stew')
    expect(draft).toMatchObject({ published: false, author: { name: 'Bob Baker' } })
    expect(JSON.parse(draft.content)).toEqual([
      { type: 'paragraph', children: [{ text: 'First line\nsecond line' }] },
      { type: 'paragraph', children: [{ text: 'New paragraph' }] },
    ])
    expect(first.lines).toContain('left out: 2 comments')
    expect(first.lines.filter((line) => line.includes('comments'))).toHaveLength(1)
    expect(first.lines).toContain('14 old addresses lead to the pages here')
    expect(await findRedirect(app, '/2021/03/soup/')).toEqual({ to: '/blogs/soup', status: 301 })
    const before = await stored(app)
    const again = await run()
    expect([again.failure, again.row('posts')]).toEqual([null, [0, 0, 2, 0]])
    expect(await stored(app)).toEqual(before)
    expect(await app.db.selectFrom('images').select('id').execute()).toHaveLength(1)
  })

  it('brings what few may read as drafts, and names them [wordpress-02]', async () => {
    const app = await openSite(open)
    const entries: WxrFields[] = [
      { title: 'Secret', status: 'private' },
      { title: 'Locked', password: 'open sesame' },
      { title: 'Paid', meta: { _jetpack_newsletter_access: 'paid_subscribers' } },
      { title: 'Partly', content: 'Free [members_only]not free[/members_only]' },
      {
        title: 'Walled',
        content:
          '<!-- wp:jetpack/paid-content --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:jetpack/paid-content -->',
      },
    ]
    const { first } = await importFile(app, wxr(...entries))
    expect(first.row('posts')).toEqual([5, 0, 0, 0])
    expect((await stored(app)).map(({ published }) => Boolean(published))).toEqual(
      entries.map(() => false),
    )
    const text = first.lines.join('\n')
    for (const reason of [
      'new post secret\n  was private there: comes as a draft',
      'new post locked\n  has a password there: comes as a draft',
      'new post paid\n  for members only: comes as a draft',
      'new post partly\n  has parts for members only: comes as a draft',
      'new post walled\n  has parts for members only: comes as a draft',
    ]) {
      expect(text).toContain(reason)
    }
    expect(text).not.toContain('open sesame')
  })

  it('keeps dates, schedules and what search engines are told [wordpress-12]', async () => {
    const app = await openSite(open)
    const image = `<img src="${uploads}/2021/03/plate.jpg" alt="A plate">`
    const words = { _yoast_wpseo_title: 'For engines', _yoast_wpseo_metadesc: '%%excerpt%%' }
    const [elsewhere, own] = ['https://first.example/now/', `${oldBlog}/now/`]
    const { first, run } = await importFile(
      app,
      wxr(
        { title: 'Later', status: 'future', date: '2099-01-01 00:00:00', content: image },
        { title: 'Now', content: image, meta: { ...words, _yoast_wpseo_canonical: elsewhere } },
        { title: 'Own', content: image, meta: { rank_math_canonical_url: own } },
      ),
    )
    expect([first.failure, first.row('posts')]).toEqual([null, [3, 0, 0, 0]])
    expect(await getPostBySlug(app, null, 'own')).toMatchObject({ canonicalUrl: '' })
    expect(await getPostBySlug(app, editor, 'later')).toMatchObject({
      status: 'scheduled',
      publishedAt: '2099-01-01T00:00:00.000Z',
    })
    await expect(getPostBySlug(app, null, 'later')).rejects.toMatchObject({ status: 404 })
    expect(await getPostBySlug(app, null, 'now')).toMatchObject({
      status: 'published',
      publishedAt: '2021-03-04T05:06:07.000Z',
      seoTitle: 'For engines',
      seoDescription: '',
      featuredImageAlt: 'A plate',
      canonicalUrl: elsewhere,
    })
    expect((await run()).row('posts')).toEqual([0, 0, 3, 0])
  })

  it('turns recipes into meals with the figures of one serving [wordpress-03]', async () => {
    const app = await openSite(open)
    const php = (value: unknown): string => {
      if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
      if (typeof value === 'number') return `i:${value};`
      const pairs = Object.entries(value ?? {}).map(
        ([key, one]) => (Array.isArray(value) ? `i:${key};` : php(key)) + php(one),
      )
      return `a:${pairs.length}:{${pairs.join('')}}`
    }
    const ingredients = [
      { amount: '400', unit: 'g', name: 'cooked rice', notes: '', id: 1 },
      { amount: '2', unit: '', name: 'eggs', notes: 'größe M', id: 2 },
    ]
    const { first, run } = await importFile(
      app,
      wxr(
        {
          id: 70,
          type: 'wprm_recipe',
          title: 'Egg rice',
          content: '<p>Quick.</p>',
          terms: [['wprm_course', 'Lunch']],
          meta: {
            wprm_servings: '2 people',
            wprm_ingredients: php([{ name: '', ingredients }]),
            wprm_instructions: php([{ name: '', instructions: [{ text: '<p>Fry it.</p>' }] }]),
            _thumbnail_id: 50,
          },
        },
        plate,
        {
          title: 'How to fry',
          content:
            '<!-- wp:wp-recipe-maker/recipe {"id":70} -->[wprm-recipe id="70"]<!-- /wp:wp-recipe-maker/recipe -->',
        },
        {
          title: 'Porridge day',
          content: `Text <script type="application/ld+json">${JSON.stringify({
            '@graph': [
              {
                '@type': 'Recipe',
                name: 'Porridge',
                recipeYield: ['1', '1 bowl'],
                recipeIngredient: ['50 g rolled oats', '200 ml milk'],
              },
            ],
          })}</script>`,
        },
        {
          title: 'Salad day',
          content: `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Bean salad</h2><span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ann</b></span><p itemprop="description">Cold.</p><meta itemprop="recipeYield" content="4 people"><ul><li itemprop="recipeIngredient">400 g white beans</li><li itemprop="ingredients">200 g tomatoes</li></ul><div itemprop="recipeInstructions"><ol><li>Mix.</li></ol></div></div>`,
        },
        { id: 71, type: 'wprm_recipe', title: 'Nothing known', meta: {} },
      ),
    )
    expect([first.failure, first.row('meals')]).toEqual([null, [4, 0, 0, 0]])
    const salad = await getMealBySlug(app, null, 'bean-salad')
    expect(salad).toMatchObject({ description: 'Cold.', isPublished: true })
    expect(salad.items.map(({ grams }) => Math.round(grams))).toEqual([100, 50])
    const rice = await getMealBySlug(app, null, 'egg-rice')
    expect(rice).toMatchObject({ description: 'Quick.', mealType: { name: 'Lunch' } })
    expect(rice.items.map(({ grams }) => Math.round(grams))).toEqual([200, expect.any(Number)])
    expect(rice.nutritionData.calories).toBeGreaterThan(250)
    expect(rice.nutritionData.calories).toBeLessThan(450)
    expect(rice.imageUrl).toMatch(/^\/media\//)
    expect(JSON.stringify(await rich(app, 'how-to-fry'))).toContain('"/meals/egg-rice"')
    expect(JSON.stringify(await rich(app, 'how-to-fry'))).toContain('Fry it.')
    expect((await getMealBySlug(app, null, 'porridge')).items).toHaveLength(2)
    expect(await getMealBySlug(app, editor, 'nothing-known')).toMatchObject({ isPublished: false })
    expect((await run()).row('meals')).toEqual([0, 0, 4, 0])
  })

  it('leaves nothing of a broken, cut off or foreign file [wordpress-04]', async () => {
    const app = await openSite(open)
    const whole = wxr(soup, stew)
    const faults: [text: string | Buffer, message: RegExp][] = [
      ['', /is no export of WordPress/],
      ['not xml at all', /is no export of WordPress/],
      ['<rss><channel><title>A feed</title></channel></rss>', /is no export of WordPress/],
      [whole.slice(0, -20), /is broken/],
      [whole.slice(0, whole.indexOf('Stew')), /is broken/],
      [wxrHead() + wxrItem(soup).replace('</item>', '') + wxrItem(stew) + wxrEnd, /is broken/],
      [wxrHead() + wxrEnd, /has no posts, pages or recipes/],
      [Buffer.from([0xff, 0xfe, 0, 0, 1]), /is no export of WordPress/],
      [wxrHead('KOI-99') + wxrItem(soup) + wxrEnd, /its encoding is KOI-99/],
    ]
    for (const [text, message] of faults) {
      const { first } = await importFile(app, text)
      expect(first.failure).toMatch(message)
    }
    expect(await stored(app)).toEqual([])
  })

  it('reads the encodings in which such files come [wordpress-05]', async () => {
    for (const [name, bytes] of [
      ['utf-16', Buffer.from(`\uFEFF${wxr({ title: 'Crème brûlée' })}`, 'utf16le')],
      [
        'windows-1252',
        Buffer.from(wxr({ title: 'Crème brûlée' }).replace('UTF-8', 'windows-1252'), 'latin1'),
      ],
      ['a mark before the text', Buffer.from(`\uFEFF${wxr({ title: 'Crème brûlée' })}`)],
      ['control characters', Buffer.from(wxr({ title: 'Crème \u000b\u0008brûlée' }))],
    ] as const) {
      const app = await openSite(open)
      const { first } = await importFile(app, bytes)
      expect([name, first.failure]).toEqual([name, null])
      const [post] = await stored(app)
      expect(post && (await getPostBySlug(app, editor, post.slug)).title).toBe('Crème brûlée')
    }
  })

  it('reports a picture that is none or missing, and takes it in a later run [wordpress-06]', async () => {
    const app = await openSite(open)
    const { file, media } = await files(
      wxr(plate, { ...soup, content: `<img src="${uploads}/2021/03/other.jpg" alt="x">` }),
    )
    writeFileSync(path.join(media, '2021/03/plate.jpg'), 'not a picture')
    const run = () => runMoving(app, 'import wordpress', file, '--media', media)
    const first = await run()
    expect(first.row('posts')).toEqual([0, 0, 0, 1])
    expect(first.lines.join('\n')).toContain('plate.jpg could not be copied')
    expect(await getPostBySlug(app, editor, 'soup')).toMatchObject({ published: false })
    writeFileSync(path.join(media, '2021/03/plate.jpg'), await buildPicture('jpeg'))
    writeFileSync(path.join(media, '2021/03/other.jpg'), await buildPicture('png'))
    const second = await run()
    expect([second.failure, second.row('posts')]).toEqual([null, [0, 1, 0, 0]])
    expect((await run()).row('posts')).toEqual([0, 0, 1, 0])
  })

  it('draws a picture for posts without any from their titles [wordpress-22]', async () => {
    const app = await openSite(open)
    const { first, run } = await importFile(
      app,
      wxr(
        { title: 'Rice and beans for two' },
        { title: 'Not yet', status: 'draft' },
        { title: 'Secret', status: 'private' },
      ),
    )
    expect([first.failure, first.row('posts')]).toEqual([null, [3, 0, 0, 0]])
    expect(first.lines.join('\n')).toContain(
      'new post rice-and-beans-for-two\n  has no picture: one is drawn from its title',
    )
    const slug = 'rice-and-beans-for-two'
    expect(await getPostBySlug(app, null, slug)).toMatchObject({ featuredImage: pictureToCome })
    expect((await stored(app)).filter(({ published }) => published)).toHaveLength(1)
    // What was not drawn yet is enqueued once.
    expect((await run()).row('posts')).toEqual([0, 0, 3, 0])
    const jobs = await app.db.selectFrom('jobs').select('kind').execute()
    expect(jobs.filter(({ kind }) => kind === illustratePostJob.name)).toHaveLength(1)
    startTestWorker(app, [illustratePostJob])
    await vi.waitFor(
      async () =>
        expect((await getPostBySlug(app, null, slug)).featuredImage).toMatch(/^\/media\//),
      { timeout: 50_000, interval: 200 },
    )
    expect((await run()).row('posts')).toEqual([0, 0, 3, 0])
  })

  it('never reads a file outside of the folder of pictures [wordpress-07]', async () => {
    const app = await openSite(open)
    const { file, media } = await files(
      wxr({ title: 'Escape', content: `<img src="${oldBlog}/..%2f..%2foutside.jpg">` }),
    )
    writeFileSync(path.join(media, '../outside.jpg'), await buildPicture('jpeg'))
    const run = await runMoving(app, 'import wordpress', file, '--media', media)
    expect(run.row('posts')).toEqual([0, 0, 0, 1])
    expect(await app.db.selectFrom('images').select('id').execute()).toEqual([])
  })
})
