import { describe, expect, it } from 'vitest'
import { isNarrowed } from '#app/publishing/managing/list-query.ts'
import { allMeals, manageHref, readManageQuery } from './manage-query.ts'

const read = (text: string) => readManageQuery(new URLSearchParams(text))

describe('the address of the meal list of staff', () => {
  it('shows everything from the first page when it says nothing', () => {
    expect(read('')).toEqual(allMeals)
    expect(manageHref(allMeals)).toBe('/admin/meals')
    expect(isNarrowed(allMeals)).toBe(false)
  })

  it('leads back to the same meals', () => {
    const query = {
      page: 3,
      search: 'soup & bread',
      status: 'draft',
      category: 'c1',
      sort: 'title',
      mealType: 'lunch',
      checked: 'false',
      picture: 'false',
    } as const
    expect(read(manageHref(query).split('?')[1] ?? '')).toEqual(query)
    expect(isNarrowed(query)).toBe(true)
  })

  it.each([
    'page=0',
    'page=-2',
    'page=1.5',
    'page=x',
    'status=gone',
    'search=%20',
    'checked=perhaps',
    'picture=perhaps',
    'sort=-views',
  ])('ignores %s', (text) => {
    expect(read(text)).toEqual(allMeals)
  })

  it('a page alone narrows nothing', () => {
    expect(isNarrowed({ ...allMeals, page: 2 })).toBe(false)
  })
})
