import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { offsetOf, pageOf, pagingQuery } from './paging.ts'

const query = z.object(pagingQuery(24))

describe('paging of lists', () => {
  it('starts at page 1 with the default number of items', () => {
    expect(query.parse({})).toEqual({ page: 1, limit: 24 })
  })

  it('accepts numbers as text from a query string', () => {
    expect(query.parse({ page: '3', limit: '100' })).toEqual({ page: 3, limit: 100 })
  })

  it.each(['0', '-1', '1.5', '1e1', ' 2', '', 'two'])('refuses page "%s"', (page) => {
    expect(query.safeParse({ page }).error?.issues[0]?.path).toEqual(['page'])
  })

  it('reports all invalid fields at once', () => {
    const issues = query.safeParse({ page: 'x', limit: '101' }).error?.issues ?? []
    expect(issues.map((issue) => issue.message)).toEqual([
      'page must be a whole number from 1 to 999999999',
      'limit must be a whole number from 1 to 100',
    ])
  })

  it('counts pages, and returns the true total past the end', () => {
    expect(pageOf(0, { page: 1, limit: 24 })).toEqual({ total: 0, page: 1, totalPages: 0 })
    expect(pageOf(25, { page: 9, limit: 24 })).toEqual({ total: 25, page: 9, totalPages: 2 })
    expect(offsetOf({ page: 3, limit: 24 })).toBe(48)
  })

  it('is described as integers in the API description', () => {
    const { properties } = z.toJSONSchema(query, { io: 'input' })
    expect(properties?.limit).toEqual({ type: 'integer', minimum: 1, maximum: 100 })
  })
})
