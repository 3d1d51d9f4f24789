import { expect, it } from 'vitest'
import { apiClient } from '#tests/support/api.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { accountEndpoints } from '../accounts.api.server.ts'

const office = '203.0.113.1'
const elsewhere = '198.51.100.1'

describeOnBoth('sign-in limits', (open) => {
  async function start() {
    const api = apiClient(await openTestApp(open, { env: { TRUST_PROXY: 'on' } }), accountEndpoints)
    const join = async (name: string) => {
      const account = { name, email: `${name}@example.com`, password: 'correct horse' }
      expect((await api.post('/auth/register', account)).status).toBe(201)
    }
    const signIn = (address: string, name: string, password = 'correct horse') =>
      api
        .withHeaders({ 'X-Forwarded-For': address })
        .post('/auth/login', { email: `${name}@example.com`, password })
    const spray = async (address: string, count: number) => {
      const statuses: number[] = []
      for (let number = 0; number < count; number += 1) {
        statuses.push((await signIn(address, `nobody${number}`, 'summer2026')).status)
      }
      return statuses
    }
    return { join, signIn, spray }
  }

  it('one address can try a password on fifty accounts, and on no more', async () => {
    const { join, signIn, spray } = await start()
    await join('ann')
    await join('ben')
    expect((await signIn(office, 'ann')).status).toBe(200)
    const statuses = await spray(office, 60)
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.slice(50)).toEqual(Array(10).fill(429))
    // A person who has signed in there before is not blocked, but still has only ten attempts.
    expect((await signIn(office, 'ann')).status).toBe(200)
    for (let count = 0; count < 10; count += 1) {
      expect((await signIn(office, 'ann', 'wrong')).status).toBe(401)
    }
    expect((await signIn(office, 'ann')).status).toBe(429)
    // A new person is blocked, and told when to try again.
    const newcomer = await signIn(office, 'ben')
    expect(newcomer.status).toBe(429)
    expect(Number(newcomer.headers.get('Retry-After'))).toBeGreaterThan(800)
    // Other addresses are not affected.
    expect((await signIn(elsewhere, 'ben')).status).toBe(200)
    expect((await signIn(elsewhere, 'ann')).status).toBe(200)
  })

  it('a successful sign-in gives an address no further attempts on other accounts', async () => {
    const { join, signIn, spray } = await start()
    await join('ann')
    await spray(office, 45)
    expect((await signIn(office, 'ann')).status).toBe(200)
    expect((await spray(office, 50)).filter((status) => status === 401)).toHaveLength(5)
  })

  it('an address with many accounts of its own locks nobody out', async () => {
    const { join, signIn } = await start()
    const names = Array.from({ length: 30 }, (_, number) => `puppet${number}`)
    await join('ann')
    expect((await signIn(elsewhere, 'ann')).status).toBe(200)
    for (const name of names) {
      await join(name)
      expect((await signIn(office, name)).status).toBe(200)
    }
    const puppets = names.map((name) => signIn(office, name))
    const owner = await signIn(elsewhere, 'ann')
    await Promise.all(puppets)
    expect(owner.status).toBe(200)
  })

  it('successful sign-ins are limited too', async () => {
    const { join, signIn } = await start()
    await join('ann')
    for (let count = 0; count < 60; count += 1) {
      expect((await signIn(office, 'ann')).status).toBe(200)
    }
    const refused = await signIn(office, 'ann')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(600)
    expect((await signIn(elsewhere, 'ann')).status).toBe(200)
  })

  it('parallel guesses are counted like successive ones', async () => {
    const { join, signIn } = await start()
    await join('ann')
    const guesses = Array.from({ length: 23 }, () => signIn(office, 'ann', 'wrong'))
    const late = signIn(office, 'ann')
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect((await late).status).toBe(429)
  })
})
