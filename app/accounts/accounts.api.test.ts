import { expect, it } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import type { Session } from './account.ts'
import { accountEndpoints } from './accounts.api.server.ts'
import { issueToken } from './accounts.server.ts'

const ann = { name: 'Ann', email: 'ann@example.com', password: 'secret' }
const day = 24 * 3_600_000

describeOnBoth('accounts API', (open) => {
  const start = async (env?: Record<string, string>) => {
    const app = await openTestApp(open, { env })
    const api = apiClient(app, accountEndpoints)
    const register = async (fields = {}) =>
      (await api.post<Session>('/auth/register', { ...ann, ...fields })).body
    const signIn = (fields = {}) => api.post<Session>('/auth/login', { ...ann, ...fields })
    return { app, api, register, signIn }
  }

  it('asks strangers to sign in', async () => {
    const { api } = await start()
    for (const reply of [await api.get('/auth'), await api.post('/auth/logout')]) {
      expect(reply.status).toBe(401)
      expect(reply.body).toEqual({
        msg: 'Sign in to continue',
        errors: [{ msg: 'Sign in to continue' }],
      })
    }
  })

  it('refuses an invalid token, even if none is needed', async () => {
    const { api } = await start()
    const stranger = api.withToken('made-up')
    expect((await stranger.get('/auth')).status).toBe(401)
    expect((await stranger.post('/auth/login', ann)).status).toBe(401)
  })

  it('names every problem of a registration at once [register-03]', async () => {
    const { api } = await start()
    const { status, body } = await api.post('/auth/register', { email: 'ann', password: '12345' })
    expect(status).toBe(400)
    expect(body).toEqual({
      msg: 'Name is required',
      errors: [
        { msg: 'Name is required', path: 'name' },
        { msg: 'Please enter a valid email address', path: 'email' },
        { msg: 'Password must be at least 6 characters', path: 'password' },
      ],
    })
  })

  it('names every missing field of a sign-in', async () => {
    const { api } = await start()
    const { status, body } = await api.post('/auth/login', {})
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { msg: 'Email is required', path: 'email' },
      { msg: 'Password is required', path: 'password' },
    ])
  })

  it('accepts passwords of 6 to 200 characters, including spaces [register-03]', async () => {
    const { api, register, signIn } = await start()
    const password = ` ${'p'.repeat(198)} `
    await register({ password })
    expect((await signIn({ password })).status).toBe(200)
    expect((await signIn({ password: password.trim() })).status).toBe(401)
    const long = await api.post('/auth/register', { ...ann, password: 'p'.repeat(201) })
    expect(long.body.msg).toBe('Password must be at most 200 characters')
  })

  it('gives a new account the role User, whatever the body says, and signs it in', async () => {
    const { api } = await start()
    const { status, body } = await api.post<Session>('/auth/register', { ...ann, role: 'Admin' })
    expect(status).toBe(201)
    const user = { _id: expect.any(String), name: 'Ann', email: 'ann@example.com', role: 'User' }
    expect(body).toEqual({ token: expect.any(String), user })
    expect((await api.withToken(body.token).get('/auth')).body).toEqual(body.user)
  })

  it('has one account for an e-mail, however it is written', async () => {
    const { api, register, signIn } = await start()
    await register({ email: ' Ann@Example.COM ' })
    const again = await api.post('/auth/register', ann)
    expect(again.status).toBe(409)
    expect(again.body.errors).toEqual([
      { msg: 'An account with this email already exists', path: 'email' },
    ])
    expect((await signIn({ email: 'ANN@example.com ' })).body.user.email).toBe('ann@example.com')
  })

  it('accepts one of several simultaneous registrations of an e-mail', async () => {
    const { api } = await start()
    const replies = await Promise.all([1, 2, 3].map(() => api.post('/auth/register', ann)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('refuses to register if registration is closed', async () => {
    const { api } = await start({ REGISTRATION: 'closed' })
    for (const body of [ann, {}]) {
      expect((await api.post('/auth/register', body)).status).toBe(403)
    }
  })

  it('answers a wrong e-mail as it answers a wrong password', async () => {
    const { register, signIn } = await start()
    await register()
    const [unknown, wrong] = [
      await signIn({ email: 'bob@example.com' }),
      await signIn({ password: 'x' }),
    ]
    expect(unknown.status).toBe(401)
    expect(wrong.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong.body).toMatchObject({ msg: 'Invalid email or password' })
  })

  it('accepts no more attempts after ten wrong passwords from one address', async () => {
    const { api, register } = await start({ TRUST_PROXY: 'on' })
    await register()
    const from = (address: string, password: string) =>
      api
        .withHeaders({ 'X-Forwarded-For': address })
        .post('/auth/login', { email: ann.email, password })
    for (let count = 0; count < 10; count += 1) {
      expect((await from('203.0.113.1', 'wrong')).status).toBe(401)
    }
    const refused = await from('203.0.113.1', ann.password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
    expect((await from('203.0.113.2', ann.password)).status).toBe(200)
  })

  it('resets the count of wrong passwords after a successful sign-in', async () => {
    const { register, signIn } = await start()
    await register()
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 9; count += 1) await signIn({ password: 'wrong' })
      expect((await signIn()).status).toBe(200)
    }
  })

  it('accepts 60 registrations an hour from one address', async () => {
    const { api } = await start({ REGISTRATION: 'closed' })
    for (let count = 0; count < 60; count += 1) await api.post('/auth/register', ann)
    const { status, headers } = await api.post('/auth/register', ann)
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3000)
  })

  it('accepts the token in either header', async () => {
    const { api, register } = await start()
    const { token } = await register()
    for (const [name, value] of [
      ['x-auth-token', token],
      ['authorization', `bearer ${token}`],
    ] as const) {
      expect((await api.withHeaders({ [name]: value }).get('/auth')).status).toBe(200)
    }
  })

  it('stores a token only as a hash', async () => {
    const { app, register } = await start()
    const { token } = await register()
    const rows = await app.db.selectFrom('tokens').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('expires a token that was not used for 30 days, and no other', async () => {
    const { app, api, register, signIn } = await start()
    const forgotten = api.withToken((await register()).token)
    const used = api.withToken((await signIn()).body.token)
    app.clock.advance(29 * day)
    expect((await used.get('/auth')).status).toBe(200)
    app.clock.advance(day + 1)
    expect((await forgotten.get('/auth')).status).toBe(401)
    expect((await used.get('/auth')).status).toBe(200)
    await signIn()
    expect(await app.db.selectFrom('tokens').selectAll().execute()).toHaveLength(2)
  })

  it('keeps the fifty most recently used sessions of a user', async () => {
    const { app, api, register } = await start()
    const { token, user } = await register()
    const other = api.withToken((await register({ email: 'ben@example.com' })).token)
    const first = api.withToken(token)
    app.clock.advance(1000)
    const second = api.withToken(await issueToken(app, user._id))
    app.clock.advance(2 * 3_600_000)
    expect((await first.get('/auth')).status).toBe(200)
    for (let count = 0; count < 48; count += 1) await issueToken(app, user._id)
    expect(await app.db.selectFrom('tokens').selectAll().execute()).toHaveLength(51)
    const last = api.withToken(await issueToken(app, user._id))
    expect(await app.db.selectFrom('tokens').selectAll().execute()).toHaveLength(51)
    expect((await second.get('/auth')).status).toBe(401)
    for (const kept of [first, last, other]) expect((await kept.get('/auth')).status).toBe(200)
  })

  it('records the use of a token at most once an hour', async () => {
    const { app, api, register } = await start()
    const client = api.withToken((await register()).token)
    const lastUse = async () => {
      const row = await app.db.selectFrom('tokens').select('last_used_at').executeTakeFirstOrThrow()
      return row.last_used_at
    }
    const first = await lastUse()
    app.clock.advance(3_599_999)
    await client.get('/auth')
    expect(await lastUse()).toBe(first)
    app.clock.advance(1)
    await client.get('/auth')
    expect(await lastUse()).toBe(app.clock.now().toISOString())
  })

  it('signs out one session and leaves the others', async () => {
    const { api, register, signIn } = await start()
    const phone = api.withToken((await register()).token)
    const desk = api.withToken((await signIn()).body.token)
    expect(await phone.post('/auth/logout')).toMatchObject({
      status: 200,
      body: { msg: 'Signed out' },
    })
    expect((await phone.get('/auth')).status).toBe(401)
    expect((await desk.get('/auth')).status).toBe(200)
  })
})
