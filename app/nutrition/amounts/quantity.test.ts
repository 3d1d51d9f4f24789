import { describe, expect, it } from 'vitest'
import { tokenise } from '../text/words.ts'
import { readQuantity } from './quantity.ts'

function read(text: string) {
  return readQuantity(tokenise(text), 0)
}

describe('reading numbers', () => {
  it.each([
    ['2 eggs', 2],
    ['2.5 cups', 2.5],
    ['1,5 cups', 1.5],
    ['1,500 g', 1500],
    ['1/2 cup', 0.5],
    ['1 1/2 cups', 1.5],
    ['½ cup', 0.5],
    ['1½ cups', 1.5],
    ['1 ½ cups', 1.5],
    ['¾ of a cup', 0.75],
    ['3⁄4 cup', 0.75],
    ['half a pita', 0.5],
    ['half of an avocado', 0.5],
    ['a half cup', 0.5],
    ['a quarter of a melon', 0.25],
    ['three quarters of a cup', 0.75],
    ['two thirds cup', 2 / 3],
    ['one-half cup', 0.5],
    ['two and a half cups', 2.5],
    ['1 and 1/2 cups', 1.5],
    ['a dozen oysters', 12],
    ['half a dozen eggs', 6],
    ['2 dozen eggs', 24],
    ['twenty five grams', 25],
    ['twenty-five grams', 25],
    ['a hundred grams', 100],
    ['two hundred grams', 200],
    ['a couple of cookies', 2],
    ['a few strawberries', 3],
    ['several olives', 4],
  ])('"%s" is %d', (text, value) => {
    expect(read(text)?.value).toBeCloseTo(value, 5)
  })

  it.each([
    ['2-3 slices', 2, 3],
    ['2 – 3 slices', 2, 3],
    ['2 to 3 slices', 2, 3],
    ['2 or 3 slices', 2, 3],
    ['100 g to 150 g of rice', 100, 150],
    ['between 100 and 150 g', 100, 150],
  ])('"%s" is a range from %d to %d, taken at its middle', (text, low, high) => {
    const quantity = read(text)
    expect([quantity?.low, quantity?.high]).toEqual([low, high])
    expect(quantity?.value).toBe((low + high) / 2)
  })

  it('reads "a" as one, marked as weak', () => {
    expect(read('a banana')).toMatchObject({ value: 1, weak: true })
    expect(read('1 banana')).toMatchObject({ value: 1, weak: false })
  })

  it('finds no number in other words', () => {
    expect(read('banana')).toBeNull()
    expect(read('')).toBeNull()
  })

  it.each([
    ['123456 g', 123_456],
    ['999,999 g', 999_999],
    ['1e3 g', 1000],
    ['2.5e-1 cups', 0.25],
    ['1234567 g', Number.POSITIVE_INFINITY],
    ['1,234,567 g', Number.POSITIVE_INFINITY],
    ['1.234.567 g', Number.POSITIVE_INFINITY],
    ['1e308 g', Number.POSITIVE_INFINITY],
    ['1/0 cup', Number.POSITIVE_INFINITY],
  ])('reads "%s" as %d; what is no amount is infinite', (text, value) => {
    expect(read(text)?.value).toBe(value)
  })
})
