import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import type { App } from '../app.ts'
import { Failure, isFailure } from '../errors.ts'
import { type BufferedAnswer, bufferedAnswer, packedFor } from '../http/answers/buffered-answer.ts'
import { refusalOf } from '../http/answers/error-reply.ts'
import { closedPolicy } from '../http/answers/security-headers.ts'
import { type FindAnswer, pathOf, rawHeader } from '../http/answers/send-buffered.ts'
import type { PageCache } from '../http/page-cache.ts'
import { isPlainPath } from '../http/plain-path.ts'
import type { Endpoint } from './endpoint.ts'
import { readCall } from './read-call.ts'
import { anonymousHeaders, fixedPathsFirst } from './router.ts'

/** The path prefix of the whole API. */
const root = '/api'

/** The prefix of the cache keys of calls. No page address starts with it. */
const prefix = 'call '

export type KeptCalls = {
  /** The cache key of a call; undefined if it is not cached or has a token. */
  keyOf(address: string, request: IncomingMessage): string | undefined
  /**
   * Returns the cached answer, or makes it. Rejects with an error that is not the caller's; returns undefined
   * for calls that are not cached.
   */
  find: FindAnswer
}

type Reading = { endpoint: Endpoint; path: RegExp; params: string[]; names: string[] }

/** The API calls that are cached like pages until the public content changes; none without a cache. */
export function keptCalls(app: App, endpoints: Endpoint[], cache?: PageCache): KeptCalls {
  const readings = fixedPathsFirst(endpoints.filter(({ method }) => method === 'get')).map(
    toReading,
  )
  const fixed = new Map(readings.map((reading) => [root + reading.endpoint.path, reading]))
  const open = readings.filter(({ params }) => params.length > 0)

  function find(path: string): Reading | undefined {
    const found = fixed.get(path) ?? open.find((reading) => reading.path.test(path))
    if (!found?.endpoint.kept) return undefined
    return found.params.length === 0 || isPlainPath(path) ? found : undefined
  }

  function keyOf(address: string, request: IncomingMessage): string | undefined {
    if (!address.startsWith(root)) return undefined
    const path = pathOf(address)
    const reading = find(path)
    if (!reading || mayHaveToken(request)) return undefined
    return prefix + path + knownQuery(reading, address.slice(path.length))
  }

  /** Built from the cache key alone, so that nothing of one caller's request reaches other callers. */
  async function answer(key: string): Promise<BufferedAnswer> {
    const address = key.slice(prefix.length)
    const path = pathOf(address)
    const reading = find(path)
    if (!reading) throw new Error(`${key} is not cached`)
    const query = Object.fromEntries(new URLSearchParams(address.slice(path.length)))
    try {
      return await answerCall(app, reading, path, query)
    } catch (error) {
      if (!isFailure(error) || error.status >= 500) throw error
      return refuse(error)
    }
  }

  return {
    keyOf,
    find(address, accepted, request) {
      const key = cache && keyOf(address, request)
      if (!key) return undefined
      const found = cache.answer(key, accepted, () => answer(key))
      return found.then((whole) => packedFor(whole, accepted))
    },
  }
}

/** True if the answer may depend on the caller, or if the token may have to be refused. */
const mayHaveToken = (request: IncomingMessage) =>
  ['authorization', 'x-auth-token'].some((name) => rawHeader(request, name) !== undefined)

/** The query parameters that the endpoint knows, in a fixed order; the endpoint ignores all others. */
function knownQuery({ names }: Reading, query: string): string {
  if (!query) return ''
  const given = new URLSearchParams(query)
  const known = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value !== null) known.set(name, value)
  }
  return known.size > 0 ? `?${known}` : ''
}

async function answerCall(
  app: App,
  { endpoint, path: pattern, params: names }: Reading,
  path: string,
  query: Record<string, string>,
): Promise<BufferedAnswer> {
  const values = pattern.exec(path)?.slice(1).map(decodeURIComponent) ?? []
  const params = Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']))
  const request = new Request(app.config.siteUrl + path)
  const input = await readCall(endpoint, { params, query, request, user: null })
  const result = await endpoint.handle({ app, user: null, address: '', request, ...input })
  return jsonAnswer(result, {
    headers: anonymousHeaders,
    keep: true,
    ...(endpoint.kept === 'briefly' && { keepMs: 1000 }),
  })
}

/** The reply to a refused call, so that the router does not compute it a second time; never cached. */
function refuse(failure: Failure): BufferedAnswer {
  const { body, headers } = refusalOf(failure)
  return jsonAnswer(body, { status: failure.status, headers, keep: false })
}

const jsonAnswer = (value: unknown, how: Omit<Parameters<typeof bufferedAnswer>[0], 'body'>) =>
  bufferedAnswer({
    ...how,
    headers: {
      'Content-Type': 'application/json',
      ...how.headers,
      'Content-Security-Policy': closedPolicy,
    },
    body: Buffer.from(JSON.stringify(value)),
  })

function toReading(endpoint: Endpoint): Reading {
  const { path, query, kept, who, limit } = endpoint
  if (kept && (who !== 'anyone' || limit)) throw new Failure(500, `${path} cannot be cached`)
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return {
    endpoint,
    path: new RegExp(`^${root}${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    params,
    names: query instanceof z.ZodObject ? Object.keys(query.shape) : [],
  }
}
