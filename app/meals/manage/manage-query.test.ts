import { describe, expect, it } from 'vitest'
import { allMeals, isNarrowed, manageHref, readManageQuery, shownText } from './manage-query.ts'

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
      mealType: 'lunch',
    } as const
    expect(read(manageHref(query).split('?')[1] ?? '')).toEqual(query)
    expect(isNarrowed(query)).toBe(true)
  })

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'status=gone', 'search=%20'])(
    'ignores %s',
    (text) => {
      expect(read(text)).toEqual(allMeals)
    },
  )

  it('a page alone narrows nothing', () => {
    expect(isNarrowed({ ...allMeals, page: 2 })).toBe(false)
  })
})

describe('the line below the meals', () => {
  it('counts from the first meal of the page to its last', () => {
    expect(shownText(1, 10, 23)).toBe('Showing 1 to 10 of 23 results')
    expect(shownText(3, 3, 23)).toBe('Showing 21 to 23 of 23 results')
  })

  it('is empty where there are no meals', () => {
    expect(shownText(1, 0, 0)).toBe('')
  })
})
