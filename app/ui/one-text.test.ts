import { expect, test } from 'vitest'
import { fromOneText, toOneText } from './one-text.ts'

const rows = [{ title: 'Crème brûlée </script>', calories: 310, category: null }]

test('a value is at hand where its text was written, and read back once elsewhere', () => {
  const text = toOneText(rows)
  expect(fromOneText(text)).toBe(rows)
  const sent = structuredClone(text)
  expect(fromOneText(sent)).toEqual(rows)
  expect(fromOneText(sent)).toBe(fromOneText(sent))
})
