import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('few pages are all shown', () => {
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
  expect(pageWindow(5, 5)).toEqual([1, 2, 3, 4, 5])
})

test('away from both ends, five numbers are between the first and the last page [catalogue-09]', () => {
  expect(pageWindow(10, 20)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12, 'gap-after', 20])
})

test('a gap appears only if it hides a page', () => {
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 6, 'gap-after', 20])
  expect(pageWindow(5, 20)).toEqual([1, 'gap-before', 3, 4, 5, 6, 7, 'gap-after', 20])
  expect(pageWindow(1, 6)).toEqual([1, 2, 3, 4, 5, 6])
  expect(pageWindow(1, 7)).toEqual([1, 2, 3, 4, 5, 'gap-after', 7])
})

test('at both ends the window still has five numbers', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20])
  expect(pageWindow(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20])
})
