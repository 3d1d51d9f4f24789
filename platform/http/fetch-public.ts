import type { Dispatcher } from 'undici'
import { refuseInTransaction } from '../database/outer-use.ts'
import { type Failure, invalid, isFailure, tooLarge } from '../errors.ts'
import {
  isAllowedHost,
  NotPublicError,
  publicLookup,
  refusePrivateLiteral,
} from './public-address.ts'

export type FetchRules = {
  /** The input field that errors refer to. */
  path: string
  maxBytes: number
  /** The message of the 413 for a longer answer. */
  tooLargeMessage: string
  /** Hosts that may be fetched from even if their address is not public. */
  allowHosts: string[]
  /** Time limit in ms for the whole fetch including redirects; 12 s by default. */
  timeoutMs?: number
}

const maxRedirects = 5

/**
 * Downloads a file from a URL given by a client, but never from a private network: each redirect is checked,
 * both its URL and the resolved address. Throws a 400 for the field `path`, or a 413.
 */
export async function fetchPublic(address: string, rules: FetchRules): Promise<Uint8Array> {
  refuseInTransaction('Fetching a file')
  const signal = AbortSignal.timeout(rules.timeoutMs ?? 12_000)
  try {
    let url = httpAddress(address, rules.path)
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const answer = await fetchHop(url, rules, signal)
      if (answer instanceof Uint8Array) return answer
      url = httpAddress(new URL(answer.location, url).href, rules.path)
    }
    throw invalid('The address redirects too often', rules.path)
  } catch (error) {
    throw toFailure(error, rules.path)
  }
}

/** Throws a 400 for the field `path` unless it is an http(s) URL without credentials. */
export function httpAddress(address: string, path: string): URL {
  if (!URL.canParse(address)) throw invalid('Please enter a valid image URL', path)
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol)) throw invalid('Only http and https URLs can be used', path)
  if (url.username || url.password) throw invalid('The URL must not hold a name or password', path)
  return url
}

type Hop = Uint8Array | { location: string }

async function fetchHop(url: URL, rules: FetchRules, signal: AbortSignal): Promise<Hop> {
  const allowed = isAllowedHost(url, rules.allowHosts)
  if (!allowed) refusePrivateLiteral(url)
  // Imported by the first fetch, since many web processes never make one.
  const { Agent, request } = await import('undici')
  const dispatcher = new Agent({
    allowH2: false,
    connect: { timeout: 5000, ...(allowed ? {} : { lookup: publicLookup }) },
  })
  try {
    const answer = await request(url, {
      dispatcher,
      signal,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Platewise' },
    })
    const { location } = answer.headers
    if ([301, 302, 303, 307, 308].includes(answer.statusCode) && typeof location === 'string') {
      return { location }
    }
    if (answer.statusCode !== 200) {
      throw invalid(`The server of this URL answered ${answer.statusCode}`, rules.path)
    }
    return await readLimited(answer, rules)
  } finally {
    // Aborts what is still arriving, such as the body of a redirect or the rest of a file that is too large.
    await dispatcher.destroy()
  }
}

async function readLimited(answer: Dispatcher.ResponseData, rules: FetchRules) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body) {
    size += chunk.length
    if (size > rules.maxBytes) throw tooLarge(rules.tooLargeMessage, rules.path)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A network error is reported without details, which could describe an internal network to a stranger. */
function toFailure(error: unknown, path: string): Failure {
  if (isFailure(error)) return error
  if (isNotPublic(error)) return invalid('The address of this URL is not public', path)
  const late = error instanceof Error && error.name === 'TimeoutError'
  return invalid(
    late ? 'The server of this URL took too long' : 'The picture at this URL could not be fetched',
    path,
  )
}

function isNotPublic(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isNotPublic)
  if (error instanceof NotPublicError) return true
  return error instanceof Error && error.cause !== undefined && isNotPublic(error.cause)
}
