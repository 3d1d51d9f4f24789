import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { inlineScriptHashes } from './answers/inline-scripts.ts'
import { filePolicy, pagePolicy, securityHeaders } from './answers/security-headers.ts'

describe('the policy of a page', () => {
  it('allows its inline scripts by hash, and no others', () => {
    const html =
      '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>'
    const hash = createHash('sha256').update('a()').digest('base64')
    const scripts = inlineScriptHashes(Buffer.from(html))
    expect(scripts).toEqual([`'sha256-${hash}'`])
    const policy = pagePolicy({ scripts, images: [], forms: [] })
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })
})

describe('security headers', () => {
  it('are on every answer', async () => {
    const site = new Hono().use(securityHeaders(true)).get('/', (context) => context.text('x'))
    for (const path of ['/', '/missing']) {
      const { headers } = await site.request(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('referrer-policy')).toBeTruthy()
      expect(headers.get('strict-transport-security')).toBeTruthy()
    }
  })

  it('are fewer on files that browsers do not open as a page', async () => {
    const site = new Hono().use(securityHeaders(true)).get('/a.js', (context) => {
      return context.text('x', 200, { 'Content-Security-Policy': filePolicy })
    })
    const page = await site.request('/missing')
    const file = await site.request('/a.js')
    const onlyOnPages = ['cross-origin-opener-policy', 'permissions-policy']
    expect(onlyOnPages.map((name) => page.headers.has(name))).toEqual([true, true])
    expect(onlyOnPages.map((name) => file.headers.has(name))).toEqual([false, false])
    expect(file.headers.get('x-frame-options')).toBe('DENY')
  })
})
