import { describe, expect, it } from 'vitest'
import { isNarrowed, listHref, readListQuery } from './list-query.ts'

const read = (text: string) => readListQuery(new URLSearchParams(text))

describe('the address of a list of staff', () => {
  it('leads back to the same rows', () => {
    const query = {
      page: 3,
      search: 'salt & sugar',
      status: 'draft',
      category: 'Diet Tips',
      sort: '-title',
    } as const
    expect(read(listHref('/admin/blogs', query).split('?')[1] ?? '')).toEqual(query)
    expect(isNarrowed(query)).toBe(true)
  })

  it.each(['', 'sort=-calories', 'page=0', 'page=1.5', 'status=gone', 'search=%20'])(
    '%j shows everything',
    (text) => {
      expect(listHref('/admin/blogs', read(text))).toBe('/admin/blogs')
    },
  )
})
