import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type HtmlElement = { name: string; attributes: Record<string, string>; text: string }

type Answer = { status: number; url: string; html: string; elements: HtmlElement[] }

/** The elements of a page as the server sends it. */
export function elementsOf(html: string): HtmlElement[] {
  const found: HtmlElement[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
      found.push({ name: node.nodeName, attributes, text })
    }
    for (const child of 'childNodes' in node ? node.childNodes : []) visit(child)
  }
  visit(parse(html))
  return found
}

/** What an element asks for: pages, pictures, styles, scripts, feeds. */
function addressesOf({ attributes }: HtmlElement): string[] {
  const { href, src, srcset = '', poster } = attributes
  const sizes = srcset.split(',').map((size) => size.trim().split(/\s+/)[0])
  return [href, src, poster, ...sizes].flatMap((address) => (address ? [address] : []))
}

/**
 * Reads every page that visitors reach from `starts` by links, and all that those pages show. Returns the pages by
 * their paths, and the addresses that do not answer 200, each with the page that names it.
 */
export async function crawl(site: string, starts: string[]) {
  const pages = new Map<string, Answer>()
  const broken: string[] = []
  const seen = new Set<string>()
  let waiting = starts.map((path) => ({ url: new URL(path, site).href, from: 'the test' }))
  while (waiting.length > 0) {
    const found: typeof waiting = []
    for (const { url, from } of waiting) {
      if (seen.has(url)) continue
      seen.add(url)
      const response = await fetch(url)
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
      const html = isPage ? await response.text() : ''
      if (!isPage) await response.body?.cancel()
      if (response.status !== 200) broken.push(`${response.status} ${url} of ${from}`)
      if (!isPage) continue
      const elements = elementsOf(html)
      const place = new URL(url)
      pages.set(place.pathname + place.search, { status: response.status, url, html, elements })
      for (const address of elements.flatMap(addressesOf)) {
        const next = URL.parse(address, response.url)
        if (next?.origin !== place.origin) continue
        next.hash = ''
        found.push({ url: next.href, from: place.pathname })
      }
    }
    waiting = found
  }
  return { pages, broken }
}
