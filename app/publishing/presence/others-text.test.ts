import { expect, it } from 'vitest'
import { othersText } from './others-text.ts'

it.each([
  [['Ann'], 'Ann has this post open too.'],
  [['Ann', 'Ben'], 'Ann and Ben have this post open too.'],
  [['Ann', 'Ben', 'Cleo'], 'Ann, Ben and 1 more have this post open too.'],
  [['Ann', 'Ben', 'Cleo', 'Dan'], 'Ann, Ben and 2 more have this post open too.'],
])('%s are named in one calm line [safely-01]', (names, text) => {
  expect(othersText(names, 'post')).toBe(text)
})
