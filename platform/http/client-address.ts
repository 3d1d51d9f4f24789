import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The client's address. Behind N trusted proxies it is the Nth entry of X-Forwarded-For from the
 * right: the ones further left were written by the client and prove nothing.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const direct = connectionAddress(context)
  if (trustedProxies === 0) return direct
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return forwarded.at(-trustedProxies) ?? direct
}

function connectionAddress(context: Context): string {
  // Requests made in memory (tests) come without a socket.
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? 'unknown') : 'unknown'
}
