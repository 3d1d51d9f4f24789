import type { Issue } from '#platform/errors.ts'

/** More characters than any address that people use. */
const longest = 2000

type Checked<T> = { value: T } | { issue: Issue }

/**
 * The form in which paths are compared: decoded where that is possible, and without a slash at the end, so
 * that `/caf%C3%A9/` and `/café` are one address.
 */
export function pathKey(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '') || '/'
  try {
    return decodeURI(trimmed).normalize('NFC')
  } catch {
    return trimmed
  }
}

/**
 * The path of what a variant of it stood for on an old site: the version of a post for phones (`/soup/amp/`), or a further
 * page of a list (`/tag/quick/page/2/`); null for any other path.
 */
export function withoutVariant(pathname: string): string | null {
  return /^(\/.+?)\/(?:amp|page\/\d{1,6})\/*$/.exec(pathname)?.[1] ?? null
}

/** The meal or post that a path of this site is the address of; null for any other address. */
export function thingAt(address: string): { table: 'meals' | 'posts'; slug: string } | null {
  const path = pathKey(address.replace(/[?#].*$/, ''))
  const [, kind, slug] = /^\/(meals|blogs)\/([^/]+)$/.exec(path) ?? []
  return slug ? { table: kind === 'meals' ? 'meals' : 'posts', slug } : null
}

/** The names by which WordPress adds the id of a post, page or list to the address of its home page. */
const idOfOldBlog = /^\?(?:p|page_id|attachment_id|cat)=\d{1,12}$/

/** The form in which addresses are compared: the path, and for the home page also the id of an old blog. */
export function addressKey(pathname: string, search: string): string {
  const key = pathKey(pathname)
  return key === '/' && isIdOfOldBlog(search) ? key + search : key
}

/** True for a query such as `?p=12`, by which the home page of an old blog led to a post. */
export const isIdOfOldBlog = (search: string) => idOfOldBlog.test(search)

/** Reads an old address: a path of this site, also with the site's own origin before it. */
export function readFrom(text: string, siteUrl: string): Checked<string> {
  const refuse = (msg: string) => ({ issue: { msg, path: 'from' } })
  const given = text.trim()
  if (!given) return refuse('Please enter the old address')
  if (given.length > longest) return refuse(`The old address has more than ${longest} characters`)
  const url = onThisSite(given, siteUrl)
  if (!url) return refuse('The old address must be a path of this site that begins with /')
  const key = addressKey(url.pathname, url.search)
  const isId = key !== pathKey(url.pathname)
  if ((url.search && !isId) || url.hash) {
    return refuse('The old address must be a path without ? and #, or one such as /?p=12')
  }
  if (key === '/') return refuse('The home page is always there and cannot lead elsewhere')
  return { value: key }
}

/** Reads where a redirect leads: a path of this site, or an https address. */
export function readTo(text: string, siteUrl: string): Checked<string> {
  const refuse = (msg: string) => ({ issue: { msg, path: 'to' } })
  const given = text.trim()
  if (!given) return refuse('Please enter where it leads')
  if (given.length > longest) return refuse(`The new address has more than ${longest} characters`)
  const own = onThisSite(given, siteUrl)
  if (own) return { value: own.pathname + own.search + own.hash }
  const other = URL.parse(given)
  if (other?.protocol !== 'https:' || !/^https:\/\//i.test(given) || other.username) {
    return refuse('The new address must be a path that begins with / or begin with https://')
  }
  return { value: other.href }
}

/** The address if it is on this site, else null. `//host` and `/\host` lead to other sites. */
function onThisSite(given: string, siteUrl: string): URL | null {
  const { origin } = new URL(siteUrl)
  // Browsers drop these characters, so that `/<tab>/host` would become `//host`.
  if (/[\t\n\r]/.test(given)) return null
  if (!given.startsWith('/') && !given.startsWith(`${origin}/`)) return null
  const url = URL.parse(given, origin)
  return url?.origin === origin && !/^\/[/\\]/.test(url.pathname) ? url : null
}

/**
 * The addresses of the circle that a new redirect would close, in order; null if it closes none. `next` is
 * where the redirect of a path leads.
 */
export function circleOf(
  from: string,
  to: string,
  next: (path: string) => string | undefined,
): string[] | null {
  const passed = [from]
  let address: string | undefined = to
  while (address?.startsWith('/')) {
    const { pathname, search } = new URL(address, 'https://here.invalid')
    const path = addressKey(pathname, search)
    passed.push(path)
    if (path === from) return passed
    // A circle that does not pass through `from` is an older one, which this redirect does not close.
    if (passed.length > 1000) return passed
    address = next(path)
  }
  return null
}
