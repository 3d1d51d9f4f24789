import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/** Longer than any address with brackets, zone and port. */
const maxEntryLength = 100

/**
 * The key by which requests are counted: the client's address in the form of `addressKey`. With N trusted
 * proxies it is the Nth entry of X-Forwarded-For from the right; entries further left come from the client
 * and can be forged. If that entry is not an address, the connection's own address is used.
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
 * One key for all addresses that one client can easily send from, or null if the text is not an address. A
 * port is removed; an IPv4 address mapped into IPv6 becomes that IPv4 address; any other IPv6 address becomes
 * its /64, since one connection usually has the whole /64.
 */
export function addressKey(entry: string): string | null {
  const text = bareAddress(entry)
  if (text === null) return null
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  // NAT64: the last 32 bits are the client's IPv4 address, the first 96 the translator's prefix.
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

/** The address of the connection; undefined for requests made in memory, which have no socket. */
export function connectionAddress(context: Context): string | undefined {
  return context.env?.incoming ? getConnInfo(context).remote.address : undefined
}

/** An address without quotes, brackets, port and zone; null if the text is not an address. */
function bareAddress(entry: string): string | null {
  if (entry.length > maxEntryLength) return null
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1]
  const withPort = /^([\d.]+):\d{1,5}$/.exec(text)?.[1]
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '')
  if (bracketed !== undefined && isIP(address) !== 6) return null
  return isIP(address) > 0 ? address : null
}
