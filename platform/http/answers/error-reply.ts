import type { Context } from 'hono'
import {
  isBusy,
  isDiskFull,
  isReadOnly,
  isUnreachable,
  isUnreadable,
} from '../../database/faults.ts'
import { busy, Failure, isFailure, unavailable, unreadable } from '../../errors.ts'
import type { Log } from '../../log.ts'

/** Converts any thrown value to a Failure: database errors become a 503, unknown errors a 500. */
export function toFailure(error: unknown): Failure {
  if (isFailure(error)) return error
  if (isDiskFull(error)) return unavailable('The disk is full. Please try again later.', error)
  if (isBusy(error)) return busy('The database is busy. Please try again.', error)
  if (isReadOnly(error)) {
    return unavailable('Nothing can be saved at the moment. Please try again later.', error)
  }
  if (isUnreadable(error)) return unreadable(error)
  if (isUnreachable(error)) {
    return unavailable('The database cannot be reached. Please try again later.', error)
  }
  return new Failure(500, 'Something went wrong on our side.', { cause: error })
}

/** Logs the cause of a server error, which the public message leaves out. */
export function logFailure(log: Log, failure: Failure, requestId: string): void {
  if (failure.status < 500) return
  log.error({ requestId, status: failure.status, err: failure.cause ?? failure }, failure.message)
}

/** The API's error reply: `{msg, errors}`, and for a 500 also the request id. */
export function errorReply(log: Log, error: unknown, context: Context): Response {
  const failure = toFailure(error)
  const requestId: string = context.get('requestId') ?? ''
  logFailure(log, failure, requestId)
  const reply = { msg: failure.message, errors: failure.issues }
  return Response.json(failure.status === 500 ? { ...reply, requestId } : reply, {
    status: failure.status,
    headers: { 'Cache-Control': 'no-store', ...failure.headers },
  })
}
