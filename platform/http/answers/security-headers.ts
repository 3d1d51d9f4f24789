import type { MiddlewareHandler } from 'hono'

type PageSources = { scripts: string[]; images: string[]; forms: string[] }

/** Players of videos, which pages show in a frame once a visitor asked for one. */
export const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/**
 * The Content-Security-Policy of a page. `scripts` are the hashes of its inline scripts and the origins of
 * others, which may also connect to these origins; `images` and `forms` are additional allowed origins.
 */
export function pagePolicy(page: PageSources): string {
  const counters = page.scripts.filter((source) => source.startsWith('https:'))
  return [
    "default-src 'self'",
    `script-src 'self' ${page.scripts.join(' ')}`.trim(),
    // React writes style attributes and the toasts add a style element; neither can run code.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${[...page.images, ...counters].join(' ')}`.trim(),
    `connect-src 'self' ${[...page.forms, ...counters].join(' ')}`.trim(),
    `frame-src 'self' ${videoPlayers.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${page.forms.join(' ')}`.trim(),
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of answers that are not pages: they may load nothing. */
export const closedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The same for files that browsers do not show as a page; short, because a page loads about ten of them. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of a small page without scripts that other sites may show in a frame. */
export const framedPolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"

/** Adds the headers that every answer has; a policy that the answer already has is kept. */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  const common = Object.entries(commonHeaders(secure))
  return async (context, next) => {
    await next()
    const headers = context.res.headers
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', closedPolicy)
    for (const [name, value] of common) headers.set(name, value)
    const policy = headers.get('Content-Security-Policy')
    if (policy === framedPolicy) headers.delete('X-Frame-Options')
    if (policy === filePolicy) for (const name of Object.keys(pageHeaders)) headers.delete(name)
  }
}

/** Headers that browsers only look at where a page is opened, so that files of a page do without. */
const pageHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}

/** The security headers other than the Content-Security-Policy, which is the one given. */
export function commonHeaders(secure: boolean, policy?: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    ...(policy !== filePolicy && pageHeaders),
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}
