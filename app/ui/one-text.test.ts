import { expect, test } from 'vitest'
import fc from '#tests/support/property.ts'
import { fromOneText, toOneText } from './one-text.ts'

const rows = [
  { title: 'Crème brûlée </script>', calories: 310, category: null, widths: [320, 640] },
  { title: 'Rice', calories: 130.5, category: { name: 'Vegan' }, widths: [] },
]

test('a value is at hand where its text was written, and read back once elsewhere', () => {
  const text = toOneText(rows)
  expect(fromOneText(text)).toBe(rows)
  const sent = structuredClone(text)
  expect(fromOneText(sent)).toEqual(rows)
  expect(fromOneText(sent)).toBe(fromOneText(sent))
})

test('all that JSON can hold comes back as it was', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 5 })
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4, stringUnit: 'grapheme' }), name, (value, name) => {
      const record = { [name === '__proto__' ? '' : name]: value, list: [value, { value }] }
      const plain = JSON.parse(JSON.stringify(record))
      expect(fromOneText(structuredClone(toOneText(record)))).toEqual(plain)
    }),
  )
})

test('the fields of like records are named once', () => {
  const { packed } = toOneText(rows)
  expect(packed.match(/calories/g)).toHaveLength(1)
})
