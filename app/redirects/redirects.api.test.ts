import { expect, it } from 'vitest'
import { updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { deleteMeal } from '#app/meals/meal-trash.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import type { Redirect, RedirectsReport } from './redirect.ts'
import { redirectEndpoints } from './redirects.api.server.ts'
import { addRedirects, findRedirect } from './redirects.server.ts'

type Fault = { msg: string; errors: { path?: string }[] }
type List = { redirects: Redirect[]; total: number }

describeOnBoth('the redirects', (open) => {
  async function openApi() {
    const app = await openTestApp(open, { env: { SITE_URL: 'https://plates.example' } })
    const admin = await apiClient(app, redirectEndpoints).as('Admin')
    const add = (from: string, to: string, status?: unknown) =>
      admin.post<Redirect & Fault>('/redirects', { from, to, status })
    return { app, admin, add }
  }

  it('are added, listed newest first, searched and deleted [redirect-01]', async () => {
    const { app, admin, add } = await openApi()
    const first = await add('/2019/05/Old-Soup/', '/meals/soup')
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ from: '/2019/05/Old-Soup', to: '/meals/soup', status: 301 })
    app.clock.advance(1)
    expect((await add('/shop', 'https://shop.example', '302')).body).toMatchObject({
      to: 'https://shop.example/',
      status: 302,
    })
    const { body } = await admin.get<List>('/redirects')
    expect(body.redirects.map(({ from }) => from)).toEqual(['/shop', '/2019/05/Old-Soup'])
    expect(body.total).toBe(2)
    const found = await admin.get<List>('/redirects?search=SOUP')
    expect(found.body.redirects).toHaveLength(1)
    expect((await admin.get<List>('/redirects?search=_')).body.total).toBe(0)
    expect((await admin.delete(`/redirects/${first.body._id}`)).status).toBe(200)
    expect((await admin.delete(`/redirects/${first.body._id}`)).status).toBe(404)
    expect(await findRedirect(app, '/2019/05/Old-Soup')).toBeNull()
  })

  it('are found by any spelling of their path [redirect-02]', async () => {
    const { app, add } = await openApi()
    await add('https://plates.example/caf%C3%A9/', '/blogs/Straße?page=2#top')
    const found = { to: '/blogs/Stra%C3%9Fe?page=2#top', status: 301 }
    for (const path of ['/caf%C3%A9', '/caf%c3%a9/', '/café', '/cafe\u0301']) {
      expect(await findRedirect(app, path), path).toEqual(found)
    }
    expect(await findRedirect(app, '/cafe')).toBeNull()
    expect(await findRedirect(app, '/%E0%A4%A')).toBeNull()
  })

  it('refuse an address that is none, at its field [redirect-03]', async () => {
    const { admin, add } = await openApi()
    const wrongFrom = ['', ' ', 'old', '//a.example/x', '/\\a.example', '/', '/?page=1', '/old?p=1']
    const ids = ['/?p=', '/?p=x', '/?p=1&q=2', '/?p=1#a', '/?search=1', '/old/?p=1']
    for (const from of [...wrongFrom, ...ids, 'https://a.example/x', '/\t/a.example']) {
      const { status, body } = await add(from, '/new')
      expect([status, body.errors[0]?.path], from).toEqual([400, 'from'])
    }
    const wrongTo = ['', 'new', '//a.example', '/\\a.example', 'http://a.example', '/\n/a.example']
    for (const to of [
      ...wrongTo,
      'javascript:alert(1)',
      'https:a.example',
      'https://me@a.example',
    ]) {
      const { status, body } = await add('/old', to)
      expect([status, body.errors[0]?.path], to).toEqual([400, 'to'])
    }
    expect((await add('old', 'new')).body.errors.map(({ path }) => path)).toEqual(['from', 'to'])
    expect((await add('/old', '/new', 307)).body.errors[0]?.path).toBe('status')
    expect((await admin.get<List>('/redirects')).body.total).toBe(0)
  })

  it('never lead in a circle, and one address has one redirect [redirect-03]', async () => {
    const { add } = await openApi()
    expect((await add('/a', '/A')).status).toBe(201)
    const itself = await add('/b', '/b/?x=1')
    expect([itself.status, itself.body.errors[0]?.path]).toEqual([400, 'to'])
    expect((await add('/b', '/c')).status).toBe(201)
    expect((await add('/c', '/d%20d#part')).status).toBe(201)
    const circle = await add('/d d', 'https://plates.example/b')
    expect(circle.status).toBe(400)
    expect(circle.body.errors).toEqual([
      { path: 'to', msg: 'This leads in a circle: /d d to /b to /c to /d d' },
    ])
    const taken = await add('/b/', '/elsewhere')
    expect([taken.status, taken.body.errors[0]?.path]).toEqual([409, 'from'])
  })

  it('may be the ids by which an old blog named its posts [redirect-07]', async () => {
    const { app, add } = await openApi()
    expect((await add('/?p=12', '/blogs/soup')).body).toMatchObject({ from: '/?p=12' })
    expect((await add('https://plates.example/?page_id=3', '/about')).status).toBe(201)
    expect(await findRedirect(app, '/', '?p=12')).toEqual({ to: '/blogs/soup', status: 301 })
    for (const search of ['', '?p=1', '?p=12&page=2', '?q=12']) {
      expect(await findRedirect(app, '/', search), search).toBeNull()
    }
    expect(await findRedirect(app, '/blogs', '?p=12')).toBeNull()
    expect((await add('/one', '/?p=5')).status).toBe(201)
    const circle = await add('/?p=5', '/one')
    expect([circle.status, circle.body.errors[0]?.path]).toEqual([400, 'to'])
    expect((await add('/?p=6', '/?p=6')).status).toBe(400)
    expect((await add('/?p=6', '/')).status).toBe(201)
  })

  it('serve the versions for phones and the further pages of an old blog too [redirect-08]', async () => {
    const { app, add } = await openApi()
    await add('/2021/soup', '/blogs/soup')
    await add('/tag/quick', '/blogs?tag=Quick')
    for (const path of ['/2021/soup/amp', '/2021/soup/amp/']) {
      expect(await findRedirect(app, path), path).toMatchObject({ to: '/blogs/soup' })
    }
    expect(await findRedirect(app, '/tag/quick/page/2/')).toMatchObject({ to: '/blogs?tag=Quick' })
    for (const path of ['/amp', '/2021/amp', '/2021/soup/page', '/2021/soup/page/x', '/page/2']) {
      expect(await findRedirect(app, path), path).toBeNull()
    }
    await add('/2021/soup/amp', '/blogs/soup-for-phones')
    expect(await findRedirect(app, '/2021/soup/amp/')).toMatchObject({
      to: '/blogs/soup-for-phones',
    })
  })

  it('keep the address of what visitors do not see to themselves [redirect-09]', async () => {
    const { app, add } = await openApi()
    const meal = await buildMeal(app, { title: 'Grüne Suppe', isPublished: false })
    await add('/2021/soup', `/meals/${meal.slug}?from=old`)
    await add('/?p=12', `/meals/${meal.slug}`)
    expect(await findRedirect(app, '/2021/soup')).toBeNull()
    expect(await findRedirect(app, '/', '?p=12')).toBeNull()
    await updateMeal(app, commandLine, meal._id, { isPublished: true })
    expect(await findRedirect(app, '/2021/soup')).not.toBeNull()
    expect(await findRedirect(app, '/', '?p=12')).not.toBeNull()
    await deleteMeal(app, commandLine, meal._id)
    expect(await findRedirect(app, '/2021/soup')).toBeNull()
    await buildMeal(app, { title: 'Grüne Suppe' })
    expect(await findRedirect(app, '/2021/soup')).not.toBeNull()
  })

  it('close no circle if two are added at the same time', async () => {
    const { app, add } = await openApi()
    await Promise.all([add('/a', '/b'), add('/b', '/a')])
    const ways = [await findRedirect(app, '/a'), await findRedirect(app, '/b')]
    expect(ways.filter(Boolean)).toHaveLength(1)
  })

  it('come from a CSV file, which may be sent again [redirect-04]', async () => {
    const { admin } = await openApi()
    const text = [
      '\uFEFFfrom,to,status',
      '/one,/new-one',
      '"/two, and more",/new-two,302',
      '',
      '/three,http://a.example,301',
      '/four,/new-four,418',
      '/new-one,/one',
    ].join('\r\n')
    const send = (text: string) =>
      admin.upload<RedirectsReport>('/redirects/import', new File([text], 'r.csv'), 'file')
    const { body } = await send(text)
    expect(body).toMatchObject({ added: 2, changed: 0, same: 0 })
    expect(body.refused.map(({ row, path }) => [row, path])).toEqual([
      [5, 'to'],
      [6, 'status'],
      [7, 'to'],
    ])
    expect((await send(text)).body).toMatchObject({ added: 0, changed: 0, same: 2 })
    expect((await send('/one;/newest\n')).body).toMatchObject({ changed: 1, refused: [] })
    for (const bad of ['', 'from,to\n', '"/one,/two']) expect((await send(bad)).status).toBe(400)
    expect((await admin.upload('/redirects/import', new File(['a'], 'r.csv'), 'x')).status).toBe(
      400,
    )
  })

  it('come in large numbers from an import', async () => {
    const { app } = await openApi()
    const rows = Array.from({ length: 1500 }, (_, n) => ({ from: `/old/${n}`, to: `/blogs/${n}` }))
    expect((await addRedirects(app, commandLine, rows)).added).toBe(1500)
    expect((await addRedirects(app, commandLine, rows)).same).toBe(1500)
    expect(await findRedirect(app, '/old/1499/')).toEqual({ to: '/blogs/1499', status: 301 })
  })
})
