import { expect, it } from 'vitest'
import { openApiDocument } from '#platform/api/openapi.ts'
import { endpoints } from '#server/features.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { buildMeal, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { type HostileCall, hostileCalls } from '#tests/support/hostile/hostile-calls.ts'
import fc from '#tests/support/property.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'

/** Calls that are slow by design: they hash a password or wait for a worker or the network. */
const slow = [
  '/auth/login',
  '/auth/register',
  '/auth/password',
  '/auth/delete',
  '/auth/second-factor',
  '/auth/second-factor/recovery-codes',
  '/auth/second-factor/off',
  '/auth/email',
  '/images/upload',
  '/upload',
  '/images/url',
]

/** Calls that would end the test's own session. */
const endings = ['/auth/logout']

/** Set FUZZ_RUNS=10000 for a longer manual run. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 800)

const send = (client: ApiClient, { method, path, body }: HostileCall) =>
  client.sendAs(method.toUpperCase(), path, body)

describeOnBoth('generated hostile calls', (open) => {
  it.each(['anonymous', 'Admin'] as const)(
    'are answered without an internal error (%s)',
    async (role) => {
      const app = await openMealsApp(open)
      const anyone = apiClient(app, endpoints)
      const client = role === 'anonymous' ? anyone : await anyone.as('Admin')
      const ids = [(await buildMeal(app))._id, (await buildMeal(app, { isPublished: false }))._id]
      const { paths } = openApiDocument(
        endpoints.filter(({ path }) => ![...slow, ...endings].includes(path)),
        { name: 'Fuzz', url: 'http://localhost' },
      )
      let accepted = 0
      await fc.assert(
        fc.asyncProperty(hostileCalls(paths, ids), async (call) => {
          const { status, body } = await send(client, call)
          if (status < 300) accepted += 1
          expect([500, 501].includes(status), `${status} ${JSON.stringify(body)}`).toBe(false)
          if (status >= 400) expect(body).toMatchObject({ msg: expect.any(String) })
          if (role === 'anonymous') expect(Object.keys(Object(body))).not.toContain('email')
        }),
        { numRuns },
      )
      // The test would prove little if nearly all calls were refused by validation.
      expect(accepted).toBeGreaterThan(numRuns / 50)
    },
  )
})
