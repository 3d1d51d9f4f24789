import { maxAddressLength } from '#app/blog/post-input.ts'

/** The addresses of the old site, empty when unknown, and of this one. */
type Sites = { old: string; here: string }

/**
 * The canonical address of a post, if it is on a third site. Undefined, which changes nothing, if there is none or if
 * it is on the old site or on this one: the post here replaces those. If the address of the old site is unknown, a
 * third site cannot be told from it, so the canonical address is left out, with a note.
 */
export function canonicalElsewhere(
  address: string,
  { old, here }: Sites,
): { canonicalUrl: string | undefined; notes: string[] } {
  const text = address.trim()
  const url = URL.parse(text)
  const isAddress = url && /^https?:$/.test(url.protocol) && text.length <= maxAddressLength
  const own = [old, here].map((site) => hostOf(URL.parse(site)))
  if (!isAddress || own.includes(hostOf(url))) return { canonicalUrl: undefined, notes: [] }
  return old ? { canonicalUrl: text, notes: [] } : { canonicalUrl: undefined, notes: [unclear] }
}

const unclear = 'its canonical address is left out, as the address of the old site is not known'

/** Without `www.`, which many sites have at times. */
export const hostOf = (url: URL | null) => url?.host.toLowerCase().replace(/^www\./, '') ?? ''
