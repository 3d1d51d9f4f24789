import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { App } from '../app.ts'
import { clientAddress } from './client-address.ts'
import { inlineScriptHashes } from './inline-scripts.ts'
import { pagePolicy } from './security-headers.ts'

type Render = (request: Request, clientAddress: string) => Promise<Response>

/** Answers pages: adds the policy for the page's own inline scripts, an ETag, and 304 where it fits. */
export function pages(app: App, render: Render) {
  const { portraitUrl, newsletterUrl, trustedProxies } = app.config
  const images = originsOf(portraitUrl)
  const forms = originsOf(newsletterUrl)
  return async (context: Context): Promise<Response> => {
    const response = await render(context.req.raw, clientAddress(context, trustedProxies))
    const type = response.headers.get('content-type') ?? ''
    if (!type.startsWith('text/html')) return response
    const html = await response.text()
    const headers = new Headers(response.headers)
    const policy = pagePolicy({ scripts: inlineScriptHashes(html), images, forms })
    headers.set('Content-Security-Policy', policy)
    // What a form's answer says is for one visitor.
    const shared = response.status === 200 && ['GET', 'HEAD'].includes(context.req.method)
    headers.set('Cache-Control', shared ? 'public, no-cache' : 'no-store')
    if (shared) {
      const etag = `"${createHash('sha1').update(html).digest('base64url')}"`
      headers.set('ETag', etag)
      if (matches(context.req.header('if-none-match'), etag)) {
        return new Response(null, { status: 304, headers })
      }
    }
    return new Response(context.req.method === 'HEAD' ? null : html, {
      status: response.status,
      headers,
    })
  }
}

const originsOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])

const matches = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
