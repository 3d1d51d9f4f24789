import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, it, vi } from 'vitest'
import type { App } from '#platform/app.ts'
import { apiClient } from '#tests/support/api.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startMailServer } from '#tests/support/servers/mail-server.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { accountEndpoints } from '../accounts.api.server.ts'
import { accountMailJobs } from './account-mails.jobs.server.ts'
import { forgetExpiredLinks } from './mail-tokens.server.ts'

const ann = { name: 'Ann', email: 'ann@example.com', password: 'correct horse' }
const hour = 3_600_000

describeOnBoth('a forgotten password', (open) => {
  const start = async (more: { env?: Record<string, string>; log?: App['log'] } = {}) => {
    const server = await startMailServer()
    const env = { SMTP_URL: server.url, TRUST_PROXY: 'on', ...more.env }
    const app = await openTestApp(open, { ...more, env })
    const api = apiClient(app, accountEndpoints)
    await api.post('/auth/register', ann)
    const from = (count: number) => api.withHeaders({ 'X-Forwarded-For': `203.0.113.${count}` })
    return { app, api, server, from }
  }

  type Site = Awaited<ReturnType<typeof start>>

  const tokenIn = (mail = '') => /\/reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? ''

  /** Asks for a link and waits for the mail. */
  async function mailedToken({ app, api, server }: Site) {
    startTestWorker(app, accountMailJobs)
    const before = server.mails.length
    expect((await api.post('/auth/forgot', { email: ann.email })).status).toBe(202)
    await vi.waitFor(() => expect(server.mails.length).toBe(before + 1), { timeout: 10_000 })
    return tokenIn(server.mails.at(-1))
  }

  const signIn = ({ api }: Site, password: string) =>
    api.post<{ token: string }>('/auth/login', { email: ann.email, password })

  it('is replaced by a mailed link, once, and all sessions end [reset-01]', async () => {
    const site = await start()
    const session = (await signIn(site, ann.password)).body.token
    const token = await mailedToken(site)
    expect(site.server.mails[0]).toContain('To: ann@example.com')
    const used = await site.api.post('/auth/reset', { token, password: 'battery staple' })
    expect(used.status).toBe(200)
    expect((await site.api.withToken(session).get('/auth')).status).toBe(401)
    expect((await signIn(site, ann.password)).status).toBe(401)
    expect((await signIn(site, 'battery staple')).status).toBe(200)
    const again = await site.api.post('/auth/reset', { token, password: 'another one' })
    expect(again.status).toBe(400)
    expect(again.body.errors).toEqual([
      { msg: 'This link has been used or has expired. Please ask for a new one.', path: 'token' },
    ])
    expect((await signIn(site, 'battery staple')).status).toBe(200)
  })

  it('is replaced by one of two calls that use the same link at once', async () => {
    const site = await start()
    const token = await mailedToken(site)
    const answers = await Promise.all(
      ['first one', 'second one'].map((password) =>
        site.api.post('/auth/reset', { token, password }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('has a link that works for one hour, and makes other links useless [reset-02]', async () => {
    const site = await start()
    const [first, second] = [await mailedToken(site), await mailedToken(site)]
    site.app.clock.advance(hour - 1000)
    expect(
      (await site.api.post('/auth/reset', { token: first, password: 'a new one' })).status,
    ).toBe(200)
    expect(
      (await site.api.post('/auth/reset', { token: second, password: 'other 1' })).status,
    ).toBe(400)
    const late = await mailedToken(site)
    site.app.clock.advance(hour)
    expect((await site.api.post('/auth/reset', { token: late, password: 'other 2' })).status).toBe(
      400,
    )
    await forgetExpiredLinks(site.app)
    expect(await site.app.db.selectFrom('mail_tokens').selectAll().execute()).toEqual([])
  })

  it('is answered the same for an unknown address, by the same work [reset-03]', async () => {
    const { app, from } = await start()
    const ask = async (email: string, count: number) => {
      const { status, body } = await from(count).post('/auth/forgot', { email })
      const jobs = await app.db.selectFrom('jobs').select(['kind', 'payload']).execute()
      await app.db.deleteFrom('jobs').execute()
      return { status, body, jobs }
    }
    const known = await ask(ann.email, 1)
    const unknown = await ask('nobody@example.com', 2)
    expect(known.status).toBe(202)
    // Each call adds one job and nothing else: only the worker finds out whether there is an account.
    expect(known.jobs).toEqual([{ kind: 'accounts.mail-reset', payload: { email: ann.email } }])
    expect(JSON.stringify(unknown)).toBe(
      JSON.stringify(known).replace(ann.email, 'nobody@example.com'),
    )
  })

  it('sends nothing to an unknown address', async () => {
    const site = await start()
    await site.api.post('/auth/forgot', { email: 'nobody@example.com' })
    await mailedToken(site)
    expect(site.server.mails).toHaveLength(1)
    expect(await site.app.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })

  it('may be asked for five times an hour from one address [reset-04]', async () => {
    const { from } = await start()
    for (let count = 0; count < 5; count += 1) {
      const email = `someone${count}@example.com`
      expect((await from(1).post('/auth/forgot', { email })).status).toBe(202)
    }
    const sixth = await from(1).post('/auth/forgot', { email: ann.email })
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from(2).post('/auth/forgot', { email: ann.email })).status).toBe(202)
  })

  it('has three links an hour for one account, which the answer does not tell [reset-05]', async () => {
    const { app, from } = await start()
    for (const email of [ann.email, 'nobody@example.com']) {
      const answers: unknown[] = []
      for (let count = 1; count <= 8; count += 1) {
        const { status, body } = await from(count).post('/auth/forgot', { email })
        answers.push({ status, body })
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    }
    const jobs = await app.db.selectFrom('jobs').select('payload').execute()
    expect(jobs).toHaveLength(6)
  })

  it('is mailed later if the mail server does not answer at first [reset-06]', async () => {
    const { app, api } = await start({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    startTestWorker(app, accountMailJobs)
    await api.post('/auth/forgot', { email: ann.email })
    const jobs = () => app.db.selectFrom('jobs').select(['status', 'last_error']).execute()
    await vi.waitFor(async () => expect((await jobs())[0]?.last_error).toContain('ECONNREFUSED'), {
      timeout: 10_000,
    })
    expect((await jobs())[0]?.status).toBe('waiting')
    // The link of the failed try cannot be used by anybody.
    expect(await app.db.selectFrom('mail_tokens').selectAll().execute()).toEqual([])
  })

  it('leaves no token in the database or the log [reset-07]', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const site = await start({ log: pino({ level: 'trace' }, stream) })
    const token = await mailedToken(site)
    expect(token).toMatch(/^[\w-]{22}$/)
    await site.api.post('/auth/reset', { token: `${token}x`, password: 'battery staple' })
    const rows = await site.app.db.selectFrom('mail_tokens').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    await site.api.post('/auth/reset', { token, password: 'battery staple' })
    expect(lines.join('')).toContain('accounts.mail-reset')
    expect(lines.join('')).not.toContain(token)
    expect(lines.join('')).not.toContain('battery staple')
  })

  it('is asked of a person on a site without mail [reset-08]', async () => {
    const app = await openTestApp(open, { env: { CONTACT_EMAIL: 'us@example.com' } })
    const { status, body } = await apiClient(app, accountEndpoints).post('/auth/forgot', {
      email: ann.email,
    })
    expect(status).toBe(503)
    expect(body.msg).toBe('This site sends no mail. Ask us@example.com for a new password.')
  })

  it('names every problem of a call', async () => {
    const { api } = await start()
    expect((await api.post('/auth/forgot', { email: 'ann' })).body.errors).toEqual([
      { msg: 'Please enter a valid email address', path: 'email' },
    ])
    expect((await api.post('/auth/reset', { password: 'short' })).body.errors).toEqual([
      { msg: 'The link is incomplete', path: 'token' },
      { msg: 'Password must be at least 6 characters', path: 'password' },
    ])
  })
})
