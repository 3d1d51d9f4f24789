import { expect, it } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { describeOnBoth } from '#tests/support/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import type { Session, User } from './account.ts'
import { accountEndpoints } from './accounts.api.server.ts'

const ann = { name: 'Ann', email: 'ann@example.com', password: 'secret' }

describeOnBoth('accounts API', (open) => {
  const start = async (env?: Record<string, string>) => {
    const app = await openTestApp(open, { env })
    return { app, api: apiClient(app, accountEndpoints) }
  }

  it('makes a User of whoever registers, whatever the body says, and signs them in', async () => {
    const { api } = await start()
    const { status, body } = await api.post<Session>('/auth/register', { ...ann, role: 'Admin' })
    expect(status).toBe(201)
    expect(body.user).toEqual({
      _id: expect.any(String),
      name: 'Ann',
      email: 'ann@example.com',
      role: 'User',
    })
    expect((await api.withToken(body.token).get('/auth')).body).toEqual(body.user)
  })
})
