import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'

describe('a table as CSV', () => {
  it('quotes commas, quotes and line breaks', () => {
    expect(csvText([['a,b', 'say "hi"', 'two\nlines', 'plain', 1.5, null]])).toBe(
      '\uFEFF"a,b","say ""hi""","two\nlines",plain,1.5,\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")', '\r=1'])(
    'keeps a spreadsheet from running %j as a formula',
    (text) => {
      const [[cell]] = parse(csvText([[text]]), { bom: true }) as [[string]]
      expect(cell).toBe(`'${text}`)
    },
  )

  it('leaves numbers as numbers, negative ones too', () => {
    expect(csvText([[-3, 0]])).toBe('\uFEFF-3,0\r\n')
  })

  it('gives back every text that a reader of CSV reads', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), (cells) => {
        const [row] = parse(csvText([cells]), { bom: true, recordDelimiter: '\r\n' }) as string[][]
        const expected = cells.map((cell) => (/^\s*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell))
        expect(row).toEqual(expected)
      }),
    )
  })
})
