import { expect, it } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { apiClient } from '#tests/support/api.ts'
import { untilOneWaits } from '#tests/support/races/lock-waits.ts'
import { describeOnBoth, openTestDatabase } from '#tests/support/servers/databases.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { OpenSession } from '../account.ts'
import { accountEndpoints } from '../accounts.api.server.ts'
import { changeUser, removeTokensOf } from '../accounts.db.server.ts'
import { forgetUnusedSessions } from './own-sessions.server.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describeOnBoth('the own account', (open) => {
  const password = 'correct horse'
  const email = 'ann@example.com'

  async function start() {
    const app = await openTestApp(open)
    const api = apiClient(app, accountEndpoints)
    const { body } = await api.post<{ token: string }>('/auth/register', {
      name: 'Ann',
      email,
      password,
    })
    return { app, api, ann: api.withToken(body.token) }
  }

  async function signInAt(app: TestApp, agent: string) {
    const api = apiClient(app, accountEndpoints)
    const { body } = await api
      .withHeaders({ 'User-Agent': agent })
      .post<{ token: string }>('/auth/login', { email, password })
    return api.withToken(body.token)
  }

  it('is for every signed-in user', async () => {
    const { api } = await start()
    const calls = [
      api.put('/auth', { name: 'X' }),
      api.put('/auth/password', {}),
      api.get('/auth/sessions'),
      api.post('/auth/delete', {}),
      api.delete('/auth/sessions'),
      api.delete('/auth/sessions/x'),
    ]
    for (const reply of await Promise.all(calls)) expect(reply.status).toBe(401)
  })

  it('names what is missing, field by field', async () => {
    const { ann } = await start()
    expect((await ann.put('/auth', { name: ' ' })).body.errors).toEqual([
      { msg: 'Name is required', path: 'name' },
    ])
    const { status, body } = await ann.put('/auth/password', { newPassword: 'short' })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { msg: 'Current password is required', path: 'currentPassword' },
      { msg: 'Password must be at least 6 characters', path: 'newPassword' },
    ])
  })

  it('accepts another name, but no other role', async () => {
    const { ann } = await start()
    const reply = await ann.put('/auth', { name: ' Ann Lee ', role: 'Admin' })
    expect(reply.body).toMatchObject({ name: 'Ann Lee', role: 'User', email })
    expect((await ann.get('/auth')).body).toMatchObject({ name: 'Ann Lee', role: 'User' })
  })

  it('accepts a new password with the current one, and ends the other sessions', async () => {
    const { app, api, ann } = await start()
    const other = await signInAt(app, firefox)
    const wrong = await ann.put('/auth/password', {
      currentPassword: 'wrong horse',
      newPassword: 'new secret',
    })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors).toEqual([
      { msg: 'The current password is wrong', path: 'currentPassword' },
    ])
    expect((await other.get('/auth')).status).toBe(200)

    const change = { currentPassword: password, newPassword: 'new secret' }
    expect((await ann.put('/auth/password', change)).body).toEqual({ msg: 'Password changed' })
    expect((await ann.get('/auth')).status).toBe(200)
    expect((await other.get('/auth')).status).toBe(401)
    expect((await api.post('/auth/login', { email, password })).status).toBe(401)
    const signedIn = await api.post('/auth/login', { email, password: 'new secret' })
    expect(signedIn.status).toBe(200)
  })

  it('does not let the current password be guessed', async () => {
    const { ann } = await start()
    const change = { currentPassword: 'wrong horse', newPassword: 'new secret' }
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await ann.put('/auth/password', change)).status).toBe(400)
    }
    const right = { ...change, currentPassword: password }
    expect((await ann.put('/auth/password', right)).status).toBe(429)
  })

  it('accepts thirty changes of password from one address, even valid ones', async () => {
    const { ann } = await start()
    const same = { currentPassword: password, newPassword: password }
    for (let count = 0; count < 30; count += 1) {
      expect((await ann.put('/auth/password', same)).status).toBe(200)
    }
    const { status, headers } = await ann.put('/auth/password', same)
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(600)
  })

  it('accepts thirty deletions from one address', async () => {
    const { api } = await start()
    for (let count = 0; count < 30; count += 1) await api.post('/auth/delete', {})
    expect((await api.post('/auth/delete', {})).status).toBe(429)
  })

  it('is deleted with the password, with all sessions, and can be registered again', async () => {
    const { app, api, ann } = await start()
    const other = await signInAt(app, firefox)
    expect((await api.post('/auth/delete', { currentPassword: password })).status).toBe(401)
    const missing = await ann.post('/auth/delete', {})
    expect(missing.body.errors).toEqual([
      { msg: 'Current password is required', path: 'currentPassword' },
    ])
    const wrong = await ann.post('/auth/delete', { currentPassword: 'wrong horse' })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors).toEqual([
      { msg: 'The current password is wrong', path: 'currentPassword' },
    ])
    expect((await ann.get('/auth')).status).toBe(200)

    const gone = await ann.post('/auth/delete', { currentPassword: password })
    expect(gone).toMatchObject({ status: 200, body: { msg: 'Account deleted' } })
    for (const session of [ann, other]) expect((await session.get('/auth')).status).toBe(401)
    expect((await api.post('/auth/login', { email, password })).status).toBe(401)
    expect((await api.post('/auth/register', { name: 'Ann', email, password })).status).toBe(201)
  })

  it('is not deleted if it belongs to the last administrator', async () => {
    const { app, api, ann } = await start()
    const id = ann.user?._id ?? (await ann.get<{ _id: string }>('/auth')).body._id
    await app.db.updateTable('users').set({ role: 'Admin' }).where('id', '=', id).execute()
    const last = await ann.post('/auth/delete', { currentPassword: password })
    expect(last.status).toBe(409)
    expect(last.body.msg).toBe('The last administrator can be neither demoted nor deleted')
    await api.as('Admin')
    expect((await ann.post('/auth/delete', { currentPassword: password })).status).toBe(200)
  })

  it('leaves nothing of sessions that expired', async () => {
    const { app, ann } = await start()
    app.clock.advance(31 * 24 * 3_600_000)
    await signInAt(app, firefox)
    await app.db.updateTable('tokens').set({ last_used_at: '2020-01-01T00:00:00.000Z' }).execute()
    await forgetUnusedSessions(app)
    expect(await app.db.selectFrom('tokens').select('hash').execute()).toEqual([])
    expect((await ann.get('/auth')).status).toBe(401)
  })

  it('lists its sessions, and ends one of them or all others', async () => {
    const { app, api, ann } = await start()
    app.clock.advance(60_000)
    const laptop = await signInAt(app, firefox)
    app.clock.advance(60_000)
    const script = await signInAt(app, 'something else')
    const { body: sessions } = await ann.get<OpenSession[]>('/auth/sessions')
    expect(sessions.map(({ browser, current }) => [browser, current])).toEqual([
      ['', false],
      ['Firefox on Linux', false],
      ['', true],
    ])
    const stranger = await api.as('Admin')
    expect((await stranger.delete(`/auth/sessions/${sessions[1]?._id}`)).status).toBe(404)
    expect((await ann.delete(`/auth/sessions/${sessions[1]?._id}`)).status).toBe(200)
    expect((await laptop.get('/auth')).status).toBe(401)
    expect((await ann.delete('/auth/sessions')).body).toMatchObject({ ended: 1 })
    expect((await script.get('/auth')).status).toBe(401)
    expect((await ann.get('/auth')).status).toBe(200)
    expect((await stranger.get('/auth')).status).toBe(200)
  })
})

it('a sign-in during a change of the password gets no token for the old one', async () => {
  const app = await openTestApp(() => openTestDatabase('postgres'))
  const api = apiClient(app, accountEndpoints)
  const ann = { name: 'Ann', email: 'ann@example.com', password: 'correct horse' }
  const { body } = await api.post<{ user: { _id: string } }>('/auth/register', ann)
  const written = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const changing = inTransaction(app, async ({ db }) => {
    const now = app.clock.now().toISOString()
    await changeUser(db, body.user._id, { password_hash: 'another' }, now)
    await removeTokensOf(db, body.user._id)
    written.resolve()
    await goOn.promise
  })
  await written.promise
  const signingIn = api.post('/auth/login', ann)
  await Promise.race([signingIn, untilOneWaits(app)])
  goOn.resolve()
  await changing
  expect((await signingIn).status).toBe(401)
})
