import { hostOf } from '../canonical-elsewhere.ts'

/**
 * The part of an address of the old site that identifies a page or a file: its path without the slash at its
 * end, or `?p=` with an id. Empty for addresses of other sites, unless `anySite`.
 */
export function addressKey(address: string, siteUrl: string, anySite = false): string {
  const url = URL.parse(address.trim(), siteUrl || undefined)
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  const isOwn = siteUrl !== '' && hostOf(url) === hostOf(URL.parse(siteUrl))
  if (!isOwn && !anySite) return ''
  for (const name of ['p', 'page_id']) {
    const id = url.searchParams.get(name)
    if (id) return `?${name}=${id}`
  }
  return (anySite ? hostOf(url) : '') + decodedPath(url).replace(/\/+$/, '')
}

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).toLowerCase()
  } catch {
    return pathname.toLowerCase()
  }
}

/** The address of a picture without what a network for pictures added to it. */
export function originalAddress(address: string): string {
  const url = URL.parse(address)
  const inner = url && /^i\d\.wp\.com$/.test(url.host) ? url.pathname.slice(1) : ''
  return inner ? `https://${inner}` : address
}

/**
 * The addresses that the original of a resized picture may have: `plate-300x200.jpg` is `plate.jpg`, or
 * `plate-scaled.jpg` where the upload was very large.
 */
export function originalsOf(address: string): string[] {
  const plain = address.replace(/[?#].*$/, '')
  const match = /^(.+?)(?:-\d{1,5}x\d{1,5})?(\.[a-z0-9]{2,5})$/i.exec(plain)
  if (!match) return [plain]
  const [, base = '', end = ''] = match
  return [plain, base + end, `${base}-scaled${end}`, base.replace(/-scaled$/, '') + end]
}
