import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { App } from '../app.ts'

type Answered = { requestId: string; method: string; path: string; status: number }

/** Gives each request an id, tells it to the client and notes how the request ended. */
export function requestLog(app: App): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    const { method, path } = context.req
    noteRequest(app, { requestId, method, path, status: context.res.status }, started)
  }
}

/** Notes an answered request in metrics and log; `started` is its performance.now(). */
export function noteRequest(app: App, answered: Answered, started: number): void {
  const ms = performance.now() - started
  const { method, path, status } = answered
  app.metrics.request({ method, route: kindOfRoute(path), status }, ms / 1000)
  app.log.info({ ...answered, ms: Math.round(ms * 10) / 10 }, 'request')
}

/** Few enough kinds that a scan of random paths cannot grow the metrics without bound. */
function kindOfRoute(path: string): string {
  const first = path.split('/')[1] ?? ''
  if (['api', 'media', 'assets', 'meals', 'blogs', 'admin'].includes(first)) return first
  return first === '' ? 'home' : 'other'
}
