import { expect, it } from 'vitest'
import { readPage, shownText } from './paging.ts'

it.each(['', '0', '1', '-2', '1.5', 'two', '1e99', '1000000', null])(
  'the page "%s" is the first',
  (text) => {
    expect(readPage(text)).toBe(1)
  },
)

it('any other number is read as the page', () => {
  expect(readPage('2')).toBe(2)
  expect(readPage('999999')).toBe(999_999)
})

it('the line of a list counts from the first result of the page to its last', () => {
  expect(shownText({ page: 1, pageSize: 10, shown: 10, total: 23 })).toBe(
    'Showing 1 to 10 of 23 results',
  )
  expect(shownText({ page: 3, pageSize: 10, shown: 3, total: 23 })).toBe(
    'Showing 21 to 23 of 23 results',
  )
  expect(shownText({ page: 1, pageSize: 10, shown: 0, total: 0 })).toBe('')
})
