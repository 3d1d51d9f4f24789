import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'
import { inlineScriptHashes } from './inline-scripts.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'

describe('the client address', () => {
  const addressBehind = async (proxies: number, forwarded: string) => {
    const site = new Hono().get('/', (context) => context.text(clientAddress(context, proxies)))
    return (await site.request('/', { headers: { 'X-Forwarded-For': forwarded } })).text()
  }

  it.each([
    [0, '6.6.6.6', 'unknown'],
    [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1, 10.0.0.1', '1.1.1.1'],
    [1, '', 'unknown'],
  ])('behind %i trusted proxies with "%s" is %s', async (proxies, forwarded, expected) => {
    expect(await addressBehind(proxies, forwarded)).toBe(expected)
  })
})

describe('the policy of a page', () => {
  it('allows its inline scripts by their hash, and no others', () => {
    const html =
      '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>'
    const hash = createHash('sha256').update('a()').digest('base64')
    const scripts = inlineScriptHashes(html)
    expect(scripts).toEqual([`'sha256-${hash}'`])
    const policy = pagePolicy({ scripts, images: [], forms: [] })
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })
})

describe('security headers', () => {
  it('stand on every answer', async () => {
    const site = new Hono().use(securityHeaders(true)).get('/', (context) => context.text('x'))
    for (const path of ['/', '/missing']) {
      const { headers } = await site.request(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('referrer-policy')).toBeTruthy()
      expect(headers.get('strict-transport-security')).toBeTruthy()
    }
  })
})
