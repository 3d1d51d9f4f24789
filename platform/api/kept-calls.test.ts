import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { authenticate, issueToken } from '#app/accounts/accounts.server.ts'
import { blogEndpoints } from '#app/blog/blog.api.server.ts'
import type { Post } from '#app/blog/post.ts'
import { countView, viewsWritten } from '#app/blog/reading/views.server.ts'
import { updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { mealEndpoints } from '#app/meals/meals.api.server.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildPost } from '#tests/support/builders/build-post.ts'
import { buildUser } from '#tests/support/builders/build-user.ts'
import { describeOnBoth, type Open } from '#tests/support/servers/databases.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { securityHeaders } from '../http/answers/security-headers.ts'
import { sendBuffered } from '../http/answers/send-buffered.ts'
import { createPageCache } from '../http/page-cache.ts'
import { requestLog } from '../http/request-log.ts'
import { endpoint } from './endpoint.ts'
import { keptCalls } from './kept-calls.ts'
import { apiRouter } from './router.ts'

const endpoints = [...mealEndpoints, ...blogEndpoints]

/** Serves the calls over HTTP like the site does; calls handled by the router are recorded. */
async function openCalls(app: TestApp) {
  const content = app.database.watchContent()
  onTestFinished(() => content.close())
  await expect.poll(() => content.ask()).toBeGreaterThan(0)
  const cache = createPageCache(content)
  const calls = keptCalls(app, endpoints, cache)
  const fullWay: string[] = []
  const site = new Hono()
  site.use(requestLog(app), securityHeaders(false))
  site.route('/api', apiRouter(app, endpoints, authenticate))
  const rest = getRequestListener(async (request, env) => {
    fullWay.push(request.url.replace(/^.*\/api/, ''))
    return await site.fetch(request, env)
  })
  const find = sendBuffered(app, calls.find, rest)
  const ready = sendBuffered(
    app,
    (address, accepted, request) => cache.ready(calls.keyOf(address, request) ?? '', accepted),
    find,
  )
  const origins = await Promise.all([ready, rest].map(listen))
  const asker =
    (place: number) =>
    (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${origins[place]}/api${path}`, { headers, method })
  return { cache, fullWay, ask: asker(0), askFully: asker(1) }
}

async function listen(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function openStocked(open?: Open) {
  const app = await openMealsApp(open)
  const meal = await buildMeal(app, { title: 'Lentils' })
  const post = await buildPost(app)
  for (let number = 0; number < 5; number += 1) await buildMeal(app)
  return { app, meal, post, ...(await openCalls(app)) }
}

const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !['date', 'x-request-id', 'keep-alive'].includes(name)),
  )

describeOnBoth('cached calls', (open) => {
  it('are answered like all calls, the second time from memory', async () => {
    const { meal, post, cache, fullWay, ask, askFully } = await openStocked(open)
    const paths = [
      ...['/meals', '/meals?limit=2&page=2', '/meals?search=lentils', `/meals/${meal._id}`],
      ...[`/meals/slug/${meal.slug}`, '/categories', '/mealtypes', '/blogs', '/blogs/categories'],
      ...[`/blogs/${post._id}`, `/blogs/${post.slug}`, `/blogs/slug/${post.slug}`],
    ]
    for (const path of paths) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const sent = { 'Accept-Encoding': encoding }
        const [full, first, second] = [
          await askFully(path, sent),
          await ask(path, sent),
          await ask(path, sent),
        ]
        const text = await full.text()
        for (const answer of [first, second]) {
          expect(await answer.text()).toBe(text)
          expect(headersOf(answer), path).toEqual(headersOf(full))
        }
      }
    }
    // Briefly cached calls may have been computed again.
    expect(cache.state().miss).toBeGreaterThanOrEqual(paths.length)
    const { miss } = cache.state()
    for (const path of paths.slice(0, 7)) await ask(path)
    expect(cache.state().miss).toBe(miss)
    expect(fullWay).toHaveLength(3 * paths.length)
  })

  it('show the number of views of a post with at most a second of delay', async () => {
    const { app, post, ask } = await openStocked(open)
    const views = async () => ((await (await ask(`/blogs/${post._id}`)).json()) as Post).views
    const before = await views()
    await countView(app, null, { id: post._id, userAgent: 'Firefox' })
    await viewsWritten(app)
    await expect.poll(views).toBe(before + 1)
  })

  it('show newly published content', async () => {
    const { app, meal, ask } = await openStocked(open)
    const titles = async () => {
      const { meals } = (await (await ask('/meals?limit=1')).json()) as {
        meals: { title: string }[]
      }
      return meals.map(({ title }) => title)
    }
    await titles()
    await buildMeal(app, { title: 'Newest' })
    expect(await titles()).toEqual(['Newest'])
    await buildMeal(app, { title: 'Draft', isPublished: false })
    expect(await titles()).toEqual(['Newest'])
    const one = async () => await (await ask(`/meals/${meal._id}`)).json()
    expect(await one()).toMatchObject({ title: 'Lentils' })
    await updateMeal(app, editor, meal._id, { title: 'Peas' })
    expect(await one()).toMatchObject({ title: 'Peas' })
    await updateMeal(app, editor, meal._id, { isPublished: false })
    expect((await ask(`/meals/${meal._id}`)).status).toBe(404)
  })
})

describe('a cached call', () => {
  it('is handled by the router if it has a token, uses another method or matches no endpoint', async () => {
    const { app, meal, cache, fullWay, ask } = await openStocked()
    const draft = await buildMeal(app, { title: 'Draft', isPublished: false })
    const token = await issueToken(app, (await buildUser(app, 'Manager'))._id)
    await ask('/meals')
    for (const [name, value] of Object.entries({
      Authorization: `Bearer ${token}`,
      'X-Auth-Token': token,
    })) {
      const answer = await ask('/meals', { [name]: value })
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      expect(await answer.text()).toContain(draft._id)
    }
    expect((await ask('/meals', { 'x-auth-token': 'wrong' })).status).toBe(401)
    expect((await ask('/meals?sort=')).status).toBe(200)
    expect((await ask('/meals/%E0%A4%A')).status).toBe(404)
    expect((await ask('/meals/title/check-title?slug=a')).status).toBe(401)
    expect((await ask('/meals', {}, 'DELETE')).status).toBe(404)
    expect((await ask(`/meals/${meal._id}`, {}, 'PUT')).status).toBe(401)
    expect(fullWay).not.toContain('/meals?sort=')
    expect(fullWay).toHaveLength(7)
    expect(await (await ask('/meals')).text()).not.toContain(draft._id)
    expect(cache.state().bypass).toBe(0)
  })

  it('is made once if it is refused, and not cached then', async () => {
    const { app, cache, fullWay, ask, askFully } = await openStocked()
    const draft = await buildMeal(app, { title: 'Draft', isPublished: false })
    const many = new URLSearchParams({ page: 'x'.repeat(2000) })
    for (const [path, status] of [
      [`/meals/${draft._id}`, 404],
      ['/meals?page=0&limit=none', 400],
      [`/meals?${many}`, 400],
      ['/blogs/slug/nothing', 404],
    ] as const) {
      for (const encoding of ['identity', 'br']) {
        const sent = { 'Accept-Encoding': encoding }
        const full = await askFully(path, sent)
        const text = await full.text()
        fullWay.length = 0
        const answers = [await ask(path, sent), await ask(path, sent)]
        for (const answer of answers) {
          expect(answer.status).toBe(status)
          expect(await answer.text()).toBe(text)
          expect(headersOf(answer), path).toEqual(headersOf(full))
        }
        expect(fullWay).toEqual([])
      }
    }
    expect(cache.state()).toMatchObject({ hit: 0, bytes: 0 })
    await updateMeal(app, editor, draft._id, { isPublished: true })
    expect((await ask(`/meals/${draft._id}`)).status).toBe(200)
  })

  it('is handled by the router if it fails on our side', async () => {
    const app = await openMealsApp()
    const { fullWay, ask } = await openCalls(app)
    await app.db.schema.alterTable('categories').renameTo('elsewhere').execute()
    expect((await ask('/categories')).status).toBe(500)
    expect(fullWay).toEqual(['/categories'])
  })

  it('is shared by requests that differ only in parameters the endpoint does not know', async () => {
    const { cache, ask } = await openStocked()
    for (const query of ['', '?', '?utm=1', '?x=2&utm=3']) await ask(`/meals${query}`)
    for (const query of ['?page=1&search=a', '?search=a&nothing=b&page=1']) {
      await ask(`/meals${query}`)
    }
    expect(cache.state()).toMatchObject({ miss: 2, hit: 4 })
  })

  it('gives a 304 to a client with the current version, and no body for HEAD', async () => {
    const { ask } = await openStocked()
    const first = await ask('/meals', { 'Accept-Encoding': 'br' })
    const etag = first.headers.get('ETag') ?? ''
    const unchanged = await ask('/meals', { 'If-None-Match': etag })
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(unchanged.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const head = await ask('/meals', { 'Accept-Encoding': 'br' }, 'HEAD')
    expect(head.headers.get('Content-Length')).toBe(first.headers.get('Content-Length'))
    expect(await head.text()).toBe('')
  })

  it('cannot have a rate limit or depend on the caller', async () => {
    const { app } = await openStocked()
    // @ts-expect-error: the compiler refuses this too
    const own = endpoint({
      ...{ method: 'get', path: '/own', who: 'signed-in', summary: 'A test', kept: true },
      handle: () => ({}),
    })
    expect(() => keptCalls(app, [own])).toThrow('cannot be cached')
  })
})
