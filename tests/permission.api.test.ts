import { expect, it } from 'vitest'
import { endpoints } from '#server/features.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { openTestApp } from '#tests/support/test-app.ts'

/** Calls that change something although anyone may make them. */
const openWrites = [
  'post /auth/accept',
  'post /auth/email/confirm',
  'post /auth/forgot',
  'post /auth/invitation',
  'post /auth/login',
  'post /auth/register',
  'post /auth/reset',
  'post /blogs/{id}/view',
  'post /contact',
  'post /nutrition/estimate',
  'post /nutrition/figures',
  'post /nutrition/photo',
]

/** The roles that each value of `who` refuses. */
const refused: Record<string, ('User' | 'Manager')[]> = {
  'signed-in': [],
  staff: ['User'],
  admin: ['User', 'Manager'],
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

it('every call that is not for anyone is refused without permission', async () => {
  const visitor = apiClient(await openTestApp(), endpoints)
  const clients = { User: await visitor.as('User'), Manager: await visitor.as('Manager') }
  for (const endpoint of endpoints) {
    if (endpoint.who === 'anyone') continue
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'none')
    const status = async (client: ApiClient) => (await client[endpoint.method](path)).status
    expect(await status(visitor), `${nameOf(endpoint)} by nobody`).toBe(401)
    for (const role of refused[endpoint.who] ?? []) {
      expect(await status(clients[role]), `${nameOf(endpoint)} by a ${role}`).toBe(403)
    }
  }
})

it('only staff can write, except for a few calls open to everyone', () => {
  const writes = endpoints.filter(({ method, who }) => method !== 'get' && who === 'anyone')
  expect(writes.map(nameOf).toSorted()).toEqual(openWrites)
})
