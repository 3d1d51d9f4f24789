import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('tells requests by route and status, and gauges as they are when asked', async () => {
  const metrics = createMetrics()
  let waiting = 1
  const jobs = { name: 'jobs', help: 'Jobs that are not done', label: 'status' }
  metrics.gauge(jobs, async () => ({ waiting }))
  metrics.request({ method: 'GET', route: 'api', status: 200 }, 0.02)
  waiting = 3
  const text = await metrics.text()
  expect(text).toContain('jobs{status="waiting"} 3')
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="api",status="200"} 1',
  )
})
