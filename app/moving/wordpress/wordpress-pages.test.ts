import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { getPostBySlug } from '#app/blog/posts.server.ts'
import { deletePage } from '#app/legal/documents/page-trash.server.ts'
import { changePage, createPage, getPage } from '#app/legal/documents/pages.server.ts'
import { findRedirect } from '#app/redirects/redirects.server.ts'
import { commandLine as admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { oldBlog, type WxrFields, wxr } from '#tests/support/builders/build-wxr.ts'
import { openSite, runMoving, temporaryFolder } from '#tests/support/run-import.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'

vi.setConfig({ testTimeout: 60_000 })

async function importPages(app: App, ...entries: WxrFields[]) {
  const file = path.join(temporaryFolder(), 'export.xml')
  writeFileSync(file, wxr(...entries.map((entry) => ({ type: 'page', ...entry }))))
  const run = () => runMoving(app, 'import wordpress', file)
  return { first: await run(), run }
}

const pages = (app: App) =>
  app.db.selectFrom('pages').select(['slug', 'updated_at']).orderBy('slug').execute()

const said = { slug: undefined, description: undefined, updatedAt: undefined, autosave: undefined }

describeOnBoth('an export of posts alone', (open) => {
  it('names its categories and tags only at the posts, whose lists keep their addresses', async () => {
    const app = await openSite(open)
    const file = path.join(temporaryFolder(), 'posts.xml')
    const post = {
      title: 'Stew',
      categories: ['Hot food'],
      terms: [['post_tag', 'One pot']],
    } satisfies WxrFields
    writeFileSync(file, wxr(post).replace(/^<wp:(category|tag)>.*$/gm, ''))
    await runMoving(app, 'import wordpress', file)
    const found = (address: string) => findRedirect(app, address)
    expect(await found('/category/hot-food/')).toMatchObject({ to: '/blogs?category=Hot+food' })
    expect(await found('/tag/one-pot/')).toMatchObject({ to: '/blogs?tag=One+pot' })
    expect(await found('/category/soups/')).toBeNull()
  })

  it('keeps their addresses for what they become here', async () => {
    const app = await openSite(open)
    const file = path.join(temporaryFolder(), 'posts.xml')
    const one = {
      title: 'One',
      categories: ['Uncategorized', 'Soups &amp; Stews', 'Soups', 'Cold'],
    }
    const two = {
      title: 'Two',
      categories: ['Cold', 'Soups &amp; Stews'],
      tags: ['Salt &amp; pepper'],
    }
    const category = (slug: string, parent: string) =>
      `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${slug}</wp:cat_name></wp:category>`
    const terms = category('food', '') + category('cold', 'food') + category('iced', 'cold')
    writeFileSync(file, wxr(one, two).replace('<item>', `${terms}<item>`))
    await runMoving(app, 'import wordpress', file)
    expect(await getPostBySlug(app, admin, 'one')).toMatchObject({
      category: 'Soups & Stews',
      tags: ['Soups', 'Cold'],
    })
    const to = async (address: string) => (await findRedirect(app, address))?.to
    expect(await to('/category/soups-amp-stews/')).toBe('/blogs?category=Soups+%26+Stews')
    expect(await to('/tag/salt-amp-pepper/')).toBe('/blogs?tag=Salt+%26+pepper')
    expect(await to('/category/soups/')).toBe('/blogs?tag=Soups')
    expect(await to('/category/cold/')).toBe('/blogs?category=Cold')
    expect(await to('/category/food/cold/')).toBe('/blogs?category=Cold')
    expect(await to('/category/food/cold/iced/')).toBe('/blogs?category=iced')
    expect(await to('/category/uncategorized/')).toBe('/blogs')
    expect(await to('/category/cold/feed/')).toBe('/blog/category/Cold/feed.xml')
    expect(await to('/tag/salt-amp-pepper/feed/')).toBe('/blog/tag/Salt%20%26%20pepper/feed.xml')
    expect(await to('/author/ann/feed/')).toBe('/blog/feed.xml')
  })
})

describeOnBoth('pages of WordPress', (open) => {
  it('become pages with their redirects; a repeat changes nothing [wordpress-13]', async () => {
    const app = await openSite(open)
    const { first, run } = await importPages(
      app,
      { id: 5, title: 'Our team', link: `${oldBlog}/company/our-team/` },
      { title: 'About', content: '<p>Our own words.</p>' },
      { title: 'Not yet', status: 'draft' },
      { title: 'Secret', status: 'private' },
      { title: 'Later', status: 'future', date: '2099-01-01 00:00:00' },
      {
        id: 9,
        type: 'post',
        title: 'Post',
        content: `<p><a href="${oldBlog}/company/our-team/">team</a></p>`,
      },
    )
    expect([first.failure, first.row('pages'), first.row('posts')]).toEqual([
      null,
      [4, 1, 0, 0],
      [1, 0, 0, 0],
    ])
    expect(await getPage(app, admin, 'our-team')).toMatchObject({
      title: 'Our team',
      published: true,
      createdAt: '2021-03-04T05:06:07.000Z',
    })
    expect(await getPage(app, admin, 'about')).toMatchObject({ builtIn: false, published: true })
    expect((await getPage(app, admin, 'about')).content).toContain('Our own words.')
    for (const slug of ['not-yet', 'secret', 'later']) {
      expect(await getPage(app, admin, slug)).toMatchObject({ published: false })
    }
    const text = first.lines.join('\n')
    expect(text).toContain('changed page about\n  replaces the built-in text of /about')
    expect(text).toContain('new page secret\n  was private there: comes as a draft')
    expect(text).toContain('new page later\n  was scheduled for 2099-01-01')
    expect((await getPostBySlug(app, admin, 'post')).content).toContain('"url":"/our-team"')
    expect(await findRedirect(app, '/company/our-team/')).toMatchObject({ to: '/our-team' })
    expect(await findRedirect(app, '/', '?page_id=5')).toMatchObject({ to: '/our-team' })
    expect(await findRedirect(app, '/', '?p=5')).toMatchObject({ to: '/our-team' })
    expect(await findRedirect(app, '/', '?p=9')).toMatchObject({ to: '/blogs/post' })
    expect(await findRedirect(app, '/author/ann')).toMatchObject({ to: '/blogs' })

    const before = await pages(app)
    const again = await run()
    expect([again.failure, again.row('pages')]).toEqual([null, [0, 0, 5, 0]])
    expect(await pages(app)).toEqual(before)
  })

  it('become drafts of posts where their address is reserved or taken [wordpress-14]', async () => {
    const app = await openSite(open)
    const imprint = { ...said, title: 'Imprint', slug: 'imprint', content: 'Mine' }
    await createPage(app, admin, { ...imprint, published: true })
    const { first, run } = await importPages(
      app,
      { title: 'Contact' },
      { title: 'Imprint' },
      { type: 'post', title: 'Contact' },
    )
    expect([first.failure, first.row('posts')]).toEqual([null, [3, 0, 0, 0]])
    const text = first.lines.join('\n')
    expect(text).toContain(
      'new post contact-page\n  a page there, but /contact is reserved here: comes as a draft',
    )
    expect(text).toContain(
      'new post imprint\n  a page there, but another page has the address /imprint here: comes as a draft',
    )
    expect((await getPage(app, admin, 'imprint')).content).toBe('Mine')
    expect(await getPostBySlug(app, admin, 'imprint')).toMatchObject({ published: false })
    expect((await run()).row('posts')).toEqual([0, 0, 3, 0])
  })

  it('as drafts of posts keep their address wherever they are in the file [wordpress-14]', async () => {
    const app = await openSite(open)
    const entries: WxrFields[] = [
      { id: 50, type: 'post', title: 'Contact' },
      { id: 51, type: 'post', title: 'Contact page' },
      { id: 77, title: 'Contact' },
    ]
    const { first } = await importPages(app, ...entries)
    expect(first.lines.join('\n')).toContain('new post contact-77\n  a page there')
    const { first: later } = await importPages(app, { type: 'post', title: 'Before' }, ...entries)
    expect(later.row('posts')).toEqual([1, 0, 3, 0])
  })

  it('stay as staff publish them, and never show what only few could read there [wordpress-15]', async () => {
    const app = await openSite(open)
    const { run } = await importPages(app, { title: 'One' }, { title: 'Two', status: 'private' })
    await changePage(app, admin, 'one', {
      ...said,
      title: undefined,
      content: undefined,
      published: false,
    })
    await changePage(app, admin, 'two', {
      ...said,
      title: undefined,
      content: undefined,
      published: true,
    })
    const again = await run()
    expect(again.row('pages')).toEqual([0, 0, 1, 1])
    expect(again.lines.join('\n')).toContain('was private there, but published here')
    expect((await getPage(app, admin, 'one')).published).toBe(false)
    await deletePage(app, admin, 'one')
    expect((await run()).row('pages')).toEqual([1, 0, 0, 1])
  })
})
