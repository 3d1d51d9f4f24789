import type { IncomingMessage, RequestListener } from 'node:http'
import { html } from 'hono/html'
import type { App } from '../../app.ts'
import { type BufferedAnswer, bufferedAnswer } from '../answers/buffered-answer.ts'
import { closedPolicy } from '../answers/security-headers.ts'
import { bufferedSender, isReading, pathOf } from '../answers/send-buffered.ts'
import { type Arrival, arrivalOn, slowestOf } from './arrivals.ts'

/** Limits for requests that are processed at the same time. */
export type AdmissionBounds = {
  /** Requests whose answer is being computed. */
  working: number
  /** Requests whose body is still being received. */
  receiving: number
}

const usualBounds: AdmissionBounds = { working: 200, receiving: 100 }

/** Paths for monitoring, which are answered at any load. */
const probePaths = ['/healthz', '/readyz', '/metrics']

/** After how many seconds a refused client should try again. */
const retryAfter = 2

/** Limits how many requests are processed at the same time. */
export type Admission = {
  /** Wraps `listener`: passes requests on while there is capacity, and answers the others with a 503. */
  admit(listener: RequestListener): RequestListener
  /** Returns `work` and counts it until it has settled. Pass `incoming` if the request may have a body. */
  count<T>(work: T, incoming?: IncomingMessage): T
  /** How many requests are being computed. */
  working(): number
}

/**
 * Limits how many requests are processed at the same time. Requests whose body is still being received have a
 * limit of their own; above it, the slowest one is closed. Work counts until it is done, even after its
 * client has disconnected.
 */
export function createAdmission(app: App, bounds: AdmissionBounds = usualBounds): Admission {
  const send = bufferedSender(app)
  const [toCalls, toPages] = [apiAnswer(), pageAnswer(app.config.siteName)]
  const receiving = limitReceiving(bounds.receiving)
  let all = 0
  const working = () => all - receiving.count()

  return {
    admit: (listener) => (request, response) => {
      const path = pathOf(request.url ?? '')
      if (all < bounds.working || probePaths.includes(path) || working() < bounds.working) {
        return listener(request, response)
      }
      const answer = path.startsWith('/api/') ? toCalls : toPages
      send(request, response, answer, performance.now())
    },
    count(work, incoming) {
      if (!(work instanceof Promise)) return work
      all += 1
      if (incoming && !isReading(incoming.method ?? '')) receiving.add(incoming)
      const done = () => {
        all -= 1
        if (incoming) receiving.delete(incoming)
      }
      work.then(done, done)
      return work
    },
    working,
  }
}

/** The requests whose body is still being received. Beyond the limit, the slowest one is closed. */
function limitReceiving(limit: number) {
  const receiving = new Map<IncomingMessage, Arrival>()

  function forgetReceived() {
    for (const incoming of receiving.keys()) if (incoming.complete) receiving.delete(incoming)
  }

  return {
    count() {
      forgetReceived()
      return receiving.size
    },
    add(incoming: IncomingMessage) {
      receiving.set(incoming, arrivalOn(incoming.socket))
      if (receiving.size <= limit) return
      forgetReceived()
      if (receiving.size <= limit) return
      const [slowest] = slowestOf(receiving, ([, arrival]) => arrival) ?? []
      if (!slowest) return
      receiving.delete(slowest)
      slowest.socket.destroy()
    },
    delete: (incoming: IncomingMessage) => receiving.delete(incoming),
  }
}

const busy = 'The site is very busy. Please try again in a few seconds.'

const apiAnswer = () =>
  refusal('application/json', JSON.stringify({ msg: busy, errors: [{ msg: busy }] }))

const pageAnswer = (siteName: string) =>
  refusal('text/html; charset=utf-8', String(busyPage(siteName)))

const busyPage = (siteName: string) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Busy | ${siteName}</title>
    </head>
    <body style="font: 1.1rem/1.6 system-ui, sans-serif; margin: 3rem">
      <h1>One moment, please</h1>
      <p>${busy}</p>
    </body>
  </html>`

function refusal(type: string, text: string): BufferedAnswer {
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': closedPolicy,
    'Retry-After': String(retryAfter),
  }
  return bufferedAnswer({ status: 503, headers, body: Buffer.from(text), keep: false })
}
