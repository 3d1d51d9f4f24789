import { describe, expect, it } from 'vitest'
import { endpoints } from '#server/features.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument(endpoints, { name: 'Test', url: 'http://a.example' })

describe('the OpenAPI document', () => {
  it('describes every endpoint with a summary and its permission', () => {
    for (const { path, method } of endpoints) {
      expect(document.paths[path]?.[method], `${method} ${path}`).toMatchObject({
        summary: expect.stringMatching(/\w/),
        'x-who': expect.stringMatching(/anyone|signed-in|staff|admin/),
      })
    }
  })

  it('declares each parameter of a path', () => {
    for (const { path, method } of endpoints) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const { parameters = [] } = document.paths[path]?.[method] ?? {}
      const declared = Array.isArray(parameters)
        ? parameters.filter((one) => one.in === 'path').map(({ name }) => name)
        : []
      expect(declared, `${method} ${path}`).toEqual(named)
    }
  })
})
