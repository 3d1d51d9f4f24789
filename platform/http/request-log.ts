import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { App } from '../app.ts'
import { beforeExit, infoLines } from '../log.ts'

type Answered = { requestId: string; method: string; path: string; status: number }

/** Gives each request an id, returns it in a header, and logs the request when it is answered. */
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

type Note = (answered: Answered, started: number) => void

const notesOf = new WeakMap<App, Note>()

/** How long (ms) answered requests are collected before they are logged. */
const batchDelay = 25

/**
 * Records answered requests in the metrics and the log, in batches with a short delay: this takes a fifth of
 * the processor time of recording each one immediately. `started` is the request's performance.now().
 */
export function requestNotes(app: App): Note {
  const known = notesOf.get(app)
  const note = known ?? batchNotes(app)
  notesOf.set(app, note)
  return note
}

function batchNotes(app: App): Note {
  const write = infoLines(app.log)
  const gathered: (Answered & { at: number; ms: number })[] = []
  function noteAll() {
    for (const { requestId, method, path, status, at, ms } of gathered) {
      app.metrics.request({ method, route: kindOfRoute(path), status }, ms / 1000)
      write(
        at,
        `"requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},` +
          `"status":${status},"ms":${Math.round(ms * 10) / 10},"msg":"request"`,
      )
    }
    gathered.length = 0
  }
  beforeExit(noteAll)
  return (answered, started) => {
    if (gathered.length === 0) setTimeout(noteAll, batchDelay).unref()
    gathered.push({ ...answered, at: Date.now(), ms: performance.now() - started })
  }
}

const kinds = new Set(['api', 'media', 'assets', 'meals', 'blogs', 'admin'])

/**
 * The kind of a route for the metrics. There are only a few kinds, so that a scan of random paths cannot
 * create unlimited series.
 */
function kindOfRoute(path: string): string {
  if (path === '/') return 'home'
  const end = path.indexOf('/', 1)
  const first = path.slice(1, end < 0 ? undefined : end)
  return kinds.has(first) ? first : 'other'
}
