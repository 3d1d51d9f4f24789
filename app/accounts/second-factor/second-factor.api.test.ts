import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, it } from 'vitest'
import type { App } from '#platform/app.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { callCommand } from '#tests/support/run-command.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { Session } from '../account.ts'
import { accountEndpoints } from '../accounts.api.server.ts'
import { accountCommands } from '../accounts.cli.server.ts'
import type { FactorSetup, RecoveryCodes, SecondFactor } from './second-factor.ts'
import { codeAt, stepAt } from './totp.server.ts'

const ann = { name: 'Ann', email: 'ann@example.com', password: 'correct horse' }
const currentPassword = ann.password

describeOnBoth('a second factor', (open) => {
  const start = async (overrides: { log?: App['log'] } = {}) => {
    const app = await openTestApp(open, { ...overrides, env: { TRUST_PROXY: 'on' } })
    const api = apiClient(app, accountEndpoints)
    const { token } = (await api.post<Session>('/auth/register', ann)).body
    return { app, api, own: api.withToken(token) }
  }

  /** Changes to the next code of the app and returns it. */
  function nextCode(app: TestApp, secret: string) {
    app.clock.advance(30_000)
    return codeAt(secret, stepAt(app.clock.now()))
  }

  /** Sets the second factor up. Returns its secret and the recovery codes. */
  async function setUp(app: TestApp, own: ApiClient, password = currentPassword) {
    const begun = await own.post<FactorSetup>('/auth/second-factor', { currentPassword: password })
    const { secret } = begun.body
    const code = nextCode(app, secret)
    const confirmed = await own.post<RecoveryCodes>('/auth/second-factor/confirm', { code })
    expect(confirmed.status).toBe(200)
    return { secret, recoveryCodes: confirmed.body.recoveryCodes }
  }

  const signIn = (api: ApiClient, code?: string) =>
    api.post<Session>('/auth/login', { ...ann, code })

  const state = async (own: ApiClient) => (await own.get<SecondFactor>('/auth/second-factor')).body

  it('is set up by the code of an app, and then asked for by each sign-in [factor-01]', async () => {
    const { app, api, own } = await start()
    const plain = await signIn(api)
    expect(Object.keys(plain.body)).toEqual(['token', 'user'])
    expect(Object.keys(plain.body.user)).toEqual(['_id', 'name', 'email', 'role'])
    expect(await state(own)).toEqual({ on: false, required: false, recoveryCodes: 0 })
    const { secret, recoveryCodes } = await setUp(app, own)
    expect(recoveryCodes).toHaveLength(10)
    expect(await state(own)).toEqual({ on: true, required: false, recoveryCodes: 10 })
    // The other session was opened without a code.
    expect((await api.withToken(plain.body.token).get('/auth')).status).toBe(401)
    const asked = await signIn(api)
    expect(asked.status).toBe(401)
    expect(asked.body).toEqual({
      msg: 'Enter the code of your authenticator app, or a recovery code',
      errors: [
        { msg: 'Enter the code of your authenticator app, or a recovery code', path: 'code' },
      ],
    })
    const entered = await signIn(api, nextCode(app, secret))
    expect(entered.status).toBe(200)
    expect(entered.body.user).toMatchObject({ email: ann.email })
  })

  it('does not count before a right code has confirmed it', async () => {
    const { app, api, own } = await start()
    const wrong = await own.post('/auth/second-factor', { currentPassword: 'wrong one' })
    expect(wrong.body.errors).toEqual([
      { msg: 'The current password is wrong', path: 'currentPassword' },
    ])
    expect((await own.post('/auth/second-factor/confirm', { code: '123456' })).status).toBe(409)
    const { secret } = (await own.post<FactorSetup>('/auth/second-factor', { currentPassword }))
      .body
    const code = codeAt(secret, stepAt(app.clock.now()) + 7)
    expect((await own.post('/auth/second-factor/confirm', { code })).body.errors).toEqual([
      { msg: 'The code is wrong or was used before', path: 'code' },
    ])
    expect((await signIn(api)).status).toBe(200)
    // The setup can be begun again, which makes the former secret useless.
    await setUp(app, own)
    expect((await own.post('/auth/second-factor', { currentPassword })).status).toBe(409)
  })

  it('accepts each code once, also from two sign-ins at once [factor-02]', async () => {
    const { app, api, own } = await start()
    const { secret } = await setUp(app, own)
    const before = nextCode(app, secret)
    const code = nextCode(app, secret)
    const answers = await Promise.all([signIn(api, code), signIn(api, code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await signIn(api, code)).body).toMatchObject({
      errors: [{ msg: 'The code is wrong or was used before', path: 'code' }],
    })
    // Nor an earlier code that nobody has used.
    expect((await signIn(api, before)).status).toBe(401)
    // Apps show codes in groups.
    const next = nextCode(app, secret)
    expect((await signIn(api, ` ${next.slice(0, 3)} ${next.slice(3)} `)).status).toBe(200)
  })

  it('is replaced by recovery codes, each of which works once [factor-03]', async () => {
    const { app, api, own } = await start()
    const { recoveryCodes } = await setUp(app, own)
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect((await signIn(api, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await signIn(api, first)).status).toBe(401)
    expect((await state(own)).recoveryCodes).toBe(9)
    const renewed = await own.post<RecoveryCodes>('/auth/second-factor/recovery-codes', {
      currentPassword,
    })
    expect((await signIn(api, second)).status).toBe(401)
    expect((await signIn(api, renewed.body.recoveryCodes[0])).status).toBe(200)
  })

  it('counts a wrong code as a failed sign-in, but not a missing one [factor-04]', async () => {
    const { app, api, own } = await start()
    const { secret } = await setUp(app, own)
    for (let count = 0; count < 12; count += 1) expect((await signIn(api)).status).toBe(401)
    for (let count = 0; count < 10; count += 1) {
      expect((await signIn(api, `00000${count}`)).status).toBe(401)
    }
    const eleventh = await signIn(api, nextCode(app, secret))
    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
    // A right password and a missing code do not reset the count.
    expect((await signIn(api)).status).toBe(429)
  })

  it('cannot be guessed from many addresses', async () => {
    const { app, api, own } = await start()
    const { secret } = await setUp(app, own)
    const from = (count: number) => api.withHeaders({ 'X-Forwarded-For': `203.0.113.${count}` })
    for (let count = 1; count <= 20; count += 1) {
      expect((await signIn(from(count), 'aaaaaa')).status).toBe(401)
    }
    expect((await signIn(from(99), nextCode(app, secret))).status).toBe(429)
  })

  it('is turned off by password and code [factor-05]', async () => {
    const { app, api, own } = await start()
    const { secret } = await setUp(app, own)
    const off = (code: string, password = currentPassword) =>
      own.post('/auth/second-factor/off', { currentPassword: password, code })
    expect((await off('000000')).status).toBe(400)
    expect((await off(nextCode(app, secret), 'wrong one')).status).toBe(400)
    expect((await off(nextCode(app, secret))).status).toBe(200)
    expect((await signIn(api)).status).toBe(200)
    expect(await state(own)).toEqual({ on: false, required: false, recoveryCodes: 0 })
    expect((await off('000000')).status).toBe(409)
  })

  it('is turned off by a command for somebody who is locked out [factor-06]', async () => {
    const { app, api, own } = await start()
    await setUp(app, own)
    const run = (email: string) =>
      callCommand(accountCommands, app, ['user', 'reset-second-factor', email])
    expect(await run(ann.email)).toEqual(['The second factor of ann@example.com is off now'])
    expect(await run(ann.email)).toEqual(['The second factor of ann@example.com was off already'])
    await expect(run('nobody@example.com')).rejects.toMatchObject({ status: 404 })
    expect((await signIn(api)).status).toBe(200)
  })

  it('can be required of staff, who may do nothing else before [factor-07]', async () => {
    const { app, api, own } = await start()
    await app.db.updateTable('users').set({ role: 'Admin' }).execute()
    const manager = await api.as('Manager')
    const user = await api.as('User')
    const require = (required: boolean) => own.put('/settings/second-factor', { required })
    expect((await require(true)).status).toBe(409)
    const { secret } = await setUp(app, own)
    expect((await require(true)).status).toBe(200)
    expect((await own.get('/settings/second-factor')).body).toEqual({ required: true })
    expect((await own.get('/users')).status).toBe(200)
    expect((await own.get('/auth')).body).not.toHaveProperty('needsSecondFactor')
    expect((await manager.get('/auth')).body).toMatchObject({ needsSecondFactor: true })
    expect((await user.get('/auth')).body).not.toHaveProperty('needsSecondFactor')
    // An own picture is for staff, an own name for everybody.
    const refused = await manager.upload('/auth/picture', new File(['x'], 'x.png'))
    expect(refused.status).toBe(403)
    expect(refused.body.msg).toBe('Set up a second factor first, at /admin/account')
    expect((await manager.put('/auth', { name: 'Max' })).status).toBe(200)
    expect(await state(manager)).toMatchObject({ on: false, required: true })
    const code = nextCode(app, secret)
    const off = await own.post('/auth/second-factor/off', { currentPassword, code })
    expect(off.body.msg).toBe('This site requires a second factor of your account')
    expect((await require(false)).status).toBe(200)
    expect((await manager.get('/auth')).body).not.toHaveProperty('needsSecondFactor')
  })

  it('leaves no secret or code in answers, the log or, for recovery codes, the database [factor-08]', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const { app, api, own } = await start({ log: pino({ level: 'trace' }, stream) })
    const { secret, recoveryCodes } = await setUp(app, own)
    const [recovery = ''] = recoveryCodes
    const answers = [
      await own.get('/auth/second-factor'),
      await own.get('/auth'),
      await signIn(api, 'wrong'),
      await own.post('/auth/second-factor', { currentPassword }),
    ]
    expect(JSON.stringify(answers)).not.toContain(secret)
    expect(lines.join('')).not.toContain(secret)
    expect(lines.join('')).not.toContain(recovery)
    const rows = await app.db.selectFrom('recovery_codes').selectAll().execute()
    expect(rows).toHaveLength(10)
    expect(JSON.stringify(rows)).not.toContain(recovery)
  })
})
