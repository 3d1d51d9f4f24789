import { type Context, Hono } from 'hono'
import type { App } from '../app.ts'
import { Failure, forbidden, notFound } from '../errors.ts'
import { errorReply } from '../http/answers/error-reply.ts'
import { sendCompressed } from '../http/answers/send-compressed.ts'
import { clientAddress } from '../http/limits/client-address.ts'
import { type Caller, callers, type TokenScope } from './caller.ts'
import type { Endpoint } from './endpoint.ts'
import { readCall } from './read-call.ts'

/** Returns the user of a token. Throws a 401 if the token is not valid. */
export type Authenticate = (app: App, token: string) => Promise<Caller>

/** The router with the endpoints of all features; unknown paths get a JSON 404. */
export function apiRouter(app: App, endpoints: Endpoint[], authenticate: Authenticate): Hono {
  const router = new Hono()
  router.use(sendCompressed)
  for (const endpoint of fixedPathsFirst(endpoints)) {
    router.on(endpoint.method.toUpperCase(), honoPath(endpoint.path), (context) =>
      answer(app, endpoint, authenticate, context),
    )
  }
  router.all('*', () => {
    throw notFound('There is no such call')
  })
  router.onError((error, context) => errorReply(app.log, error, context))
  return router
}

async function answer(app: App, endpoint: Endpoint, authenticate: Authenticate, context: Context) {
  const request = context.req.raw
  const address = clientAddress(context, app.config.trustedProxies)
  if (endpoint.limit) {
    const rule = { name: `${endpoint.method} ${endpoint.path}`, ...endpoint.limit }
    await app.limits.consume(rule, address)
  }
  // The only place where the permission for a call is checked; the handler gets the checked caller.
  const caller = await callerOf(app, authenticate, request.headers)
  if (caller?.tokenScope) requireScope(endpoint, caller.tokenScope)
  const user = callers[endpoint.who](caller)
  const input = await readCall(endpoint, {
    params: context.req.param(),
    query: context.req.query(),
    request,
    lookUp: async (params, body) => (await endpoint.lookUp?.({ app, user, params, body })) ?? [],
    user,
  })
  const result = await endpoint.handle({ app, user, address, request, ...input })
  if (result instanceof Response) return result
  return Response.json(result, {
    status: endpoint.status ?? 200,
    // An answer to a change may hold a token, as that of signing in does.
    headers:
      user || endpoint.method !== 'get'
        ? { ...anonymousHeaders, 'Cache-Control': 'private, no-store' }
        : anonymousHeaders,
  })
}

/** Throws 403 for a call that programs with such a token may not make. */
function requireScope({ method, path, who, personal }: Endpoint, scope: TokenScope): void {
  const isOwnProfile = method === 'get' && path === '/auth'
  const forPeople = personal || who === 'admin' || (who === 'signed-in' && !isOwnProfile)
  if (forPeople) throw forbidden('API tokens cannot do this')
  if (scope === 'read' && method !== 'get') throw forbidden('This API token may only read')
}

/** Cache headers of an answer to a caller without a token. */
export const anonymousHeaders = {
  'Cache-Control': 'public, no-cache',
  Vary: 'Authorization, x-auth-token',
}

/** The caller by the tokens of a call; null without any. Throws a 401 if one of them is not valid. */
async function callerOf(app: App, authenticate: Authenticate, headers: Headers) {
  let caller: Caller | null = null
  for (const token of readTokens(headers)) {
    const user = await authenticate(app, token)
    caller ??= user
  }
  return caller
}

/** The token of a call, from either of the two headers that clients use. */
export const readToken = (headers: Headers): string | undefined => readTokens(headers)[0]

/** Most clients send the same token in one or both headers. */
function readTokens(headers: Headers): string[] {
  const bearer = /^Bearer\s(.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const sent = [headers.get('x-auth-token'), bearer].map((token) => token?.trim() ?? '')
  return [...new Set(sent)].filter(Boolean)
}

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Sorts fixed paths first: `/meals/title/check-title` must be matched before `/meals/{id}`. */
export function fixedPathsFirst(endpoints: Endpoint[]): Endpoint[] {
  const openness = (endpoint: Endpoint) => endpoint.path.split('{').length
  return endpoints.toSorted((a, b) => openness(a) - openness(b))
}

/** Throws if two endpoints have the same method and path. */
export function assertDistinct(endpoints: Endpoint[]): void {
  const seen = new Set<string>()
  for (const { method, path } of endpoints) {
    const key = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`
    if (seen.has(key)) throw new Failure(500, `Two endpoints claim ${key}`)
    seen.add(key)
  }
}
