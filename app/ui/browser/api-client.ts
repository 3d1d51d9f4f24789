import type { sendWatched as SendWatched } from './send-watched.ts'
import { removeToken, storedToken } from './session-token.ts'

type Issue = { msg: string; path?: string }

/** The server refused the call. `message` is its own message, empty if it sent none. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: Issue[]
  /** Seconds to wait before the next try; null if the server did not say. */
  readonly retryAfter: number | null

  constructor(status: number, msg: string, errors: Issue[], retryAfter: number | null = null) {
    super(msg)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }

  /** The first message about a field. */
  about(path: string): string | undefined {
    return this.errors.find((error) => error.path === path)?.msg
  }
}

/** No answer came, because the server or the network is down. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Unable to connect. Please check your connection and try again.', { cause })
    this.name = 'NetworkError'
  }
}

type Query = Record<string, string | number | boolean | null | undefined>

type Options = {
  /** Empty, null and undefined values are left out. */
  query?: Query
  signal?: AbortSignal
  /** Sends no token even if one is stored, so that a 401 does not end the session. */
  anonymous?: boolean
  /** The call ends the session, so a 401 does not open the sign-in dialog. */
  leaving?: boolean
  /** The screen makes the call by itself, as it makes every GET. */
  unasked?: boolean
}

type UploadOptions = Options & {
  /** The name of the multipart field; `image` by default. */
  field?: string
  /** Called with the share of the file that was sent, 0 to 1. */
  onSent?: (share: number) => void
}

/**
 * Calls the API. Paths are below /api, and answers are assumed to have the type that the caller names. Throws
 * ApiError, NetworkError, or the AbortError of the signal. A call whose session was refused waits while a dialog
 * asks to sign in again, and is then sent once more.
 */
export const api = {
  get: <T>(path: string, options?: Options) => send<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: Options) =>
    send<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options?: Options) => send<T>('PUT', path, body, options),
  delete: <T>(path: string, options?: Options) => send<T>('DELETE', path, undefined, options),
  /** Sends a file as a field of a multipart form. */
  upload: <T>(path: string, file: File, { field = 'image', ...options }: UploadOptions = {}) => {
    const form = new FormData()
    form.set(field, file)
    return send<T>('POST', path, form, options)
  },
}

/** The message to show for an error: the first one from the server, otherwise `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.errors[0]?.msg || error.message || fallback : fallback
}

/**
 * The message to show if a list of staff could not be loaded: like `messageOf`, but the text of any other error
 * comes before `fallback`.
 */
export function reasonOf(error: unknown, fallback: string): string {
  return messageOf(error, '') || (error instanceof Error && error.message) || fallback
}

const listeners = new Set<() => void>()

/** Calls `listener` when the server refuses the session (401). Returns a function that stops it. */
export function onSessionRefused(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let askToSignIn: (() => Promise<boolean>) | null = null

/** How often the sign-in dialog was cancelled. Calls that started before that do not open it again. */
let cancellations = 0

/**
 * Registers `ask`, which opens a sign-in dialog and resolves to whether the person signed in. Refused calls wait
 * for it. Returns a function that unregisters it.
 */
export function onSignInNeeded(ask: () => Promise<boolean>): () => void {
  askToSignIn = ask
  return () => {
    if (askToSignIn === ask) askToSignIn = null
  }
}

async function send<T>(
  method: string,
  path: string,
  body: unknown,
  options: UploadOptions = {},
): Promise<T> {
  const token = options.anonymous ? null : storedToken()
  const before = cancellations
  const url = `/api${path}${queryText(options.query)}`
  const { signal, onSent } = options
  const headers = { ...tokenHeaders(token), ...contentType(body) }
  const { response, answer } = await request(signal, () =>
    onSent && body instanceof FormData
      ? upload(url, { method, signal, headers, body }, onSent)
      : fetch(url, { method, signal, headers, body: asText(body) }),
  )
  if (response.ok) return answer as T
  if (response.status === 401 && !options.anonymous) {
    refuseSession(token)
    // After the dialog was cancelled there is no token. Requests that a screen makes by itself then do not open
    // the dialog again, but actions of the person do.
    const unasked = options.unasked ?? method === 'GET'
    const asks = !options.leaving && (!unasked || token !== null)
    // A refused call changed nothing, so it can be sent again.
    if (asks && (await isSignedInAgain(token, before))) {
      return await send(method, path, body, options)
    }
  }
  throw toError(response, answer)
}

/** Loaded when needed, because public pages upload nothing. */
async function upload(...call: Parameters<typeof SendWatched>): Promise<Response> {
  const { sendWatched } = await import('./send-watched.ts')
  return await sendWatched(...call)
}

/** True if the stored token is another one than the refused one, now or after the person has signed in. */
async function isSignedInAgain(refused: string | null, before: number): Promise<boolean> {
  const stored = storedToken()
  if (stored !== null && stored !== refused) return true
  if (!askToSignIn || before !== cancellations) return false
  const signedIn = await askToSignIn()
  if (!signedIn) cancellations += 1
  return signedIn
}

async function request(signal: AbortSignal | undefined, ask: () => Promise<Response>) {
  try {
    const response = await ask()
    return { response, answer: parseJson(await response.text()) }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkError(error)
  }
}

function queryText(query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** The headers by which the server knows the session. */
export const tokenHeaders = (token: string | null): Record<string, string> =>
  token ? { 'x-auth-token': token, Authorization: `Bearer ${token}` } : {}

const asText = (body: unknown) =>
  body === undefined || body instanceof FormData ? body : JSON.stringify(body)

/** For form data the browser sets the type itself, because the type contains the boundary. */
const contentType = (body: unknown): Record<string, string> =>
  body instanceof FormData ? {} : { 'Content-Type': 'application/json' }

/** Parses the JSON of an answer; undefined if it is none, such as the error page of a proxy. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toError({ status, headers }: Response, answer: unknown): ApiError {
  const { msg, errors } = (answer ?? {}) as { msg?: unknown; errors?: unknown }
  return new ApiError(
    status,
    typeof msg === 'string' ? msg : '',
    Array.isArray(errors) ? errors : [],
    Number(headers.get('Retry-After')) || null,
  )
}

/** Removes the refused token, unless another tab has stored a newer one. */
function refuseSession(token: string | null): void {
  if (storedToken() !== token) return
  removeToken()
  for (const listener of listeners) listener()
}
