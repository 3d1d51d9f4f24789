import { describe, expect, it } from 'vitest'
import { readMeasure } from './measure-text.ts'

describe("reading USDA's measure texts", () => {
  it.each([
    ['1 cup, cooked', { units: ['cup'], unitMl: 236.6, words: ['cooked'] }],
    ['0.5 cup (1 nlea serving)', { count: 0.5, units: ['cup'], unitMl: 236.6 }],
    ['1 cup slices', { units: ['cup'], unitMl: 236.6, words: ['slice'] }],
    ['1 fl oz (no ice)', { units: ['fl oz'], unitMl: 29.57, words: ['no', 'ice'] }],
    ['3 oz', { count: 3, unitGrams: 28.35 }],
    ['1 oz, boneless, cooked', { unitGrams: 28.35, words: ['boneless', 'cooked'] }],
  ])('"%s" is a volume or a weight', (text, expected) => {
    expect(readMeasure(text)).toMatchObject(expected)
  })

  it.each([
    ['1 small (4" dia)', { sizes: ['small'], units: [], nouns: [], inches: [4, 4] }],
    ['1 extra large', { sizes: ['extra large'], nouns: [] }],
    ['1 small or thin/very thin slice', { sizes: ['small'], units: ['slice'] }],
    ['1 medium/regular', { sizes: ['medium'], nouns: [] }],
    ['1/2 small/medium breast', { count: 1, sizes: ['small', 'medium'], units: ['breast'] }],
    ['1 fun/snack size', { sizes: ['small'], words: ['fun', 'snack'] }],
    ['1 king size bar', { sizes: ['extra large'], units: ['bar'], words: ['king'] }],
    ['1 bagel thin', { sizes: [], nouns: ['bagel', 'thin'] }],
  ])('"%s" has a size', (text, expected) => {
    expect(readMeasure(text)).toMatchObject(expected)
  })

  it.each([
    ['10 chips', { count: 10, units: ['chip'] }],
    ['1/2 bagel', { count: 0.5, nouns: ['bagel'] }],
    ['1 piece/slice', { units: ['slice', 'piece'], either: ['piece', 'slice'] }],
    ['1 taco or tostada, ns size', { either: ['taco', 'tostada'] }],
    ['1 frankfurter on bun', { nouns: ['hotdog'], words: ['bun'] }],
    ['1 individual school container', { units: ['container'] }],
    ['1 large single serving bag', { units: ['bag'], sizes: ['large'] }],
    ['1 100 calorie package', { units: ['packet'], nouns: ['calorie', 'package'] }],
    ['1 small ice cream cup', { units: ['cup'], unitMl: null, sizes: ['small'] }],
    ['1 piece, medium pizza', { units: ['piece'], sizes: [], wholeSizes: ['medium'] }],
  ])('"%s" counts pieces', (text, expected) => {
    expect(readMeasure(text)).toMatchObject(expected)
  })

  it.each([
    ['1 can (12 fl oz)', 354.8, null],
    ['1 6 oz container', null, 170.1],
    ['1 can (10.75 oz), prepared to directions', null, 304.8],
    ['1 bottle (500 ml)', 500, null],
    ['1 can', null, null],
  ])('"%s" holds %s ml or %s g', (text, ml, grams) => {
    const measure = readMeasure(text)
    expect(measure.insideMl).toEqual(ml && expect.closeTo(ml, 0))
    expect(measure.insideGrams).toEqual(grams && expect.closeTo(grams, 0))
  })

  it.each([
    ['1 pie (9" dia)', [9, 9]],
    ['1 medium pizza (11-12" diameter)', [11, 12]],
    ['1 cookie (3-3/4" dia)', [3.75, 3.75]],
    ['1 12-inch submarine', [12, 12]],
    ['1 slice', null],
  ])('"%s" is %j inches', (text, inches) => {
    expect(readMeasure(text).inches).toEqual(inches)
  })

  it('recognises defaults, yields, brands and measures that people do not use', () => {
    expect(readMeasure('default')).toMatchObject({ isDefault: true, branded: false })
    expect(readMeasure('default [hershey bar]')).toMatchObject({ isDefault: true, branded: true })
    expect(readMeasure('1 cup, dry, yields').yields).toBe(true)
    expect(readMeasure('1 oz, boneless, raw (yield after cooking)').yields).toBe(true)
    expect(readMeasure('1 thin slice (yield after cooking)').yields).toBe(false)
    expect(readMeasure('guideline amount in salad').unsayable).toBe(true)
    expect(readMeasure('1 cubic inch').unsayable).toBe(true)
  })

  it.each(['', '1', '1/0 cup', '(((', '1 (', '[', '½ cup', ',,,'])(
    '"%s" is read without an error',
    (text) => {
      expect(readMeasure(text).count).toBeGreaterThan(0)
    },
  )
})
