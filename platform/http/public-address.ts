import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A name or address that leads into a network which is not public. */
export class NotPublicError extends Error {
  readonly code = 'NOT_PUBLIC'
}

/** The only part of IPv6 from which addresses of the internet are given out (RFC 4291). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for addresses that anybody on the internet can reach. Whatever ipaddr.js does not call unicast
 * is not: private, loopback, link-local, shared, multicast, reserved, and the IPv6 forms that carry an
 * IPv4 address (mapped, NAT64, 6to4, Teredo), which would lead round the check. What IPv6 has outside its
 * global unicast part is not either, such as the old IPv4-compatible form (`::/96`).
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false
  return parsed.range() === 'unicast'
}

/** The host of a URL without the brackets of IPv6 and the dot that ends a full name. */
const bareHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** True when the host stands in the list, with or without its port. */
export function isAllowedHost(url: URL, allowHosts: string[]): boolean {
  return [bareHost(url), url.hostname, url.host].some((host) => allowHosts.includes(host))
}

/**
 * Throws NotPublicError for a URL whose host is an address that is not public. Other spellings of an
 * IPv4 address (decimal, octal, hex, short) were made plain when the URL was parsed.
 */
export function refusePrivateLiteral(url: URL): void {
  const host = bareHost(url)
  if (isIP(host) && !isPublicAddress(host)) throw new NotPublicError(host)
}

/**
 * Resolves a name for a connection and refuses it when any of its addresses is not public. The
 * connection is made to the very addresses that were checked, so DNS cannot change its mind between.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new NotPublicError(hostname), '')
    }
    if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}
