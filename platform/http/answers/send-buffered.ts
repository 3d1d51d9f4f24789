import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { App } from '../../app.ts'
import { requestNotes } from '../request-log.ts'
import { type BufferedAnswer, isUnchanged, packetFor } from './buffered-answer.ts'
import { commonHeaders, filePolicy } from './security-headers.ts'

/**
 * Finds the answer to an address (from its first slash on) for an Accept-Encoding header, either in memory or
 * as a promise. The request is passed for answers that also depend on other headers.
 */
export type FindAnswer = (
  address: string,
  accepted: string | undefined,
  request: IncomingMessage,
) => BufferedAnswer | Promise<BufferedAnswer> | undefined

/**
 * Sends the answers that `find` returns, before other request handling. All other requests go to `rest`, as
 * do those whose answer could not be made. An answer from memory costs little more than with node:http alone.
 */
export function sendBuffered(app: App, find: FindAnswer, rest: RequestListener): RequestListener {
  const send = bufferedSender(app)
  return (request, response) => {
    const started = performance.now()
    const { method = '', url = '' } = request
    const accepted = rawHeader(request, 'accept-encoding')
    const found =
      isReading(method) && url.startsWith('/') ? find(url, accepted, request) : undefined
    if (!found) return rest(request, response)
    if (!(found instanceof Promise)) return send(request, response, found, started)
    found
      .then((answer) => send(request, response, answer, started))
      .catch(() => {
        if (!response.headersSent) rest(request, response)
      })
  }
}

/**
 * Returns a function that sends a complete answer and logs it; `started` is when the request arrived
 * (performance.now()).
 */
export function bufferedSender(app: App) {
  const secure = app.config.siteUrl.startsWith('https:')
  const common = Object.entries(commonHeaders(secure)).flat()
  const ofFiles = Object.entries(commonHeaders(secure, filePolicy)).flat()
  const note = requestNotes(app)
  return (
    request: IncomingMessage,
    response: ServerResponse,
    answer: BufferedAnswer,
    started: number,
  ) => {
    const { method = '', url = '' } = request
    const accepted = rawHeader(request, 'accept-encoding')
    const sending = choosePacket(answer, accepted, rawHeader(request, 'if-none-match'))
    const requestId = randomUUID()
    // A page loads about a dozen files, so their answers have only the headers that a file needs. HTTP/1.1 keeps
    // connections open without a Connection header; the answer of the page had the timeout.
    if (answer.isFile && response.shouldKeepAlive) response.removeHeader('Connection')
    const others = answer.isFile ? ofFiles : [...common, 'X-Request-Id', requestId]
    response.writeHead(sending.status, [...sending.headers, ...others])
    response.end(method === 'HEAD' ? undefined : sending.body)
    note({ requestId, method, path: pathOf(url), status: sending.status }, started)
  }
}

type Sending = { status: number; headers: string[]; body?: Buffer }

function choosePacket(
  answer: BufferedAnswer,
  accepted: string | undefined,
  known: string | undefined,
): Sending {
  if (isUnchanged(answer, known)) return { status: 304, headers: answer.unchanged }
  return { status: answer.status, ...packetFor(answer, accepted) }
}

/** Finds one header without building `request.headers`, which would parse all of them. */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] ?? ''
    if (given.length === name.length && given.toLowerCase() === name) return rawHeaders[index + 1]
  }
  return undefined
}

/** True for GET and HEAD. */
export const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/** The address without its query. */
export function pathOf(address: string): string {
  const end = address.indexOf('?')
  return end < 0 ? address : address.slice(0, end)
}
