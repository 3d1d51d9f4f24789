import type { sendWatched as SendWatched } from './send-watched.ts'
import { removeToken, storedToken } from './session-token.ts'

type Issue = { msg: string; path?: string }

/** The server said no. `message` is its own message, empty where it gave none. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: Issue[]
  /** Seconds after which the server wants to be asked again; null where it did not say. */
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

/** No answer came: the server or the network is down. */
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
  /** Sends no token, also where one is stored; a 401 then says nothing about the session. */
  anonymous?: boolean
  /** The call is the end of the session: nobody is asked to sign in for it. */
  leaving?: boolean
}

type UploadOptions = Options & {
  /** Hears which share of the file is sent, 0 to 1. */
  onSent?: (share: number) => void
}

/**
 * The browser's way to the API. Paths are below /api; answers are taken for what the caller names.
 * Throws ApiError, NetworkError, or the signal's AbortError. A call that the session was refused for
 * waits while a screen asks to sign in again, and is then sent once more.
 */
export const api = {
  get: <T>(path: string, options?: Options) => send<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: Options) =>
    send<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options?: Options) => send<T>('PUT', path, body, options),
  delete: <T>(path: string, options?: Options) => send<T>('DELETE', path, undefined, options),
  /** Sends a file as the multipart field `image`. */
  upload: <T>(path: string, file: File, options?: UploadOptions) => {
    const form = new FormData()
    form.set('image', file)
    return send<T>('POST', path, form, options)
  },
}

/** What to tell a person: the server's first message, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.errors[0]?.msg || error.message || fallback : fallback
}

/** What to tell where a list of staff could not be loaded: as `messageOf`, but for the error's own text. */
export function reasonOf(error: unknown, fallback: string): string {
  return messageOf(error, '') || (error instanceof Error && error.message) || fallback
}

const listeners = new Set<() => void>()

/** Calls `listener` when the server refuses the session (401). Returns what ends that. */
export function onSessionRefused(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let askToSignIn: (() => Promise<boolean>) | null = null

/** How often somebody has cancelled: calls that were under way then do not ask again. */
let cancellations = 0

/**
 * `ask` opens a sign-in over the screen, and says whether somebody signed in; calls that were refused
 * wait for it. Returns what ends that.
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
    // After a cancellation, what a screen reads by itself does not ask again; what a person does, does.
    const asks = !options.leaving && (method !== 'GET' || token !== null)
    // The server did nothing yet, so that sending it again cannot do anything twice.
    if (asks && (await isSignedInAgain(token, before))) {
      return await send(method, path, body, options)
    }
  }
  throw toError(response, answer)
}

/** Public pages upload nothing, and so do not load it. */
async function upload(...call: Parameters<typeof SendWatched>): Promise<Response> {
  const { sendWatched } = await import('./send-watched.ts')
  return await sendWatched(...call)
}

/** True when there is another token than the refused one: at once, or as soon as somebody signed in. */
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

const tokenHeaders = (token: string | null): Record<string, string> =>
  token ? { 'x-auth-token': token, Authorization: `Bearer ${token}` } : {}

const asText = (body: unknown) =>
  body === undefined || body instanceof FormData ? body : JSON.stringify(body)

/** The browser itself names the type of a form, since that holds its boundary. */
const contentType = (body: unknown): Record<string, string> =>
  body instanceof FormData ? {} : { 'Content-Type': 'application/json' }

/** The JSON of an answer; undefined where there is none, as in a proxy's error page. */
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

/** Forgets the token that was refused, unless another tab stored a newer one meanwhile. */
function refuseSession(token: string | null): void {
  if (storedToken() !== token) return
  removeToken()
  for (const listener of listeners) listener()
}
