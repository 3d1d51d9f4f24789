import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A host name or address in a network that is not public. */
export class NotPublicError extends Error {
  readonly code = 'NOT_PUBLIC'
}

/** The only range of IPv6 with public addresses (RFC 4291). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for addresses that can be reached from the whole internet. Not public is everything that ipaddr.js
 * does not call unicast: private, loopback, link-local, shared, multicast, reserved, and the IPv6 forms that
 * contain an IPv4 address (mapped, NAT64, 6to4, Teredo), which would bypass the check. IPv6 addresses outside
 * the global unicast range, such as the old IPv4-compatible form (`::/96`), are not public either.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false
  return parsed.range() === 'unicast'
}

/** The host of a URL without IPv6 brackets and without a final dot. */
const bareHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** True if the host is in the list, with or without its port. */
export function isAllowedHost(url: URL, allowHosts: string[]): boolean {
  return [bareHost(url), url.hostname, url.host].some((host) => allowHosts.includes(host))
}

/**
 * Throws NotPublicError for a URL whose host is an IP address that is not public. Parsing the URL has already
 * normalised other spellings of an IPv4 address (decimal, octal, hex, short).
 */
export function refusePrivateLiteral(url: URL): void {
  const host = bareHost(url)
  if (isIP(host) && !isPublicAddress(host)) throw new NotPublicError(host)
}

/**
 * Resolves a host name and refuses it if any of its addresses is not public. The connection uses the
 * addresses checked here, so a second DNS answer cannot change them.
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
