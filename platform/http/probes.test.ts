import { expect, it, vi } from 'vitest'
import { openTestApp } from '#tests/support/test-app.ts'
import { probes } from './probes.ts'

it('readiness names the part that does not answer, and the log says why', async () => {
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
