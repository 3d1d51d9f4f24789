import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiClient } from '#tests/support/api.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { conflict } from '../errors.ts'
import type { Who } from './caller.ts'
import { endpoint } from './endpoint.ts'
import { apiRouter, assertDistinct } from './router.ts'

const guarded = (who: Who) =>
  endpoint({
    method: 'get',
    path: `/for-${who}`,
    who,
    summary: 'A test',
    handle: () => ({ ok: who }),
  })

const endpoints = [
  guarded('anyone'),
  guarded('signed-in'),
  guarded('staff'),
  guarded('admin'),
  endpoint({
    method: 'post',
    path: '/things/{id}',
    who: 'anyone',
    summary: 'A test',
    params: z.object({ id: z.string().regex(/^\d+$/, 'id must be a number') }),
    query: z.object({ size: z.enum(['big', 'small'], 'size must be big or small') }),
    body: z.object({ name: z.string('name is required'), note: z.string().optional() }),
    status: 201,
    handle: ({ params, query, body }) => ({ ...params, ...query, ...body }),
  }),
  endpoint({
    method: 'get',
    path: '/breaks/{how}',
    who: 'anyone',
    summary: 'A test',
    params: z.object({ how: z.string() }),
    handle: ({ params }) => {
      throw params.how === 'known' ? conflict('Taken', 'name') : new Error('secret detail')
    },
  }),
  endpoint({
    method: 'get',
    path: '/breaks/never',
    who: 'anyone',
    summary: 'A test',
    handle: () => ({ never: true }),
  }),
  endpoint({
    method: 'get',
    path: '/long',
    who: 'anyone',
    summary: 'A test',
    handle: () => ({ text: 'long '.repeat(1000) }),
  }),
  endpoint({
    method: 'get',
    path: '/rare',
    who: 'anyone',
    summary: 'A test',
    limit: { points: 2, seconds: 60 },
    handle: () => ({}),
  }),
]

const client = async () => apiClient(await openTestApp(), endpoints)

describe('the API', () => {
  it.each([
    ['anyone', 200, 200, 200, 200],
    ['signed-in', 401, 200, 200, 200],
    ['staff', 401, 403, 200, 200],
    ['admin', 401, 403, 403, 200],
  ])('lets only the right people make a call for %s', async (who, ...expected) => {
    const anonymous = await client()
    const callers = [
      anonymous,
      await anonymous.as('User'),
      await anonymous.as('Manager'),
      await anonymous.as('Admin'),
    ]
    const statuses = []
    for (const caller of callers) statuses.push((await caller.get(`/for-${who}`)).status)
    expect(statuses).toEqual(expected)
  })

  it('answers 401 to an invalid token, even if none is needed', async () => {
    const api = (await client()).withToken('stolen')
    expect((await api.get('/for-anyone')).status).toBe(401)
  })

  it('answers 401 to an invalid token beside a valid one [call-25]', async () => {
    const anyone = await client()
    const user = await anyone.as('User')
    const [valid, invalid] = [user.token ?? '', 'stolen']
    for (const [first, second, status] of [
      [invalid, valid, 401],
      [valid, invalid, 401],
      [valid, valid, 200],
    ] as const) {
      const headers = { 'x-auth-token': first, Authorization: `Bearer ${second}` }
      expect((await anyone.withHeaders(headers).get('/for-anyone')).status).toBe(status)
    }
  })

  it('reports all problems of params, query and body at once', async () => {
    const { status, body } = await (await client()).post('/things/x?size=huge', { note: 7 })
    expect(status).toBe(400)
    expect(body.msg).toBe('id must be a number')
    const { errors } = z.object({ errors: z.array(z.object({ path: z.string() })) }).parse(body)
    expect(errors.map(({ path }) => path)).toEqual(['id', 'size', 'name', 'note'])
  })

  it('ignores unknown fields', async () => {
    const reply = await (await client()).post('/things/7?size=big&x=1', { name: 'a', _id: 'b' })
    expect(reply).toMatchObject({ status: 201, body: { id: '7', size: 'big', name: 'a' } })
  })

  it.each([['{"name":'], ['[1]'], ['"text"'], ['null']])('refuses the body %s', async (text) => {
    const app = await openTestApp()
    const { body, status } = await apiClient(app, endpoints).sendText('/things/7?size=big', text)
    expect(status).toBe(400)
    expect(body.errors).toHaveLength(1)
  })

  it('answers errors with a message, and hides unexpected errors', async () => {
    const api = await client()
    const known = await api.get('/breaks/known')
    expect(known).toMatchObject({ status: 409, body: { errors: [{ msg: 'Taken', path: 'name' }] } })
    const unforeseen = await api.get('/breaks/badly')
    expect(unforeseen.status).toBe(500)
    expect(JSON.stringify(unforeseen.body)).not.toContain('secret')
  })

  it('answers an unknown path with a JSON 404', async () => {
    const { status, body } = await (await client()).get('/nothing')
    expect({ status, msg: body.msg }).toEqual({ status: 404, msg: 'There is no such call' })
  })

  it('matches fixed paths before parameters', async () => {
    expect((await (await client()).get('/breaks/never')).body).toEqual({ never: true })
  })

  it('answers 304 to a client with the current version', async () => {
    const api = await client()
    const etag = (await api.get('/for-anyone')).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const again = await api.withHeaders({ 'If-None-Match': etag }).get('/for-anyone')
    expect(again.status).toBe(304)
  })

  it('compresses long answers; the ETag covers all encodings', async () => {
    const router = apiRouter(await openTestApp(), endpoints, () => Promise.reject(new Error()))
    const ask = (headers = {}, method = 'GET') => router.request('/long', { headers, method })
    const etag = (await ask()).headers.get('etag') ?? ''
    const packed = await ask({ 'Accept-Encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toBe('Authorization, x-auth-token, Accept-Encoding')
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(200)
    expect([etag, packed.headers.get('etag')]).toEqual([expect.stringMatching(/^W/), etag])
    expect((await ask({ 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(304)
    const head = await ask({}, 'HEAD')
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })

  it('reports an unsupported content type in its own error format', async () => {
    const app = await openTestApp()
    const api = apiClient(app, endpoints).withHeaders({ 'Content-Type': 'text/plain' })
    const { status, body } = await api.post('/things/7?size=big', { name: 'a' })
    const msg = 'Send the body as application/json'
    expect({ status, body }).toEqual({ status: 415, body: { msg, errors: [{ msg }] } })
  })

  it('allows staff larger bodies than others', async () => {
    const anonymous = await client()
    const body = { name: 'a', note: 'x'.repeat(70_000) }
    const { status, body: refused } = await anonymous.post('/things/7?size=big', body)
    expect(status).toBe(413)
    expect(refused.errors).toEqual([{ msg: 'The request is too large' }])
    const staff = await anonymous.as('Manager')
    expect((await staff.post('/things/7?size=big', body)).status).toBe(201)
    const stranger = anonymous.withToken('stolen')
    expect((await stranger.post('/things/7?size=big', body)).status).toBe(401)
  })

  it('refuses a caller above the rate limit with the time to wait', async () => {
    const api = await client()
    const statuses = [await api.get('/rare'), await api.get('/rare')].map(({ status }) => status)
    expect(statuses).toEqual([200, 200])
    const third = await api.get('/rare')
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('refuses two endpoints with the same method and path', () => {
    expect(() => assertDistinct([...endpoints, guarded('staff')])).toThrow('/for-staff')
  })
})
