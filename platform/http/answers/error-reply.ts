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

/**
 * Logs the cause of a server error, which the public message leaves out. A 503 without a cause, as of what is not
 * configured, is a warning: its message says all, and a stack would look like a fault.
 */
export function logFailure(log: Log, failure: Failure, requestId: string): void {
  const { status, cause, message } = failure
  if (status < 500) return
  if (status === 503 && cause === undefined) log.warn({ requestId, status }, message)
  else log.error({ requestId, status, err: cause ?? failure }, message)
}

/** Body and headers of the API's reply to a failure. */
export const refusalOf = ({ message: msg, issues: errors, headers }: Failure) => ({
  body: { msg, errors },
  headers: { 'Cache-Control': 'no-store', ...headers },
})

/** The API's error reply: `{msg, errors}`, and for a 500 also the request id. */
export function errorReply(log: Log, error: unknown, context: Context): Response {
  const failure = toFailure(error)
  const { status } = failure
  const requestId: string = context.get('requestId') ?? ''
  logFailure(log, failure, requestId)
  const { body, headers } = refusalOf(failure)
  return Response.json(status === 500 ? { ...body, requestId } : body, { status, headers })
}
