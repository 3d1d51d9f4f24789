import { expect, it } from 'vitest'
import { imageEndpoints } from '#app/images/images.api.server.ts'
import { findRedirect } from '#app/redirects/redirects.server.ts'
import routes from '#app/routes.ts'
import { commandLine } from '#platform/api/caller.ts'
import { contentVersion } from '#platform/database/versions/content-version.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildImage } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { type PageDocument, reservedSlugs } from './page-document.ts'
import { removePageForGood } from './page-trash.server.ts'
import { pageEndpoints } from './pages.api.server.ts'
import { ownPageAddresses } from './pages.server.ts'
import { findShownPage } from './show-page.server.ts'

type Fault = { msg: string; errors: { path?: string }[] }
type Revisions = { revisions: { _id: string; title: string; savedBy: string }[] }

const says = (text: string) => JSON.stringify([{ type: 'paragraph', children: [{ text }] }])

describeOnBoth('the pages', (open) => {
  async function openApi() {
    const app = await openTestApp(open)
    const admin = await apiClient(app, [...pageEndpoints, ...imageEndpoints]).as('Admin')
    const add = (body: object) => admin.post<PageDocument & Fault>('/pages', body)
    const put = (id: string, body: object) => admin.put<PageDocument & Fault>(`/pages/${id}`, body)
    const get = async (id: string) => (await admin.get<PageDocument>(`/pages/${id}`)).body
    return { app, admin, add, put, get }
  }

  it('begin with the built-in texts, which somebody can change and restore [page-01]', async () => {
    const { app, admin, put, get } = await openApi()
    const { body } = await admin.get<{ pages: PageDocument[] }>('/pages')
    expect(body.pages.map(({ path, builtIn }) => [path, builtIn])).toEqual([
      ['/about', true],
      ['/privacy-policy', true],
      ['/terms-and-conditions', true],
      ['/cookie-policy', true],
    ])
    expect(await findShownPage(app, 'privacy-policy')).toBeNull()
    const version = await contentVersion(app.db)
    const changed = await put('privacy-policy', { content: says('Ours.'), title: 'Privacy' })
    expect(changed.body).toMatchObject({ builtIn: false, path: '/privacy-policy' })
    expect(await contentVersion(app.db)).toBeGreaterThan(version)
    expect(await findShownPage(app, 'privacy-policy')).toMatchObject({ title: 'Privacy' })
    expect((await admin.delete('/pages/privacy-policy')).status).toBe(200)
    expect(await get('privacy-policy')).toMatchObject({ builtIn: true, content: '' })
    expect(await findShownPage(app, 'privacy-policy')).toBeNull()
    const { revisions } = (await admin.get<Revisions>('/pages/privacy-policy/revisions')).body
    expect(revisions).toHaveLength(1)
  })

  it('are added at a free address and deleted; drafts are hidden [page-02]', async () => {
    const { app, admin, add, put } = await openApi()
    const { status, body } = await add({ title: 'Our Imprint', content: says('Here.') })
    expect(status).toBe(201)
    expect(body).toMatchObject({ path: '/our-imprint', published: false })
    expect(await findShownPage(app, 'our-imprint')).toBeNull()
    await put(body._id, { published: true, slug: '/imprint' })
    expect(await findShownPage(app, 'imprint')).toMatchObject({ title: 'Our Imprint' })
    expect(await ownPageAddresses(app)).toMatchObject([{ path: '/imprint' }])
    expect((await admin.delete(`/pages/${body._id}`)).status).toBe(200)
    expect((await admin.get(`/pages/${body._id}`)).status).toBe(404)
  })

  it('leave a redirect when they move, and move back without a circle [page-08]', async () => {
    const { app, add, put } = await openApi()
    const { body } = await add({ title: 'One', slug: 'one', content: says('Here.') })
    await put(body._id, { slug: 'first' })
    expect(await findRedirect(app, '/one')).toBeNull()
    await put(body._id, { published: true })
    await put(body._id, { slug: 'café' })
    await put(body._id, { slug: 'third' })
    const to = { to: '/third', status: 301 }
    expect(await findRedirect(app, '/first')).toEqual(to)
    expect(await findRedirect(app, '/caf%C3%A9')).toEqual(to)
    expect((await put(body._id, { slug: 'first' })).body.path).toBe('/first')
    expect(await findRedirect(app, '/first')).toBeNull()
    for (const path of ['/caf%C3%A9', '/third']) {
      expect(await findRedirect(app, path)).toEqual({ to: '/first', status: 301 })
    }
  })

  it('refuse a reserved or taken address at its field [page-03]', async () => {
    const { admin, add, put } = await openApi()
    for (const slug of ['meals', '/blogs', 'API', 'admin', 'about', 'privacy-policy/']) {
      const { status, body } = await add({ title: 'Mine', slug })
      expect([status, body.errors[0]?.path], slug).toEqual([409, 'slug'])
    }
    for (const slug of ['/a/b', '???', 'x?y=1']) {
      const { status, body } = await add({ title: 'Mine', path: slug })
      expect([status, body.errors[0]?.path], slug).toEqual([400, 'slug'])
    }
    expect((await add({ title: 'Contact' })).status).toBe(409)
    expect((await put('about', { slug: 'us' })).status).toBe(400)
    const check = async (slug: string) =>
      (await admin.get<{ exists: boolean }>(`/pages/check-title?slug=${slug}`)).body.exists
    expect(await Promise.all(['login', 'about', 'new'].map(check))).toEqual([true, true, false])
  })

  it('keep revisions, and refuse a change of an older version [page-04]', async () => {
    const { app, admin, add, put } = await openApi()
    const { body: first } = await add({ title: 'Team', content: says('Two.') })
    app.clock.advance(5)
    const { body: second } = await put(first._id, {
      content: says('Three.'),
      updatedAt: first.updatedAt,
    })
    const stale = await put(first._id, { content: says('Four.'), updatedAt: first.updatedAt })
    expect([stale.status, stale.body.msg]).toEqual([
      409,
      'Someone else changed this page. Reload to see the latest version.',
    ])
    const path = `/pages/${first._id}/revisions`
    const { revisions } = (await admin.get<Revisions>(path)).body
    expect(revisions).toHaveLength(2)
    const oldest = revisions.at(-1)?._id
    const restored = await admin.post<PageDocument>(`${path}/${oldest}/restore`)
    expect(restored.body.content).toBe(says('Two.'))
    expect(restored.body.updatedAt > second.updatedAt).toBe(true)
    expect((await admin.get<Revisions>(path)).body.revisions).toHaveLength(3)
    expect((await admin.get(`${path}/none`)).status).toBe(404)
  })

  it('check their content, and keep its images from being deleted [page-05]', async () => {
    const { app, admin, add, put } = await openApi()
    const bad = await add({ title: 'Bad', content: '[{"type":"script","children":[]}]' })
    expect([bad.status, bad.body.errors[0]?.path]).toEqual([400, 'content'])
    const image = await buildImage(app)
    const shown = { type: 'image', url: image.imageUrl, alt: '', children: [{ text: '' }] }
    const { body } = await add({ title: 'Pictured', content: JSON.stringify([shown]) })
    const remove = async () => (await admin.delete(`/images/${image._id}`)).status
    expect(await remove()).toBe(409)
    await put(body._id, { content: says('No picture.') })
    expect(await remove()).toBe(409)
    await admin.delete(`/pages/${body._id}`)
    expect(await remove()).toBe(409)
    await removePageForGood(app, commandLine, body._id)
    expect(await remove()).toBe(200)
  })
})

it('every first part of the paths of the site is reserved or a built-in page', async () => {
  const all = (await routes).flatMap(({ children = [] }) => children)
  const first = all.map(({ path = '' }) => path.split('/')[0] ?? '')
  const plain = first.filter((part) => /^[a-z-]+$/.test(part))
  const builtIn = ['about', 'privacy-policy', 'terms-and-conditions', 'cookie-policy']
  expect(plain.length).toBeGreaterThan(20)
  expect(plain.filter((part) => ![...reservedSlugs, ...builtIn].includes(part))).toEqual([])
})
