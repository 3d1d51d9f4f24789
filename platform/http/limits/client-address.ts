import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/** No address in writing, with brackets, zone and port, is longer. */
const longestEntry = 100

/**
 * What requests are counted by: the client's address as `addressKey` writes it. Behind N trusted proxies
 * it is the Nth entry of X-Forwarded-For from the right: the ones further left were written by the client
 * and prove nothing. Where that entry is no address, the connection's own counts.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const direct = () => addressKey(connectionAddress(context) ?? '') ?? 'unknown'
  if (trustedProxies === 0) return direct()
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return addressKey(forwarded.at(-trustedProxies) ?? '') ?? direct()
}

/**
 * One key for everything that one client can easily send from, or null for what is no address. The port
 * that some proxies add is left off, an IPv4 address inside an IPv6 one is that IPv4 address, and any other
 * IPv6 address is its /64: a single connection commonly has all of those.
 */
export function addressKey(entry: string): string | null {
  const text = bareAddress(entry)
  if (text === null) return null
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  // NAT64: the last 32 bits are the client's, the first 96 are the translator's.
  if (address.range() === 'rfc6052')
    return ipaddr.fromByteArray(address.toByteArray().slice(12)).toString()
  const network = [...address.parts.slice(0, 4), 0, 0, 0, 0]
  return `${new ipaddr.IPv6(network)}/64`
}

/** True for a connection from this machine. */
export function isLoopback(address: string | undefined): boolean {
  return (
    address !== undefined && isIP(address) > 0 && ipaddr.process(address).range() === 'loopback'
  )
}

/** The address of the connection itself; undefined for requests made in memory, which have no socket. */
export function connectionAddress(context: Context): string | undefined {
  return context.env?.incoming ? getConnInfo(context).remote.address : undefined
}

/** An address without quotes, brackets, port and zone; null for what is none. */
function bareAddress(entry: string): string | null {
  if (entry.length > longestEntry) return null
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1]
  const withPort = /^([\d.]+):\d{1,5}$/.exec(text)?.[1]
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '')
  if (bracketed !== undefined && isIP(address) !== 6) return null
  return isIP(address) > 0 ? address : null
}
