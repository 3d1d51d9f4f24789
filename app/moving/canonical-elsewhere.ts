import { maxAddressLength } from '#app/blog/post-input.ts'

/**
 * The canonical address of a post if it is on a third site; undefined, which changes nothing, for none and for
 * one of the old site, in whose place the post here is the original.
 */
export function canonicalElsewhere(address: string, siteUrl: string): string | undefined {
  const text = address.trim()
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || text.length > maxAddressLength) return undefined
  return hostOf(url) === hostOf(URL.parse(siteUrl)) ? undefined : text
}

/** Without `www.`, which many sites have at times. */
export const hostOf = (url: URL | null) => url?.host.toLowerCase().replace(/^www\./, '') ?? ''
