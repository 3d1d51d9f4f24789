import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { App } from '../app.ts'

/** Gives each request an id, tells it to the client and notes how the request ended. */
export function requestLog(app: App): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    const ms = performance.now() - started
    const { method, path } = context.req
    const { status } = context.res
    app.metrics.request({ method, route: kindOfRoute(path), status }, ms / 1000)
    app.log.info({ requestId, method, path, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }
}

/** Few enough kinds that a scan of random paths cannot grow the metrics without bound. */
function kindOfRoute(path: string): string {
  const first = path.split('/')[1] ?? ''
  if (['api', 'media', 'assets', 'meals', 'blogs', 'admin'].includes(first)) return first
  return first === '' ? 'home' : 'other'
}
