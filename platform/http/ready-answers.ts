import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { App } from '../app.ts'
import { requestNotes } from './request-log.ts'
import { commonHeaders } from './security-headers.ts'
import { encodingFor, isUnchanged, type WholeAnswer } from './whole-answer.ts'

/** Finds the answer to an address (from its first slash on) for an Accept-Encoding header, if ready. */
export type FindAnswer = (address: string, accepted: string | undefined) => WholeAnswer | undefined

/**
 * Answers what is in memory already, before anything else looks at the request; all other requests go
 * to `rest`. Such an answer costs little more than node:http itself does.
 */
export function readyAnswers(app: App, find: FindAnswer, rest: RequestListener): RequestListener {
  const common = Object.entries(commonHeaders(app.config.siteUrl.startsWith('https:'))).flat()
  const note = requestNotes(app)
  return (request, response) => {
    const started = performance.now()
    const { method = '', url = '' } = request
    const accepted = rawHeader(request, 'accept-encoding')
    const answer = isReading(method) && url.startsWith('/') ? find(url, accepted) : undefined
    if (!answer) return rest(request, response)
    const sending = choosePacket(answer, accepted, rawHeader(request, 'if-none-match'))
    const requestId = randomUUID()
    response.writeHead(sending.status, [...sending.headers, ...common, 'X-Request-Id', requestId])
    response.end(method === 'HEAD' ? undefined : sending.body)
    const path = pathOf(url)
    note({ requestId, method, path, status: sending.status }, started)
  }
}

type Sending = { status: number; headers: string[]; body?: Buffer }

function choosePacket(
  answer: WholeAnswer,
  accepted: string | undefined,
  known: string | undefined,
): Sending {
  if (isUnchanged(answer, known)) return { status: 304, headers: answer.unchanged }
  const { packets, status } = answer
  return { status, ...(packets[encodingFor(answer, accepted)] ?? packets.identity) }
}

/** One header as it was sent: `request.headers` would make an object of them all. */
function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] ?? ''
    if (given.length === name.length && given.toLowerCase() === name) return rawHeaders[index + 1]
  }
  return undefined
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/** An address without its query. */
export function pathOf(address: string): string {
  const end = address.indexOf('?')
  return end < 0 ? address : address.slice(0, end)
}
