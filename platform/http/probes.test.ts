import { expect, it, vi } from 'vitest'
import { openTestApp } from '#tests/support/test-app.ts'
import { probes } from './probes.ts'

it('readiness names the failing part, and the log has the reason', async () => {
  const app = await openTestApp()
  const told = vi.spyOn(app.log, 'warn')
  let fault: Error | undefined
  const router = probes(app, {
    database: async () => undefined,
    media: async () => {
      if (fault) throw fault
    },
  })
  const ready = await router.request('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ status: 'ready', database: 'ok', media: 'ok' })
  expect(told).not.toHaveBeenCalled()
  fault = new Error('The bucket is gone')
  const unready = await router.request('/readyz')
  expect(unready.status).toBe(503)
  expect(await unready.json()).toMatchObject({ database: 'ok', media: 'not answering' })
  expect(told).toHaveBeenCalledExactlyOnceWith(
    { err: fault, part: 'media' },
    'a part does not answer',
  )
})

it('logs a lasting failure once, and again after a recovery', async () => {
  const app = await openTestApp()
  const told = vi.spyOn(app.log, 'warn')
  let isAway = true
  const router = probes(app, {
    media: async () => {
      if (isAway) throw new Error('The bucket is gone')
    },
  })
  const ask = async () => (await router.request('/readyz')).status
  expect([await ask(), await ask(), await ask()]).toEqual([503, 503, 503])
  expect(told).toHaveBeenCalledTimes(1)
  isAway = false
  expect(await ask()).toBe(200)
  isAway = true
  expect([await ask(), await ask()]).toEqual([503, 503])
  expect(told).toHaveBeenCalledTimes(2)
})

it('checks a part once for concurrent requests', async () => {
  const app = await openTestApp()
  const answer = Promise.withResolvers<void>()
  const check = vi.fn(() => answer.promise)
  const router = probes(app, { media: check })
  const asked = Array.from({ length: 20 }, () => router.request('/readyz'))
  answer.resolve()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(check).toHaveBeenCalledTimes(1)
})
