import { refuseInTransaction } from '../database/outer-use.ts'
import { isAllowedHost, publicLookup, refusePrivateLiteral } from './public-address.ts'

type Post = {
  url: string
  body: string
  headers: Record<string, string>
  /** Hosts that may be called even if their address is not public. */
  allowHosts: string[]
}

/** How long (ms) a call may take. */
const timeoutMs = 10_000

/** The answer is not read beyond this (bytes). */
const readAtMost = 64 * 1024

/**
 * Sends a text to an http(s) address that an Admin has entered, by the rules for fetching: never to a private network,
 * and never to another address than the one that was checked. Redirects are not followed. Returns the status. Throws
 * if there is no answer in ten seconds.
 */
export async function postPublic({ url, body, headers, allowHosts }: Post): Promise<number> {
  refuseInTransaction('Calling an address')
  const target = new URL(url)
  const allowed = isAllowedHost(target, allowHosts)
  if (!allowed) refusePrivateLiteral(target)
  // Imported by the first call, since many sites never make one.
  const { Agent, request } = await import('undici')
  const dispatcher = new Agent({
    allowH2: false,
    connect: { timeout: 5000, ...(allowed ? {} : { lookup: publicLookup }) },
  })
  try {
    const answer = await request(target, {
      dispatcher,
      method: 'POST',
      body,
      headers: { ...headers, 'user-agent': 'Platewise' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body.dump({ limit: readAtMost })
    return answer.statusCode
  } finally {
    await dispatcher.destroy()
  }
}
