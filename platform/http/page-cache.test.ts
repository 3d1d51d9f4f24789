import { setImmediate as turn } from 'node:timers/promises'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listMealCards } from '#app/meals/catalogue/meal-cards.server.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { buildMeal } from '#tests/support/builders/build-meal.ts'
import { buildUser } from '#tests/support/builders/build-user.ts'
import {
  describeOnBoth,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/servers/databases.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { chooseEncoding } from './answers/encoding.ts'
import { createPageCache } from './page-cache.ts'
import { pageKeys } from './page-key.ts'
import { pages } from './pages.ts'

/** A small site with the real meals: one page lists their titles, others fail. */
async function openSite(app: TestApp, room?: number) {
  const content = app.database.watchContent()
  onTestFinished(() => content.close())
  await expect.poll(() => content.ask()).toBeGreaterThan(0)
  const rendered: string[] = []
  let hold = Promise.resolve()
  async function render(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    rendered.push(pathname + search)
    await hold
    if (pathname === '/missing') return page('Not found', { status: 404 })
    if (pathname === '/fallback')
      return page('Samples', { headers: { 'Cache-Control': 'no-store' } })
    const { meals } = await listMealCards(app, { page: 1, limit: 24 })
    const titles = meals.map(({ title }) => title).join(', ')
    return page(titles.padEnd(2000))
  }
  const cache = createPageCache(content, room)
  const site = new Hono().all(
    '*',
    pages(app, {
      render,
      renderPublic: render,
      cache,
      isPublic: (pathname) => !pathname.startsWith('/admin'),
      keyOf: pageKeys(['page', 'search']),
    }),
  )
  return {
    rendered,
    cache,
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      site.request(path, { headers, method }),
    html: async (path: string) => (await site.request(path)).text(),
    /** Delays rendering until the promise is settled. */
    holdUntil(promise: Promise<void>) {
      hold = promise
    },
  }
}

function page(text: string, init: ResponseInit = {}): Response {
  const html = `<p>${text}</p><script>go()</script>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...init.headers }
  return new Response(html, { ...init, headers })
}

/** Serves the same site like another process. */
async function openNeighbour(app: TestApp): Promise<TestApp> {
  const place = app.database.place
  const opened = await openDatabase(place)
  onTestFinished(() => opened.close())
  const database: TestDatabase = { ...opened, place }
  return { ...app, db: opened.db, reads: opened.reads, database }
}

describeOnBoth('cached pages', (open, kind) => {
  test('are rendered once, until visible content changes', async () => {
    const app = await openTestApp(open)
    const site = await openSite(app)
    await site.html('/meals')
    await site.html('/meals')
    expect(site.rendered).toEqual(['/meals'])
    await buildMeal(app, { title: 'Fresh figs' })
    expect(await site.html('/meals')).toContain('Fresh figs')
    await buildMeal(app, { title: 'Secret draft', isPublished: false })
    expect(await site.html('/meals')).not.toContain('Secret draft')
    expect(site.rendered).toHaveLength(2)
  })

  test('are not affected by writes that visitors do not see', async () => {
    const app = await openTestApp(open)
    const site = await openSite(app)
    await site.html('/meals')
    await buildUser(app, 'User')
    await site.html('/meals')
    expect(site.rendered).toHaveLength(1)
  })

  test('show what another process has published', async () => {
    const app = await openTestApp(open)
    const site = await openSite(app)
    const neighbour = await openNeighbour(app)
    expect(await site.html('/meals')).not.toContain('Fresh figs')
    await buildMeal(neighbour, { title: 'Fresh figs' })
    await turn()
    if (kind === 'sqlite') expect(await site.html('/meals')).toContain('Fresh figs')
    const soon = { timeout: 10_000, interval: 10 }
    await expect.poll(() => site.html('/meals'), soon).toContain('Fresh figs')
  })

  test('have the version that was read before rendering', async () => {
    const app = await openTestApp(open)
    const site = await openSite(app)
    const written = Promise.withResolvers<void>()
    site.holdUntil(written.promise)
    const early = site.html('/meals')
    await expect.poll(() => site.rendered).toHaveLength(1)
    await buildMeal(app, { title: 'Fresh figs' })
    written.resolve()
    await early
    await site.html('/meals')
    expect(site.rendered).toHaveLength(2)
  })

  test('are rendered once for concurrent requests', async () => {
    const app = await openTestApp(open)
    const site = await openSite(app)
    const asked = Array.from({ length: 20 }, () => site.html('/meals'))
    expect(new Set(await Promise.all(asked)).size).toBe(1)
    expect(site.rendered).toHaveLength(1)
  })
})

describe('a cached page', () => {
  test('is the same for every visitor, and a 304 for a client that has it', async () => {
    const site = await openSite(await openTestApp())
    const first = await site.ask('/meals', { Cookie: 'a=b', 'x-auth-token': 'token' })
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    expect(await site.html('/meals')).toBe(await first.text())
    for (const known of [etag, `"other", ${etag.replace('W/', '')}`, '*']) {
      const again = await site.ask('/meals', { 'If-None-Match': known })
      expect(again.status).toBe(304)
      expect(again.headers.get('content-security-policy')).toContain("'sha256-")
      expect(await again.text()).toBe('')
    }
    expect((await site.ask('/meals', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('answers HEAD with the headers of GET, also when it is not cached yet', async () => {
    const site = await openSite(await openTestApp())
    const head = await site.ask('/meals', { 'Accept-Encoding': 'br' }, 'HEAD')
    const whole = await site.ask('/meals', { 'Accept-Encoding': 'br' })
    expect(await head.text()).toBe('')
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
    expect(whole.headers.get('content-security-policy')).toContain("'sha256-")
  })

  test('is compressed once per encoding, and stays available uncompressed', async () => {
    const site = await openSite(await openTestApp())
    const sizes = []
    for (const accepted of ['br, gzip', 'gzip', 'identity']) {
      const answer = await site.ask('/meals', { 'Accept-Encoding': accepted })
      sizes.push(Number(answer.headers.get('content-length')))
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(chooseEncoding(accepted))
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(site.cache.ready('/meals', accepted)).toBeDefined()
    }
    const [brotli = 0, gzip = 0, plain = 0] = sizes
    expect(brotli).toBeLessThan(plain / 5)
    expect(gzip).toBeLessThan(plain / 5)
    expect(site.rendered).toHaveLength(1)
  })

  test('is kept only in the encodings that were asked for', async () => {
    const site = await openSite(await openTestApp())
    const packed = await site.ask('/meals', { 'Accept-Encoding': 'br' })
    const length = Number(packed.headers.get('content-length'))
    expect(site.cache.state().bytes).toBeLessThan(2000)
    const plain = await site.html('/meals')
    expect(plain).toMatch(/^<p>.*<\/script>$/)
    expect(plain.length).toBeGreaterThan(5 * length)
    expect(site.cache.state().bytes).toBeGreaterThan(plain.length)
    expect(site.rendered).toHaveLength(1)
  })

  test('is found by its known query parameters in any order', async () => {
    const site = await openSite(await openTestApp())
    const addresses = ['/meals?page=2&search=a', '/meals?search=a&utm_source=x&page=2&page=9']
    for (const address of [...addresses, '/meals?search=&fbclid=1', '/meals']) {
      await site.html(address)
    }
    expect(site.rendered).toEqual(['/meals?page=2&search=a', '/meals'])
  })

  test('does not depend on the request that it was rendered for', async () => {
    const app = await openTestApp(undefined, { env: { SITE_URL: 'https://example.com' } })
    const seen: Request[] = []
    const render = async (request: Request) => {
      seen.push(request)
      return page('x')
    }
    const handle = pages(app, {
      render,
      renderPublic: render,
      isPublic: () => true,
      keyOf: pageKeys([]),
    })
    const headers = { Cookie: 'a=b', Authorization: 'Bearer secret' }
    await new Hono().all('*', handle).request('http://evil.test/meals?x=1', { headers })
    expect(seen[0]?.url).toBe('https://example.com/meals')
    expect([...(seen[0]?.headers ?? [])]).toEqual([])
  })
})

describe('what is not cached', () => {
  test.each([
    ['/missing', 404],
    ['/fallback', 200],
    ['/admin', 200],
  ])('%s is rendered each time', async (path, status) => {
    const site = await openSite(await openTestApp())
    for (const _ of [1, 2]) {
      const answer = await site.ask(path)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('etag')).toBeNull()
    }
    expect(site.rendered).toEqual([path, path])
  })

  test('a form is answered for its sender only', async () => {
    const site = await openSite(await openTestApp())
    for (const _ of [1, 2]) await site.ask('/meals', {}, 'POST')
    expect(site.rendered).toHaveLength(2)
  })

  test('pages are rendered while PostgreSQL does not report the version', async () => {
    const app = await openTestApp(() => openTestDatabase('postgres'))
    const cache = createPageCache({
      known: () => undefined,
      ask: async () => undefined,
      close: async () => undefined,
    })
    let rendered = 0
    const render = async () => page(String(++rendered))
    const handle = pages(app, {
      render,
      renderPublic: render,
      isPublic: () => true,
      keyOf: pageKeys([]),
      cache,
    })
    const site = new Hono().all('*', handle)
    await site.request('/')
    await site.request('/')
    expect(rendered).toBe(2)
  })

  test('old pages are evicted when the cache is full', async () => {
    const site = await openSite(await openTestApp(), 20_000)
    for (let number = 1; number <= 20; number += 1) await site.html(`/meals?page=${number}`)
    const kept = Array.from({ length: 20 }, (_, index) => `/meals?page=${index + 1}`).filter(
      (address) => site.cache.ready(address, undefined),
    )
    expect(kept.length).toBeGreaterThan(2)
    expect(kept.length).toBeLessThan(10)
    expect(kept).toContain('/meals?page=20')
  })
})

describe('the encoding of an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0', 'identity'],
    ['brotli', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for "%s" is %s', (header, expected) => expect(chooseEncoding(header)).toBe(expected))
})
