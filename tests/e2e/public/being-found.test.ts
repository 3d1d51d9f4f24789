import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonBody } from '#tests/support/json-body.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

describe('search engines and sharing', () => {
  let site: SiteProcess
  let token = ''

  const call = async (path: string, body: unknown, method = 'POST') => {
    const headers = token ? { 'x-auth-token': token } : undefined
    const response = await fetch(`${site.url}/api${path}`, { method, ...jsonBody(body, headers) })
    return response.json()
  }
  const read = async (path: string) => {
    const response = await fetch(site.url + path)
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, type, text: await response.text() }
  }

  beforeAll(async () => {
    site = await startSite()
    token = (await call('/auth/login', administrator)).token
    await call('/meals', { title: 'Fish & <Chips>', isPublished: true })
    await call('/meals', { title: 'Secret draft', isPublished: false })
  })

  afterAll(async () => {
    if (site) await removeSite(site)
  })

  it('robots.txt excludes screens that need a sign-in and names the sitemap', async () => {
    const { text, type } = await read('/robots.txt')
    expect(type).toContain('text/plain')
    expect(text).toContain('Disallow: /admin')
    expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  })

  it('the sitemap contains every published meal, and no draft', async () => {
    const { type, text: all } = await read('/sitemap.xml')
    expect(type).toContain('application/xml')
    expect(all).toContain(`<loc>${site.url}/about</loc>`)
    expect(all).toMatch(/<loc>[^<]+\/meals\/fish-chips<\/loc><lastmod>\d{4}-/)
    expect(all).not.toContain('secret-draft')
    expect((await read('/sitemaps/meals-2.xml')).status).toBe(404)
    expect((await read('/sitemaps/nonsense')).status).toBe(404)
  })

  it('the feed contains the newest meals, correctly escaped, and is updated immediately', async () => {
    const before = await read('/feed.xml')
    expect(before.type).toContain('application/atom+xml')
    expect(before.text).toContain('<title>Fish &amp; &lt;Chips&gt;</title>')
    expect(before.text).not.toContain('Secret draft')
    await call('/meals', { title: 'Brand new', isPublished: true })
    expect((await read('/feed.xml')).text).toContain('<title>Brand new</title>')
  })

  it('a path that is not there is a 404 to every method [call-26]', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      for (const path of ['/nowhere', '/meals/nowhere', '/nowhere/at/all', '/api/nowhere']) {
        const { status } = await fetch(site.url + path, { method })
        expect([method, path, status]).toEqual([method, path, 404])
      }
      const { status, headers } = await fetch(`${site.url}/about`, { method })
      const expected = method === 'GET' ? [200, null] : [405, 'GET, HEAD']
      expect([method, status, headers.get('allow')]).toEqual([method, ...expected])
    }
  })

  it('has security.txt and a web app manifest', async () => {
    expect((await read('/.well-known/security.txt')).text).toMatch(
      /^Contact: mailto:.+\nExpires: \d{4}-/,
    )
    const manifest = JSON.parse((await read('/site.webmanifest')).text)
    expect(manifest.name).toBe('Platewise')
    for (const { src } of manifest.icons) expect((await read(src)).status).toBe(200)
  })

  it('a shared meal has a preview picture, drawn by a worker on request', async () => {
    const pictureOf = async (path: string) =>
      /property="og:image" content="([^"]+)"/.exec((await read(path)).text)?.[1] ?? ''
    const address = await pictureOf('/meals/fish-chips')
    expect(address).toMatch(/\/share\/meals\/fish-chips\/[0-9a-f]{16}\.jpg$/)
    // A worker that is late is a 503, after which one may ask again.
    await expect.poll(async () => (await fetch(address)).status, { timeout: 60_000 }).toBe(200)
    const answer = await fetch(address)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect((await answer.bytes()).slice(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]))
    const old = await fetch(address.replace(/[0-9a-f]{16}/, 'outdated'), { redirect: 'manual' })
    expect(old.headers.get('location')).toBe(new URL(address).pathname)
    expect((await read('/share/meals/secret-draft/1.jpg')).status).toBe(404)
    expect(await pictureOf('/about')).toContain('/share/site/')
  })
})
