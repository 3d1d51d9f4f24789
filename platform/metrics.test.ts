import perfHooks from 'node:perf_hooks'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMetrics, shared } from './metrics.ts'

it('counts requests by route and status, and reads other values on request', async () => {
  const metrics = createMetrics()
  let waiting = 1
  metrics.read(
    { type: 'gauge', name: 'jobs', help: 'Jobs that are not done', labels: ['status'] },
    async () => [{ labels: { status: 'waiting' }, value: waiting }],
  )
  metrics.request({ method: 'GET', route: 'api', status: 200 }, 0.02)
  await metrics.text()
  waiting = 3
  const text = await metrics.text()
  expect(text).toContain('jobs{status="waiting"} 3')
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="api",status="200"} 1',
  )
})

it('measures the process once, however many there are', async () => {
  const measured = vi.spyOn(perfHooks, 'monitorEventLoopDelay')
  onTestFinished(() => measured.mockRestore())
  const both = [createMetrics(), createMetrics()]
  expect(measured.mock.calls.length).toBeLessThanOrEqual(1)
  for (const metrics of both) {
    expect((await metrics.text()).match(/^nodejs_eventloop_lag_seconds /gm)).toHaveLength(1)
  }
})

it('omits a value that cannot be read, reports it, and returns the others', async () => {
  const faults: string[] = []
  const metrics = createMetrics((err, metric) => faults.push(`${metric}: ${err}`))
  let broken = false
  metrics.read(
    { type: 'counter', name: 'plates_total', help: 'Plates', labels: ['kind'] },
    async () => {
      if (broken) throw new Error('The cupboard is locked')
      return [{ labels: { kind: 'deep' }, value: 2 }]
    },
  )
  metrics.read({ type: 'gauge', name: 'bowls', help: 'Bowls' }, async () => {
    if (broken) throw new Error('They are in the same cupboard')
    return [{ value: 4 }]
  })
  metrics.read({ type: 'gauge', name: 'cups', help: 'Cups' }, async () => [{ value: 7 }])
  expect(await metrics.text()).toContain('plates_total{kind="deep"} 2')
  expect(await metrics.text()).toContain('bowls 4')
  expect(faults).toEqual([])
  broken = true
  const text = await metrics.text()
  expect(text).not.toContain('plates_total{')
  expect(text).not.toContain('\nbowls')
  expect(text).toContain('cups 7')
  expect(faults).toEqual([
    'plates_total: Error: The cupboard is locked',
    'bowls: Error: They are in the same cupboard',
  ])
})

it('reports an unreadable value once, and again after it was readable', async () => {
  const faults: string[] = []
  const metrics = createMetrics((_err, metric) => faults.push(metric))
  let broken = true
  metrics.read({ type: 'gauge', name: 'bowls', help: 'Bowls' }, async () => {
    if (broken) throw new Error('The cupboard is locked')
    return [{ value: 4 }]
  })
  await metrics.text()
  await metrics.text()
  expect(faults).toEqual(['bowls'])
  broken = false
  await metrics.text()
  broken = true
  await metrics.text()
  expect(faults).toEqual(['bowls', 'bowls'])
})

it('shares one reading among concurrent callers, and reads again afterwards even after an error', async () => {
  let readings = 0
  const read = shared(async () => {
    readings += 1
    if (readings === 2) throw new Error('The cupboard is locked')
    return readings
  })
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  expect((await Promise.allSettled([read(), read()])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await read()).toBe(3)
})
