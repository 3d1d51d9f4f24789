import type { Context } from 'hono'
import type { App } from '../app.ts'
import { clientAddress } from './client-address.ts'
import { inlineScriptHashes } from './inline-scripts.ts'
import type { PageCache } from './page-cache.ts'
import { pagePolicy } from './security-headers.ts'
import { toResponse, type WholeAnswer, wholeAnswer } from './whole-answer.ts'
import { bodyOf } from './whole-body.ts'

export type PageSite = {
  /** Renders one page; `clientAddress` is empty where the page is for everyone. */
  render(request: Request, clientAddress: string): Promise<Response>
  /** True for pages that are the same for every visitor. */
  isPublic(pathname: string): boolean
  /** See pageKeys. */
  keyOf(address: string): string
  /** Without one, every page is rendered anew. */
  cache?: PageCache
}

/** Answers pages: public ones from the cache or into it, the others for one visitor alone. */
export function pages(app: App, site: PageSite) {
  const finish = pageFinisher(app)
  const origin = new URL(app.config.siteUrl).origin
  return async (context: Context): Promise<Response> => {
    const request = context.req.raw
    const { pathname, search } = new URL(request.url)
    const reads = ['GET', 'HEAD'].includes(request.method)
    if (!reads || !site.isPublic(pathname)) {
      const address = clientAddress(context, app.config.trustedProxies)
      const whole = reads ? asGet(request.url, request.headers) : request
      return await toResponse(await finish(await site.render(whole, address), false), request)
    }
    const key = site.keyOf(pathname + search)
    // Nothing of this visitor's request gets into a page that others will see.
    const render = async () => finish(await site.render(asGet(origin + key), ''), true)
    const accepted = request.headers.get('accept-encoding') ?? undefined
    const answer = site.cache ? await site.cache.answer(key, accepted, render) : await render()
    return await toResponse(answer, request)
  }
}

/** A HEAD is rendered whole too, so that its headers are those of the page. */
const asGet = (url: string, headers?: Headers) => new Request(url, { headers })

/** Makes a rendered page whole, with the policy for its own inline scripts. */
function pageFinisher({ config }: App) {
  const images = originsOf(config.portraitUrl)
  const forms = originsOf(config.newsletterUrl)
  return async (response: Response, shared: boolean): Promise<WholeAnswer> => {
    const body = await bodyOf(response)
    const given = Object.fromEntries(response.headers)
    const keep = shared && isForEveryone(response)
    const headers: Record<string, string> = {}
    for (const [name, value] of Object.entries(given)) headers[properName(name)] = value
    headers['Cache-Control'] = keep ? 'public, no-cache' : 'no-store'
    if (headers['Content-Type']?.startsWith('text/html')) {
      const scripts = inlineScriptHashes(body)
      headers['Content-Security-Policy'] = pagePolicy({ scripts, images, forms })
    }
    return wholeAnswer({ status: response.status, headers, body, keep })
  }
}

/** Errors are not, nor pages that say so themselves, such as one with samples instead of meals. */
function isForEveryone({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('cache-control') && !headers.has('set-cookie')
}

/** `content-type` as `Content-Type`. */
const properName = (name: string) => name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase())

const originsOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])
