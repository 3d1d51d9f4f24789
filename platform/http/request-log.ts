import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { App } from '../app.ts'
import { infoLines } from '../log.ts'

type Answered = { requestId: string; method: string; path: string; status: number }

/** Gives each request an id, tells it to the client and notes how the request ended. */
export function requestLog(app: App): MiddlewareHandler {
  const note = requestNotes(app)
  return async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    const { method, path } = context.req
    note({ requestId, method, path, status: context.res.status }, started)
  }
}

/** Notes an answered request in metrics and log; `started` is its performance.now(). */
export function requestNotes(app: App): (answered: Answered, started: number) => void {
  const write = infoLines(app.log)
  return (answered, started) => {
    const ms = performance.now() - started
    const { requestId, method, path, status } = answered
    app.metrics.request({ method, route: kindOfRoute(path), status }, ms / 1000)
    write(
      `"requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},` +
        `"status":${status},"ms":${Math.round(ms * 10) / 10}`,
      'request',
    )
  }
}

const kinds = new Set(['api', 'media', 'assets', 'meals', 'blogs', 'admin'])

/** Few enough kinds that a scan of random paths cannot grow the metrics without bound. */
function kindOfRoute(path: string): string {
  if (path === '/') return 'home'
  const end = path.indexOf('/', 1)
  const first = path.slice(1, end < 0 ? undefined : end)
  return kinds.has(first) ? first : 'other'
}
