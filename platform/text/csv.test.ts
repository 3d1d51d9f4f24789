import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a line of CSV is read back as it was', () => {
  const cells = ['plain', 'with, comma', 'with "quotes"', 'two\nlines', '', 'ملوخية']
  expect(parse(csvLine(cells))).toEqual([cells])
  expect(csvLine([1.5, null, 'x'])).toBe('1.5,,x\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', ' =1', '\r=1'])(
  '%j is no formula in a spreadsheet',
  (text) => {
    expect(parse(csvLine([text]))).toEqual([[`'${text}`]])
  },
)

test('every text without a formula is read back, beside its neighbours', () => {
  const plain = fc.string().filter((text) => !/^\s*[=+\-@\t\r]/.test(text))
  fc.assert(
    fc.property(fc.array(plain, { minLength: 2, maxLength: 4 }), (cells) => {
      expect(parse(csvLine(cells), { recordDelimiter: '\r\n' })).toEqual([cells])
    }),
  )
})
