import { describe, expect, it } from 'vitest'
import { estimateText } from './estimate.ts'

/** The foods of a text with their grams, "*" behind assumed ones. */
function read(text: string): string[] {
  const items = estimateText(text)?.items ?? []
  return items.map(({ food, grams, gramsAssumed }) => `${food} ${grams}${gramsAssumed ? '*' : ''}`)
}

describe('meals as people tell them', () => {
  it.each<[string, string[]]>([
    ['200 g of beef and noodles with gravy', ['Beef and noodles with gravy 200']],
    ['beef stew with carrots and potatoes, 2 cups', ['Beef stew 504']],
    ['60 g of roti made from wheat flour', ['Roti 60']],
    ['1) 40 g oats\n2) 15 g honey', ['Rolled oats 40', 'Honey 15']],
    ['My coach told me to log it: 60 g oats, 15 g honey', ['Rolled oats 60', 'Honey 15']],
    ['Had 100 g rice around eleven, 1 banana at 8', ['White rice 100', 'Banana 118']],
    ['a glass (240 g) of low fat milk and 2 (60 g) cookies', ['Low fat milk 240', 'Cookie 60']],
    ['um I think I had like two eggs', ['Egg 100']],
    ['For dinner: 100 g salmon. As a snack 30 g almonds.', ['Salmon 100', 'Almonds 30']],
    ['2 fun size snickers bars', ['Snickers 34']],
    ['200 g ugali and 80 g sukuma wiki', ['Ugali 200', 'Sukuma wiki 80']],
  ])('"%s"', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('keeps a cup of rice apart from the chicken beside it', () => {
    expect(read('1 cup of rice with chicken')).toHaveLength(2)
  })

  it('reads 10,000 characters of foods without a single mark', () => {
    const text = 'cheese omelet baked beans roast potato apple pie '.repeat(200)
    expect(estimateText(text)?.items.length).toBeGreaterThan(100)
  })
})
