import { Hono } from 'hono'
import { authenticate, issueToken } from '#app/accounts/accounts.server.ts'
import type { Caller, Role } from '#platform/api/caller.ts'
import type { Endpoint } from '#platform/api/endpoint.ts'
import { apiRouter } from '#platform/api/router.ts'
import type { App } from '#platform/app.ts'
import { buildUser } from './builders/build-user.ts'

type Json = Record<string, unknown>

export type Reply<Body> = { status: number; body: Body; headers: Headers }

type Send = <Body = Json>(path: string, body?: unknown) => Promise<Reply<Body>>

export type ApiClient = {
  /** The caller; null for an anonymous client. */
  user: Caller | null
  token: string | null
  get: <Body = Json>(path: string) => Promise<Reply<Body>>
  post: Send
  put: Send
  delete: Send
  /** Posts a raw body, which may be invalid JSON. */
  sendText: <Body = Json>(path: string, text: string) => Promise<Reply<Body>>
  /** Sends a raw JSON body with any method. */
  sendAs: <Body = Json>(method: string, path: string, text?: string) => Promise<Reply<Body>>
  /** Sends a file as a field of a multipart form. */
  upload: <Body = Json>(path: string, file: File, field?: string) => Promise<Reply<Body>>
  /** A client for a new user with that role. */
  as(role: Role): Promise<ApiClient>
  /** A client with an existing token. */
  withToken(token: string): ApiClient
  withHeaders(headers: Record<string, string>): ApiClient
}

/** Calls endpoints through the API's router in memory, anonymously; paths are relative to /api. */
export function apiClient(app: App, endpoints: Endpoint[]): ApiClient {
  const site = new Hono().route('/api', apiRouter(app, endpoints, authenticate))
  return clientOf(app, site, { user: null, token: null, headers: {} })
}

type Identity = { user: Caller | null; token: string | null; headers: Record<string, string> }

function clientOf(app: App, site: Hono, identity: Identity): ApiClient {
  const send = sender(site, identity)
  const sending =
    (method: string): Send =>
    (path, body) =>
      body === undefined
        ? send(method, path)
        : send(method, path, JSON.stringify(body), 'application/json')
  return {
    user: identity.user,
    token: identity.token,
    get: (path) => send('GET', path),
    post: sending('POST'),
    put: sending('PUT'),
    delete: sending('DELETE'),
    sendText: (path, text) => send('POST', path, text, 'application/json'),
    sendAs: (method, path, text) =>
      method === 'GET' ? send(method, path) : send(method, path, text, 'application/json'),
    upload: (path, file, field = 'image') => {
      const form = new FormData()
      form.set(field, file)
      return send('POST', path, form)
    },
    async as(role) {
      const user = await buildUser(app, role)
      const token = await issueToken(app, user._id)
      return clientOf(app, site, { ...identity, user, token })
    },
    withToken: (token) => clientOf(app, site, { ...identity, user: null, token }),
    withHeaders: (more) =>
      clientOf(app, site, { ...identity, headers: { ...identity.headers, ...more } }),
  }
}

function sender(site: Hono, { token, headers }: Identity) {
  return async <Body>(method: string, path: string, body?: BodyInit, type?: string) => {
    const response = await site.request(`/api${path}`, {
      method,
      body,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(type ? { 'Content-Type': type } : {}),
        ...headers,
      },
    })
    return toReply<Body>(response)
  }
}

async function toReply<Body>(response: Response): Promise<Reply<Body>> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return {
    status: response.status,
    // The type comes from the test; a missing body or a picture becomes an empty object.
    body: isJson ? JSON.parse(text) : {},
    headers: response.headers,
  }
}
