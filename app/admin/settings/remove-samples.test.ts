import { expect, it } from 'vitest'
import { removedText } from './remove-samples.tsx'

it.each([
  [98, 12, '98 sample meals and 12 sample articles are in the trash'],
  [1, 0, '1 sample meal and no sample articles are in the trash'],
  [0, 1, 'No sample meals and 1 sample article are in the trash'],
  [0, 0, 'There were no samples left'],
])('%i meals and %i articles that were removed are told in words', (meals, posts, text) => {
  expect(removedText({ meals, posts })).toBe(text)
})
