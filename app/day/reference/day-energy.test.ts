import { expect, test } from 'vitest'
import {
  energyReferences,
  personText,
  readReference,
  referenceText,
  shareOfDay,
  shareText,
} from './day-energy.ts'

test('a meal is a part of a day between what the hungriest and the least hungry need', () => {
  expect(shareOfDay(450, { who: 'women', activity: 'moderate' })).toEqual({ low: 20, high: 25 })
  expect(shareOfDay(600, { who: 'men', activity: 'sedentary' })).toEqual({ low: 25, high: 30 })
  expect(shareText(600, { who: 'men', activity: 'active' })).toBe('20 to 25%')
  expect(shareText(0, { who: 'men', activity: 'active' })).toBe('0%')
})

test('a choice is stored as text and read back', () => {
  expect(energyReferences).toHaveLength(6)
  for (const reference of energyReferences) {
    expect(readReference(referenceText(reference))).toEqual(reference)
  }
})

test.each([null, '', 'women', 'women-lazy', '{"who":"women"}'])(
  'what is stored as %s is no choice',
  (text) => {
    expect(readReference(text)).toBeNull()
  },
)

test('people are named as a sentence goes on', () => {
  expect(personText({ who: 'women', activity: 'moderate' })).toBe('a moderately active woman')
  expect(personText({ who: 'men', activity: 'active' })).toBe('an active man')
})
