import { expect, it, vi } from 'vitest'
import { endpoints } from '#server/features.ts'
import { apiClient } from '#tests/support/api.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startMailServer } from '#tests/support/servers/mail-server.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import type { Session } from '../account.ts'
import { accountEndpoints } from '../accounts.api.server.ts'
import { accountMailJobs } from '../mail/account-mails.jobs.server.ts'

const ann = { name: 'Ann', email: 'ann@example.com', password: 'correct horse' }
const change = { email: 'Ann@New.example', currentPassword: ann.password }

describeOnBoth('the own e-mail', (open) => {
  const start = async (env: Record<string, string> = {}) => {
    const app = await openTestApp(open, { env })
    const api = apiClient(app, accountEndpoints)
    const { token } = (await api.post<Session>('/auth/register', ann)).body
    const own = api.withToken(token)
    const email = async () => (await own.get('/auth')).body.email
    return { app, api, own, email }
  }

  const startWithMail = async () => {
    const server = await startMailServer()
    const site = await start({ SMTP_URL: server.url })
    const mailed = async (count: number) => {
      await vi.waitFor(() => expect(server.mails).toHaveLength(count), { timeout: 10_000 })
      return /confirm-email\?token=([\w-]+)/.exec(server.mails.join('\n'))?.[1] ?? ''
    }
    return { ...site, server, mailed }
  }

  it('is changed once a mail to the new one has confirmed it, and the former one is told [account-01]', async () => {
    const { app, api, own, email, server, mailed } = await startWithMail()
    startTestWorker(app, accountMailJobs)
    const asked = await own.post('/auth/email', change)
    expect(asked.status).toBe(200)
    expect(asked.body.mailed).toBe(true)
    const token = await mailed(1)
    expect(server.mails[0]).toContain('To: ann@new.example')
    expect(await email()).toBe(ann.email)
    const confirmed = await api.post('/auth/email/confirm', { token })
    expect(confirmed.body).toEqual({ msg: 'E-mail changed', email: 'ann@new.example' })
    expect(await email()).toBe('ann@new.example')
    expect((await api.post('/auth/email/confirm', { token })).status).toBe(400)
    await mailed(2)
    expect(server.mails[1]).toContain('To: ann@example.com')
    const login = { email: 'ann@new.example', password: ann.password }
    expect((await api.post('/auth/login', login)).status).toBe(200)
  })

  it('makes links useless that were mailed to the former one', async () => {
    const { app, api, own, server, mailed } = await startWithMail()
    startTestWorker(app, accountMailJobs)
    await api.post('/auth/forgot', { email: ann.email })
    await mailed(1)
    const reset = /reset-password\?token=([\w-]+)/.exec(server.mails[0] ?? '')?.[1] ?? ''
    await own.post('/auth/email', change)
    await api.post('/auth/email/confirm', { token: await mailed(2) })
    const used = await api.post('/auth/reset', { token: reset, password: 'battery staple' })
    expect(used.status).toBe(400)
  })

  it('stays if the password was changed after the link was asked for', async () => {
    const { app, own, email, server, api, mailed } = await startWithMail()
    await own.post('/auth/email', change)
    // Not mailed yet.
    const first = { currentPassword: ann.password, newPassword: 'battery staple' }
    expect((await own.put('/auth/password', first)).status).toBe(200)
    startTestWorker(app, accountMailJobs)
    await own.post('/auth/email', { ...change, currentPassword: 'battery staple' })
    const token = await mailed(1)
    const second = { currentPassword: 'battery staple', newPassword: 'correct horse' }
    expect((await own.put('/auth/password', second)).status).toBe(200)
    expect((await api.post('/auth/email/confirm', { token })).status).toBe(400)
    expect(await email()).toBe(ann.email)
    expect(server.mails).toHaveLength(1)
  })

  it('is changed at once by the password on a site without mail [account-02]', async () => {
    const { own, email } = await start()
    const wrong = await own.post('/auth/email', { ...change, currentPassword: 'wrong one' })
    expect(wrong.body.errors).toEqual([
      { msg: 'The current password is wrong', path: 'currentPassword' },
    ])
    expect(await email()).toBe(ann.email)
    const changed = await own.post('/auth/email', change)
    expect(changed.body).toEqual({ msg: 'E-mail changed', mailed: false })
    expect(await email()).toBe('ann@new.example')
  })

  it('cannot be that of somebody else, also if it is taken before the link is opened', async () => {
    const { app, api, own, email, mailed } = await startWithMail()
    startTestWorker(app, accountMailJobs)
    await own.post('/auth/email', change)
    const token = await mailed(1)
    await api.post('/auth/register', { ...ann, email: 'ann@new.example' })
    expect((await api.post('/auth/email/confirm', { token })).status).toBe(409)
    expect((await own.post('/auth/email', change)).body.errors).toEqual([
      { msg: 'An account with this email already exists', path: 'email' },
    ])
    expect(await email()).toBe(ann.email)
  })

  it('causes five mails an hour', async () => {
    const { own } = await startWithMail()
    for (let count = 0; count < 5; count += 1) {
      expect((await own.post('/auth/email', change)).status).toBe(200)
    }
    expect((await own.post('/auth/email', change)).status).toBe(429)
  })
})

describeOnBoth('the own text', (open) => {
  it('is stored with the name, each by itself, and raises the content version [account-03]', async () => {
    const app = await openTestApp(open)
    const own = await apiClient(app, accountEndpoints).as('Manager')
    expect((await own.get('/auth/bio')).body).toEqual({ bio: '' })
    expect((await own.put('/auth', { bio: ' Cooks\nand writes. ' })).body).toMatchObject({
      name: 'Test Manager',
    })
    expect((await own.put('/auth', { name: 'Ada' })).body).toMatchObject({ name: 'Ada' })
    expect((await own.get('/auth/bio')).body).toEqual({ bio: 'Cooks\nand writes.' })
    const long = await own.put('/auth', { bio: 'x'.repeat(501), name: '' })
    expect(long.body.errors).toEqual([
      { msg: 'Name is required', path: 'name' },
      { msg: 'About you must be at most 500 characters', path: 'bio' },
    ])
  })

  it('is shown with the posts of the author [account-05]', async () => {
    const admin = await apiClient(await openTestApp(open), endpoints).as('Admin')
    await admin.put('/auth', { bio: 'Cooks.' })
    const { body } = await admin.post<{ author: object }>('/blogs', { title: 'On rice' })
    expect(body.author).toEqual({ name: 'Test Admin', avatar: null, bio: 'Cooks.' })
    await admin.put('/auth', { bio: '' })
    const list = await admin.get<{ blogs: { author: object }[] }>('/blogs')
    expect(list.body.blogs[0]?.author).toEqual({ name: 'Test Admin', avatar: null, bio: '' })
  })
})
