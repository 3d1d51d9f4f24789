import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { App } from '../app.ts'
import { beforeExit, infoLines } from '../log.ts'

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

type Note = (answered: Answered, started: number) => void

const notesOf = new WeakMap<App, Note>()

/** How long (ms) answered requests are gathered before they are noted. */
const gatherFor = 25

/**
 * Notes answered requests in metrics and log, many in a row a little later: between two answers the
 * same work takes the processor five times as long. `started` is a request's performance.now().
 */
export function requestNotes(app: App): Note {
  const known = notesOf.get(app)
  const note = known ?? gatherNotes(app)
  notesOf.set(app, note)
  return note
}

function gatherNotes(app: App): Note {
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
    if (gathered.length === 0) setTimeout(noteAll, gatherFor).unref()
    gathered.push({ ...answered, at: Date.now(), ms: performance.now() - started })
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
