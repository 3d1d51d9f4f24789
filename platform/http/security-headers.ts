import type { MiddlewareHandler } from 'hono'

/** What a page may load. `scripts` are hashes of its inline scripts, `origins` hosts of extras. */
export function pagePolicy(page: { scripts: string[]; images: string[]; forms: string[] }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${page.scripts.join(' ')}`.trim(),
    // React writes style attributes and the toasts a style element; neither can run code.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${page.images.join(' ')}`.trim(),
    `connect-src 'self' ${page.forms.join(' ')}`.trim(),
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${page.forms.join(' ')}`.trim(),
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For answers that are no page: nothing may be loaded from them. */
const closedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Sets the headers that every answer carries; a policy that the answer brings is kept. */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const headers = context.res.headers
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', closedPolicy)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
    if (secure) headers.set('Strict-Transport-Security', 'max-age=31536000')
  }
}
