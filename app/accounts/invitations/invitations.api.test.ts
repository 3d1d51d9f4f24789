import { expect, it, vi } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startMailServer } from '#tests/support/servers/mail-server.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import type { Session } from '../account.ts'
import { accountEndpoints } from '../accounts.api.server.ts'
import type { Invitation, SentInvitation } from './invitation.ts'
import { invitationJobs } from './invitations.jobs.server.ts'
import { forgetOldInvitations } from './invitations.server.ts'

const day = 24 * 3_600_000
const ben = { email: 'Ben@Example.com', name: 'Ben', role: 'Manager' }
const own = { name: 'Benjamin', password: 'correct horse' }

describeOnBoth('invitations', (open) => {
  const start = async (env: Record<string, string> = {}) => {
    const app = await openTestApp(open, { env })
    const api = apiClient(app, accountEndpoints)
    const admin = await api.as('Admin')
    const invite = async (person = ben) =>
      (await admin.post<SentInvitation>('/users/invite', person)).body
    const list = async () =>
      (await admin.get<{ invitations: Invitation[] }>('/users/invitations')).body.invitations
    const accept = (token: string, more = {}) =>
      api.post<Session>('/auth/accept', { token, ...own, ...more })
    return { app, api, admin, invite, list, accept }
  }

  const tokenOf = ({ url }: { url: string }) => new URL(url).searchParams.get('token') ?? ''

  it('give a link that makes an account with the invited role, once [invite-01]', async () => {
    const { app, api, admin, list, accept } = await start({ SITE_URL: 'https://eat.example' })
    const { status, body } = await admin.post<SentInvitation>('/users/invite', ben)
    expect(status).toBe(201)
    expect(body.url).toMatch(/^https:\/\/eat\.example\/accept-invitation\?token=[\w-]{22}$/)
    expect(body.mailed).toBe(false)
    expect(await list()).toMatchObject([{ email: 'ben@example.com', name: 'Ben', role: 'Manager' }])
    expect((await api.post('/auth/invitation', { token: tokenOf(body) })).body).toEqual({
      ...{ email: 'ben@example.com', name: 'Ben', role: 'Manager' },
    })
    // What the body says about role and e-mail does not count.
    const accepted = await accept(tokenOf(body), { role: 'Admin', email: 'eve@example.com' })
    expect(accepted.status).toBe(201)
    const user = { email: 'ben@example.com', name: 'Benjamin', role: 'Manager' }
    expect(accepted.body.user).toMatchObject(user)
    const self = await api.withToken(accepted.body.token).get('/auth')
    expect(self.body).toMatchObject(user)
    expect(await list()).toEqual([])
    expect((await accept(tokenOf(body))).status).toBe(400)
    expect(await app.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })

  it('are mailed on a site with mail, and both links work until one is used [invite-02]', async () => {
    const server = await startMailServer()
    const { app, api, invite, accept } = await start({ SMTP_URL: server.url })
    const sent = await invite()
    expect(sent.mailed).toBe(true)
    const jobs = await app.db.selectFrom('jobs').select('payload').execute()
    expect(JSON.stringify(jobs)).not.toContain(tokenOf(sent))
    startTestWorker(app, invitationJobs)
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 10_000 })
    expect(server.mails[0]).toContain('To: ben@example.com')
    const mailed = /accept-invitation\?token=([\w-]+)/.exec(server.mails[0] ?? '')?.[1] ?? ''
    expect(mailed).not.toBe(tokenOf(sent))
    expect((await api.post('/auth/invitation', { token: tokenOf(sent) })).status).toBe(200)
    const rows = JSON.stringify(await app.db.selectFrom('invitations').selectAll().execute())
    expect(rows).not.toContain(mailed)
    expect(rows).not.toContain(tokenOf(sent))
    expect((await accept(mailed)).status).toBe(201)
    expect((await accept(tokenOf(sent))).status).toBe(400)
  })

  it('are valid for seven days, and can be sent again [invite-03]', async () => {
    const { app, admin, invite, list, accept } = await start()
    const first = await invite()
    app.clock.advance(7 * day)
    expect((await accept(tokenOf(first))).status).toBe(400)
    const [listed] = await list()
    const path = `/users/invitations/${listed?._id}/resend`
    const second = (await admin.post<SentInvitation>(path)).body
    const third = (await admin.post<SentInvitation>(path)).body
    expect((await accept(tokenOf(second))).status).toBe(400)
    app.clock.advance(7 * day - 1000)
    expect((await accept(tokenOf(third))).status).toBe(201)
    expect((await admin.post(path)).status).toBe(404)
  })

  it('can be taken back, and replaced by another one to the same address [invite-04]', async () => {
    const { admin, invite, list, accept } = await start()
    const first = await invite()
    const second = await invite({ ...ben, role: 'User' })
    expect(await list()).toHaveLength(1)
    expect((await accept(tokenOf(first))).status).toBe(400)
    const [listed] = await list()
    expect((await admin.delete(`/users/invitations/${listed?._id}`)).status).toBe(200)
    expect((await admin.delete(`/users/invitations/${listed?._id}`)).status).toBe(404)
    expect((await accept(tokenOf(second))).status).toBe(400)
    expect(await list()).toEqual([])
  })

  it('are refused for somebody who has an account [invite-05]', async () => {
    const { api, admin, invite, accept } = await start()
    const sent = await invite()
    await api.post('/auth/register', { ...own, email: 'ben@example.com' })
    expect((await admin.post('/users/invite', ben)).body.errors).toEqual([
      { msg: 'An account with this email already exists', path: 'email' },
    ])
    expect((await accept(tokenOf(sent))).status).toBe(409)
  })

  it('make one account if a link is accepted twice at once', async () => {
    const { app, invite, accept } = await start()
    const token = tokenOf(await invite())
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
    const users = app.db.selectFrom('users').select('email').where('email', '=', 'ben@example.com')
    expect(await users.execute()).toHaveLength(1)
  })

  it('are forgotten a month after they have expired', async () => {
    const { app, invite } = await start()
    const rows = () => app.db.selectFrom('invitations').select('id').execute()
    await invite()
    app.clock.advance(36 * day)
    await forgetOldInvitations(app)
    expect(await rows()).toHaveLength(1)
    app.clock.advance(2 * day)
    await forgetOldInvitations(app)
    expect(await rows()).toEqual([])
  })

  it('name every problem of a call', async () => {
    const { api, admin } = await start()
    expect((await admin.post('/users/invite', { role: 'Chef' })).body.errors).toEqual([
      { msg: 'Email is required', path: 'email' },
      { msg: 'Name is required', path: 'name' },
      { msg: 'Role must be one of Admin, Manager, User', path: 'role' },
    ])
    expect((await api.post('/auth/accept', {})).body.errors).toEqual([
      { msg: 'The link is incomplete', path: 'token' },
      { msg: 'Name is required', path: 'name' },
      { msg: 'Password is required', path: 'password' },
    ])
  })
})
