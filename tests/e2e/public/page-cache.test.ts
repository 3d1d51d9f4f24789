import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { jsonBody } from '#tests/support/json-body.ts'
import { emptyPlace } from '#tests/support/servers/databases.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

describe('cached pages', () => {
  let site: SiteProcess
  let token = ''

  beforeAll(async () => {
    site = await startSite({ WORKERS: '0' })
    token = (await send('POST', '/auth/login', administrator)).token
  })

  afterAll(async () => {
    if (site) await removeSite(site)
  })

  async function send(method: string, path: string, body: unknown) {
    const headers = token ? { 'x-auth-token': token } : undefined
    const init = { method, ...jsonBody(body, headers) }
    return (await fetch(`${site.url}/api${path}`, init)).json()
  }

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(site.url + path, { headers, method })
  const html = async (path: string) => (await fetch(site.url + path)).text()

  it('show a published meal immediately, and never a draft', async () => {
    expect(await html('/meals')).not.toContain('Fresh figs')
    const { _id } = await send('POST', '/meals', { title: 'Fresh figs', isPublished: false })
    expect(await html('/meals')).not.toContain('Fresh figs')
    await send('PUT', `/meals/${_id}`, { isPublished: true })
    expect(await html('/meals')).toContain('Fresh figs')
    await send('DELETE', `/meals/${_id}`, {})
    expect(await html('/meals')).not.toContain('Fresh figs')
  })

  it('are the same for every visitor, and a 304 for a client that has them', async () => {
    const [first, second] = [
      await get('/'),
      await get('/', { 'x-auth-token': token, Cookie: 'a=b' }),
    ]
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect(second.headers.get('etag')).toBe(etag)
    expect(await second.text()).toBe(await first.text())
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const again = await get('/', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('are sent in the requested encoding, with the same content', async () => {
    const plain = await (await get('/meals', { 'Accept-Encoding': 'identity' })).text()
    for (const encoding of ['br', 'gzip']) {
      const packed = await get('/meals', { 'Accept-Encoding': encoding })
      expect(packed.headers.get('content-encoding')).toBe(encoding)
      expect(packed.headers.get('vary')).toContain('Accept-Encoding')
      expect(await packed.text()).toBe(plain)
    }
  })

  it('answer HEAD with the headers of GET', async () => {
    const names = ['content-security-policy', 'etag', 'content-type', 'cache-control']
    const [head, whole] = [await get('/about', {}, 'HEAD'), await get('/about')]
    for (const name of names) expect(head.headers.get(name), name).toBe(whole.headers.get(name))
    expect(head.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    expect(await head.text()).toBe('')
  })

  it('ignore unknown query parameters', async () => {
    const etagOf = async (path: string) => (await get(path)).headers.get('etag')
    expect(await etagOf('/meals?utm_source=x')).toBe(await etagOf('/meals'))
    expect(await etagOf('/meals?sort=title')).not.toBe(await etagOf('/meals'))
  })

  it('do not include errors and screens that need a sign-in', async () => {
    for (const [path, status] of [
      ['/meals/nothing-like-it', 404],
      ['/nowhere', 404],
      ['/dashboard', 200],
    ] as const) {
      const answer = await get(path)
      expect(answer.status, path).toBe(status)
      expect(answer.headers.get('cache-control'), path).toBe('no-store')
      expect(answer.headers.get('etag'), path).toBeNull()
    }
  })
})

it('pages cached by two processes on one PostgreSQL are updated after writes of either', async () => {
  const { databaseUrl = '' } = await emptyPlace('postgres')
  const settings = { WORKERS: '0', DATABASE_URL: databaseUrl }
  const writer = await startSite(settings)
  onTestFinished(() => removeSite(writer))
  const reader = await startSite(settings)
  onTestFinished(() => removeSite(reader))
  const html = async (site: SiteProcess) => (await fetch(`${site.url}/meals`)).text()
  const send = async (method: string, path: string, body: unknown, token = '') => {
    const init = { method, ...jsonBody(body, token ? { 'x-auth-token': token } : undefined) }
    return (await fetch(`${writer.url}/api${path}`, init)).json()
  }
  const { token } = await send('POST', '/auth/login', administrator)
  expect(await html(reader)).not.toContain('Fresh figs')
  const { _id } = await send('POST', '/meals', { title: 'Fresh figs', isPublished: true }, token)
  expect(await html(writer)).toContain('Fresh figs')
  await expect.poll(() => html(reader)).toContain('Fresh figs')
  await send('DELETE', `/meals/${_id}`, {}, token)
  expect(await html(writer)).not.toContain('Fresh figs')
  await expect.poll(() => html(reader)).not.toContain('Fresh figs')
})
