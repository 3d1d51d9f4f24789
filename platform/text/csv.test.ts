import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a line of CSV is read back as it was', () => {
  const cells = ['plain', 'with, comma', 'with "quotes"', 'two\nlines', '', 'ملوخية']
  expect(parse(csvLine(cells))).toEqual([cells])
  expect(csvLine([1.5, null, 'x'])).toBe('1.5,,x\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('%j is no formula in a spreadsheet', (text) => {
  expect(parse(csvLine([text]))).toEqual([[`'${text}`]])
})
