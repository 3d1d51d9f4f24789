import { expect, it } from 'vitest'
import { writeSetting } from '#platform/settings/settings.ts'
import { endpoints } from '#server/features.ts'
import { apiClient } from '#tests/support/api.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { secondFactorSetting } from '../second-factor/required.server.ts'
import type { ApiToken, NewApiToken } from './api-token.ts'

const day = 24 * 3_600_000

describeOnBoth('API tokens', (open) => {
  const start = async () => {
    const app = await openTestApp(open)
    const api = apiClient(app, endpoints)
    const admin = await api.as('Admin')
    const make = async (scope: 'read' | 'content', more = {}) => {
      const { status, body } = await admin.post<NewApiToken>('/tokens', {
        ...{ name: 'Importer', scope },
        ...more,
      })
      expect(status).toBe(201)
      return { ...body, program: api.withToken(body.token) }
    }
    const list = async () => (await admin.get<{ tokens: ApiToken[] }>('/tokens')).body.tokens
    return { app, api, admin, make, list }
  }

  it('are shown once, stored as a hash, and listed with their last use [token-01]', async () => {
    const { app, make, list } = await start()
    const { token, program } = await make('read', { expiresInDays: 30 })
    expect(token).toMatch(/^pwt_[\w-]{43}$/)
    const rows = JSON.stringify(await app.db.selectFrom('api_tokens').selectAll().execute())
    expect(rows).not.toContain(token)
    expect(await list()).toMatchObject([
      {
        ...{ name: 'Importer', scope: 'read', owner: 'Test Admin', lastUsedAt: null },
        expiresAt: '2026-02-14T12:00:00.000Z',
      },
    ])
    expect(JSON.stringify(await list())).not.toContain(token)
    expect((await program.get('/stats')).status).toBe(200)
    expect((await list())[0]?.lastUsedAt).toBe('2026-01-15T12:00:00.000Z')
  })

  it('of the scope read may only GET, those of content do the work of staff [token-02]', async () => {
    const { admin, make } = await start()
    const { program: reader } = await make('read')
    const { program: writer } = await make('content')
    expect((await reader.post('/meals', { title: 'Rice' })).status).toBe(403)
    const made = await writer.post('/meals', { title: 'Rice' })
    expect(made.status).toBe(201)
    // A draft, which only staff see.
    expect((await reader.get(`/meals/${made.body._id}`)).status).toBe(200)
    expect((await reader.delete(`/meals/${made.body._id}`)).status).toBe(403)
    expect((await writer.put(`/meals/${made.body._id}`, { title: 'Brown rice' })).status).toBe(200)
    const post = await writer.post('/blogs', { title: 'On rice' })
    expect(post.body).toMatchObject({ author: { name: admin.user?.name } })
  })

  it('are refused until their owner has the second factor that is required of staff', async () => {
    const { app, make } = await start()
    const { program } = await make('content')
    expect((await program.get('/stats')).status).toBe(200)
    await writeSetting(app, secondFactorSetting, { requiredOfStaff: true })
    const refused = await program.get('/stats')
    expect(refused.status).toBe(403)
    expect(refused.body.msg).toBe('Set up a second factor first, at /admin/account')
    expect((await program.get('/meals')).status).toBe(200)
    await writeSetting(app, secondFactorSetting, { requiredOfStaff: false })
    expect((await program.get('/stats')).status).toBe(200)
  })

  it('manage neither accounts nor settings nor tokens, nor the own account [token-03]', async () => {
    const { make } = await start()
    for (const scope of ['read', 'content'] as const) {
      const { program } = await make(scope)
      for (const endpoint of endpoints) {
        const managing = endpoint.who === 'admin' || endpoint.who === 'signed-in'
        const own = /^\/auth(\/|$)/.test(endpoint.path) && endpoint.who !== 'anyone'
        if (!managing && !own) continue
        const path = endpoint.path.replaceAll(/\{\w+\}/g, 'none')
        const { status } = await program[endpoint.method](path)
        const name = `${endpoint.method} ${path} with ${scope}`
        if (endpoint.path === '/auth' && endpoint.method === 'get') expect(status, name).toBe(200)
        else expect(status, name).toBe(403)
      }
      expect((await program.get('/auth')).body).toMatchObject({ name: 'Test Admin' })
    }
  })

  it('end by revocation and by time, and with their owner [token-04]', async () => {
    const { app, api, admin, make, list } = await start()
    const { program: first } = await make('read', { expiresInDays: '30' })
    app.clock.advance(30 * day - 1000)
    expect((await first.get('/stats')).status).toBe(200)
    app.clock.advance(1000)
    expect((await first.get('/stats')).status).toBe(401)
    const fresh = await api.as('Admin')
    const { body } = await fresh.post<NewApiToken>('/tokens', { name: 'Other', scope: 'read' })
    const second = api.withToken(body.token)
    expect((await second.get('/stats')).status).toBe(200)
    const demoted = await fresh.put(`/users/${fresh.user?._id}`, { role: 'Manager' })
    expect(demoted.status).toBe(200)
    expect((await second.get('/stats')).status).toBe(401)
    const last = await api.as('Admin')
    const third = (await last.post<NewApiToken>('/tokens', { name: 'Third', scope: 'read' })).body
    expect((await last.delete(`/tokens/${third.apiToken._id}`)).status).toBe(200)
    expect((await last.delete(`/tokens/${third.apiToken._id}`)).status).toBe(404)
    expect((await api.withToken(third.token).get('/meals')).status).toBe(401)
    expect(admin.user).not.toBeNull()
    await app.db
      .deleteFrom('users')
      .where('id', '=', fresh.user?._id ?? '')
      .execute()
    const left = (await last.get<{ tokens: ApiToken[] }>('/tokens')).body.tokens
    expect(left.map(({ name }) => name)).toEqual(['Importer'])
    expect(list).toBeTypeOf('function')
  })

  it('name every problem of a call', async () => {
    const { admin } = await start()
    const wrong = { name: ' ', scope: 'admin', expiresInDays: 0 }
    expect((await admin.post('/tokens', wrong)).body.errors).toEqual([
      { msg: 'Name is required', path: 'name' },
      { msg: 'Scope must be read or content', path: 'scope' },
      { msg: 'Days must be a whole number from 1 to 3650, or empty', path: 'expiresInDays' },
    ])
  })
})
