/** One problem of an input; `path` names the field. */
export type Issue = { msg: string; path?: string }

type Details = { issues?: Issue[]; cause?: unknown; headers?: Record<string, string> }

const brand = Symbol.for('platewise.failure')

/** An error with a public message; private details go into `cause`. */
export class Failure extends Error {
  readonly [brand] = true
  readonly status: number
  readonly issues: Issue[]
  readonly headers: Record<string, string>

  constructor(status: number, msg: string, details: Details = {}) {
    super(msg, { cause: details.cause })
    this.name = 'Failure'
    this.status = status
    this.issues = details.issues ?? [{ msg }]
    this.headers = details.headers ?? {}
  }
}

/** True for a Failure, also if it comes from another copy of this module (reloads during development). */
export function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && brand in error
}

/** 400 with all problems; the first one is the message. */
export function invalid(issues: Issue[] | string, path?: string): Failure {
  const list = typeof issues === 'string' ? [{ msg: issues, path }] : issues
  return new Failure(400, list[0]?.msg ?? 'The input is not valid', { issues: list })
}

/** 401: there is no valid token. */
export const unauthorised = (msg = 'Sign in to continue', path?: string) =>
  new Failure(401, msg, path ? { issues: [{ msg, path }] } : {})

/** 403: signed in, but without permission. */
export const forbidden = (msg = 'You are not allowed to do this') => new Failure(403, msg)

/** 404. */
export const notFound = (msg = 'Not found') => new Failure(404, msg)

/** 409: a name, slug or e-mail that is taken, or an update based on an old version. */
export const conflict = (msg: string, path?: string) =>
  new Failure(409, msg, { issues: [{ msg, path }] })

/** 413: too many bytes. */
export const tooLarge = (msg: string, path?: string) =>
  new Failure(413, msg, { issues: [{ msg, path }] })

/** 415: a file type or content type that is not accepted. */
export const wrongType = (msg: string, path?: string) =>
  new Failure(415, msg, { issues: [{ msg, path }] })

/** 429 with `Retry-After` in seconds. */
export const tooMany = (seconds: number, msg = 'Too many requests. Please try again later.') =>
  new Failure(429, msg, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } })

/** 502: a provider or remote server failed. */
export const badGateway = (msg: string, cause?: unknown) => new Failure(502, msg, { cause })

/** 503: not configured, or temporarily unavailable. */
export const unavailable = (msg: string, cause?: unknown) => new Failure(503, msg, { cause })

/** 503 with `Retry-After`: overloaded for the moment. */
export const busy = (msg: string, cause?: unknown) =>
  new Failure(503, msg, { cause, headers: { 'Retry-After': '2' } })

/** 503: a file exists, but this process may not read it. */
export const unreadable = (cause: unknown) =>
  unavailable('A file cannot be read at the moment. Please try again later.', cause)
