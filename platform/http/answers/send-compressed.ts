import type { MiddlewareHandler } from 'hono'
import { bufferedAnswer, headersOf, toResponse } from './buffered-answer.ts'
import { isReading } from './send-buffered.ts'

/**
 * Compresses an answer, and adds an ETag or replies with a 304 to reads. This is complete before the first
 * byte is sent, so that a slow client holds up only the compressed bytes.
 */
export const sendCompressed: MiddlewareHandler = async (context, next) => {
  await next()
  const { res, req } = context
  if (!res.body) return
  const keep = isReading(req.method) && res.status === 200
  const body = Buffer.from(await res.arrayBuffer())
  const answer = bufferedAnswer({ status: res.status, headers: headersOf(res), body, keep })
  // Unset first, since Hono would otherwise merge the headers of the earlier response into this one.
  context.res = undefined
  context.res = await toResponse(answer, req.raw)
}
