import { describe, expect, it } from 'vitest'
import { isNarrowed, manageHref, readManageQuery } from './manage-query.ts'

const read = (text: string) => readManageQuery(new URLSearchParams(text))

describe('the address of the post list of staff', () => {
  it('leads back to the same posts', () => {
    const query = {
      page: 3,
      search: 'salt & sugar',
      status: 'draft',
      category: 'Diet Tips',
    } as const
    expect(read(manageHref(query).split('?')[1] ?? '')).toEqual(query)
    expect(isNarrowed(query)).toBe(true)
  })

  it.each(['', 'page=0', 'page=1.5', 'status=gone', 'search=%20'])(
    '%j shows everything',
    (text) => {
      expect(manageHref(read(text))).toBe('/admin/blogs')
    },
  )
})
