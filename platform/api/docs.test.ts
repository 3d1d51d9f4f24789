import { expect, it } from 'vitest'
import { endpoints } from '#server/features.ts'
import { apiDocs } from './docs.ts'

const docs = apiDocs(endpoints, { siteName: 'Test', siteUrl: 'http://a.example' })

it.each(['/api/openapi.json', '/api/docs'])(
  'answers a 304 for %s to a client that has the current version',
  async (path) => {
    const first = await docs.request(path)
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/".+"$/)])
    const again = await docs.request(path, { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await docs.request(path, { method: 'HEAD' })
    expect(head.headers.get('etag')).toBe(etag)
  },
)
