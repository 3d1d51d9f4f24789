import type { MiddlewareHandler } from 'hono'
import { bufferedAnswer, headersOf, toResponse } from './buffered-answer.ts'
import { isReading } from './send-buffered.ts'

/**
 * Compresses an answer and gives one that was read an ETag, or the 304 in its place. All of it is done before the
 * first byte is sent: what a slow client leaves waiting is then the compressed bytes and nothing else.
 */
export const sendCompressed: MiddlewareHandler = async (context, next) => {
  await next()
  const { res, req } = context
  if (!res.body) return
  const keep = isReading(req.method) && res.status === 200
  const body = Buffer.from(await res.arrayBuffer())
  const answer = bufferedAnswer({ status: res.status, headers: headersOf(res), body, keep })
  // Unset first: headers of the earlier response would be added to those of this one.
  context.res = undefined
  context.res = await toResponse(answer, req.raw)
}
