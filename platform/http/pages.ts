import type { Context } from 'hono'
import type { App } from '../app.ts'
import { notFound } from '../errors.ts'
import {
  type BufferedAnswer,
  bufferedAnswer,
  headersOf,
  packedFor,
  toResponse,
} from './answers/buffered-answer.ts'
import { inlineScriptHashes } from './answers/inline-scripts.ts'
import { closedPolicy, pagePolicy } from './answers/security-headers.ts'
import { isReading } from './answers/send-buffered.ts'
import { clientAddress } from './limits/client-address.ts'
import type { PageCache } from './page-cache.ts'
import { isDecodable } from './plain-path.ts'

/** What a rendered page is answered with. */
export type PageAnswer = Pick<Response, 'status' | 'headers' | 'arrayBuffer'>

export type PageSite = PublicSite & {
  /** Renders a page for a single visitor. */
  render(request: Request, clientAddress: string): Promise<PageAnswer>
  /** True for pages that are the same for every visitor. */
  isPublic(pathname: string): boolean
}

export type PublicSite = {
  /** Renders a page that is the same for every visitor. */
  renderPublic(request: Request): Promise<PageAnswer>
  /** See pageKeys. */
  keyOf(address: string): string
  /** Without a cache, every request is rendered. */
  cache?: PageCache
  /** Finds the origins of other sites whose scripts pages may load. */
  scriptOrigins?(): Promise<string[]>
}

/**
 * Returns a function that answers the address of a public page, from the cache if there is one, with the
 * packet for an Accept-Encoding header.
 */
export function publicPages(app: App, site: PublicSite) {
  const finish = pageFinisher(app, site, site.cache !== undefined)
  const origin = new URL(app.config.siteUrl).origin
  return async (address: string, accepted: string | undefined): Promise<BufferedAnswer> => {
    const key = site.keyOf(address)
    // Rendered from the key alone, so that nothing of one visitor's request appears in a page for others.
    const render = async () => finish(await site.renderPublic(asGet(origin + key)), true)
    const answer = site.cache ? await site.cache.answer(key, accepted, render) : await render()
    return await packedFor(answer, accepted)
  }
}

/** Answers pages: public ones the same for everyone, the others for a single visitor. */
export function pages(app: App, site: PageSite) {
  const finish = pageFinisher(app, site, false)
  const answerPublic = publicPages(app, site)

  async function renderAlone(context: Context, request: Request): Promise<Response> {
    const address = clientAddress(context, app.config.trustedProxies)
    return await toResponse(
      await finish(await site.render(request, address), false),
      context.req.raw,
    )
  }

  return async (context: Context): Promise<Response> => {
    const request = context.req.raw
    const url = new URL(request.url)
    if (!isReading(request.method)) {
      if (!isDecodable(url.pathname)) throw notFound()
      const origin = request.headers.get('origin')
      if (origin !== null && !isOwnOrigin(app, origin, url))
        return refuseOrigin(app, request.method, origin, url)
      const answer = await renderAlone(context, request)
      if (answer.status !== 405) return answer
      // What takes no form may not be there at all, as reading it tells.
      const page = await read(context, url)
      if (page.status === 404) return page
      answer.headers.set('Allow', 'GET, HEAD')
      return answer
    }
    return await read(context, url)
  }

  async function read(context: Context, url: URL): Promise<Response> {
    const request = context.req.raw
    // Escaped, so that an undecodable address gets the 404 page without a warning of the router.
    if (!isDecodable(url.pathname)) url.pathname = url.pathname.replaceAll('%', '%25')
    if (!site.isPublic(url.pathname)) {
      return await renderAlone(context, asGet(url.href, request.headers))
    }
    const accepted = request.headers.get('accept-encoding') ?? undefined
    return await toResponse(await answerPublic(url.pathname + url.search, accepted), request)
  }
}

/** The framework treats a form from any other origin as a server error. */
function isOwnOrigin({ config }: App, given: string, { origin }: URL): boolean {
  const url = URL.parse(given)
  return url !== null && (url.origin === origin || url.host === new URL(config.siteUrl).host)
}

function refuseOrigin({ log }: App, method: string, given: string, { pathname }: URL): Response {
  const origin = given.slice(0, 200)
  log.warn({ method, path: pathname, origin }, 'a form came from another origin')
  return new Response('This form was sent from another site.', { status: 400 })
}

/** HEAD is rendered like GET, so that its headers are the same. */
const asGet = (url: string, headers?: Headers) => new Request(url, { headers })

/**
 * Builds the answer of a rendered page, with a policy for its inline scripts. `kept` says whether there is a
 * cache.
 */
function pageFinisher({ config }: App, site: PublicSite, kept: boolean) {
  const images = originsOf(config.portraitUrl)
  const forms = originsOf(config.newsletterUrl)
  const others = async () => (await site.scriptOrigins?.()) ?? []
  return async (page: PageAnswer, shared: boolean): Promise<BufferedAnswer> => {
    const body = Buffer.from(await page.arrayBuffer())
    const forEveryone = shared && isForEveryone(page)
    const headers = headersOf(page)
    headers['Cache-Control'] = forEveryone ? 'public, no-cache' : 'no-store'
    headers['Content-Security-Policy'] = headers['Content-Type']?.startsWith('text/html')
      ? pagePolicy({ scripts: [...inlineScriptHashes(body), ...(await others())], images, forms })
      : closedPolicy
    return bufferedAnswer({ status: page.status, headers, body, keep: forEveryone && kept })
  }
}

/**
 * Not for everyone: errors, and pages that set cache headers themselves, such as one with samples instead of
 * meals.
 */
function isForEveryone({ status, headers }: PageAnswer): boolean {
  return status === 200 && !headers.has('cache-control') && !headers.has('set-cookie')
}

const originsOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])
