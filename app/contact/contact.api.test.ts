import { expect, it, vi } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startMailServer } from '#tests/support/servers/mail-server.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { contactEndpoints } from './contact.api.server.ts'
import { contactJobs } from './contact.jobs.server.ts'
import type { ContactMessage } from './contact.ts'

const letter = {
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Portions',
  message: 'How large is a serving?\nThank you.',
}

describeOnBoth('the contact API', (open) => {
  const start = async (env: Record<string, string> = {}) => {
    const app = await openTestApp(open, { env })
    const api = apiClient(app, contactEndpoints)
    const staff = await api.as('Manager')
    const messages = async () =>
      (await staff.get<{ messages: ContactMessage[]; total: number }>('/contact')).body
    return { app, api, staff, messages }
  }

  it('lets staff alone read, mark and delete messages', async () => {
    const { api } = await start()
    for (const [caller, expected] of [
      [api, 401],
      [await api.as('User'), 403],
    ] as const) {
      expect((await caller.get('/contact')).status).toBe(expected)
      expect((await caller.put('/contact/x', { status: 'read' })).status).toBe(expected)
      expect((await caller.delete('/contact/x')).status).toBe(expected)
    }
  })

  it('names every problem of a message at once', async () => {
    const { api } = await start()
    const { status, body } = await api.post('/contact', { email: 'ann', message: 'x'.repeat(501) })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { msg: 'Name is required', path: 'name' },
      { msg: 'Please enter a valid email address', path: 'email' },
      { msg: 'Subject is required', path: 'subject' },
      { msg: 'Message must be at most 500 characters', path: 'message' },
    ])
    const empty = await api.post('/contact', {})
    expect(empty.body.errors).toContainEqual({ msg: 'Message is required', path: 'message' })
  })

  it('stores what a visitor sends, thanks for it, and shows it to staff [contact-08]', async () => {
    const { api, messages } = await start()
    const { status, body } = await api.post('/contact', letter)
    expect(status).toBe(201)
    expect(body.msg).toBe('Thank you for your message. We will get back to you soon!')
    expect(await messages()).toMatchObject({
      total: 1,
      messages: [{ ...letter, status: 'new', answeredAt: null }],
    })
  })

  it('is marked as answered, and deleted', async () => {
    const { api, staff, messages } = await start()
    await api.post('/contact', letter)
    const id = (await messages()).messages[0]?._id ?? ''
    const marked = await staff.put(`/contact/${id}`, { status: 'answered' })
    expect(marked.body).toMatchObject({ status: 'answered', answeredAt: expect.any(String) })
    expect((await staff.delete(`/contact/${id}`)).status).toBe(200)
    expect((await staff.delete(`/contact/${id}`)).status).toBe(404)
    expect((await messages()).total).toBe(0)
  })

  it('thanks a program that fills in the hidden field, but stores nothing', async () => {
    const { api, messages } = await start()
    const { status } = await api.post('/contact', { ...letter, website: 'http://spam.example' })
    expect(status).toBe(201)
    expect((await messages()).total).toBe(0)
  })

  it('accepts five messages an hour from one address, and counts no refused ones', async () => {
    const { api, messages } = await start()
    for (let wrong = 0; wrong < 8; wrong++) await api.post('/contact', {})
    for (let sent = 0; sent < 5; sent++) {
      expect((await api.post('/contact', letter)).status).toBe(201)
    }
    const sixth = await api.post('/contact', letter)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await messages()).total).toBe(5)
  })

  it.each([
    ['one IPv6 network', (count: number) => `2001:db8:1:2::${count.toString(16)}`],
    ['one address with the port of a proxy', (count: number) => `203.0.113.7:${50_000 + count}`],
  ])('accepts five of forty messages from %s', async (_where, addressOf) => {
    const { api, messages } = await start({ TRUST_PROXY: 'on' })
    for (let count = 1; count <= 40; count += 1) {
      await api.withHeaders({ 'X-Forwarded-For': addressOf(count) }).post('/contact', letter)
    }
    expect((await messages()).total).toBe(5)
  })

  it('is mailed to the site, with the visitor as the address for replies', async () => {
    const mailServer = await startMailServer()
    const settings = { CONTACT_EMAIL: 'us@example.com', MAIL_FROM: 'site@mail.example.com' }
    const { app, api } = await start({ SMTP_URL: mailServer.url, ...settings })
    startTestWorker(app, contactJobs)
    await api.post('/contact', { ...letter, name: 'Ann "A" <x@y>' })
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), { timeout: 10_000 })
    const [mail = ''] = mailServer.mails
    expect(mail).toContain('To: us@example.com')
    expect(mail).toMatch(/^From: .*<site@mail\.example\.com>/m)
    expect(mail).toMatch(/Reply-To: .*<ann@example\.com>/)
    expect(mail).toContain('How large is a serving?')
  })

  it('is stored even if the mail server does not answer', async () => {
    const { app, api, messages } = await start({ SMTP_URL: 'smtp://127.0.0.1:1' })
    startTestWorker(app, contactJobs)
    expect((await api.post('/contact', letter)).status).toBe(201)
    const jobs = () => app.db.selectFrom('jobs').select(['attempts', 'last_error']).execute()
    await vi.waitFor(async () => expect((await jobs())[0]?.last_error).toContain('ECONNREFUSED'), {
      timeout: 10_000,
    })
    expect((await messages()).total).toBe(1)
  })
})
