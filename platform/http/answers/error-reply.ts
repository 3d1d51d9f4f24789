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

/** Any thrown value as a Failure: faults of the database become 503, the unforeseen 500. */
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

/** Logs what the public message leaves out: the cause of a fault on our side. */
export function logFailure(log: Log, failure: Failure, requestId: string): void {
  if (failure.status < 500) return
  log.error({ requestId, status: failure.status, err: failure.cause ?? failure }, failure.message)
}

/** What the API says of a failure, and with which headers. */
export const refusalOf = ({ message: msg, issues: errors, headers }: Failure) => ({
  body: { msg, errors },
  headers: { 'Cache-Control': 'no-store', ...headers },
})

/** The API's answer to an error: `{msg, errors}`, and the request id with a 500. */
export function errorReply(log: Log, error: unknown, context: Context): Response {
  const failure = toFailure(error)
  const { status } = failure
  const requestId: string = context.get('requestId') ?? ''
  logFailure(log, failure, requestId)
  const { body, headers } = refusalOf(failure)
  return Response.json(status === 500 ? { ...body, requestId } : body, { status, headers })
}
