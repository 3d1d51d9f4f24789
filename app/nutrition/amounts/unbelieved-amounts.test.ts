import { describe, expect, it } from 'vitest'
import { tableReader } from '../estimate.ts'
import { nutrients } from '../nutrition.ts'
import { maxPlateGrams } from '../plate-limits.ts'

const itemsOf = (text: string) => tableReader.estimate(text)?.items ?? []

describe('an amount that cannot be meant', () => {
  it.each([
    '1234567 g rice',
    '20001 g rice',
    '500 cups rice',
    'rice 9999999',
    '99999999999999999999 cups rice',
    '1,234,567 g rice',
    `1${'0'.repeat(320)} g rice`,
    '1e308 g rice',
    '1e308 kg rice',
    '25 kg rice',
    '25 kg of rice',
    'rice 25 kg',
    '1/0 cup rice',
    '0/0 cup rice',
    '0 g rice',
    '0 rice',
  ])('"%s" gets the usual amount, says so and keeps its words [estimate-01]', (text) => {
    const [usual] = itemsOf('rice')
    expect(itemsOf(text)).toEqual([
      { ...usual, text, confidence: expect.any(Number), alternatives: expect.any(Array) },
    ])
    expect(usual?.gramsAssumed).toBe(true)
  })

  it.each([
    ['30 l milk', 'Milk'],
    ['1234567 eggs', 'Egg'],
    ['a 9999999 oz can of cola', 'Cola'],
  ])('"%s"', (text, food) => {
    expect(itemsOf(text)).toMatchObject([{ text, food, gramsAssumed: true }])
  })

  it('changes no other food of the text', () => {
    expect(itemsOf('200 g chicken, 25 kg rice, 2 eggs')).toMatchObject([
      { text: '200 g chicken', grams: 200, gramsAssumed: false },
      { text: '25 kg rice', gramsAssumed: true },
      { text: '2 eggs', grams: 100, gramsAssumed: false },
    ])
  })

  it.each([
    ['20000 g rice', 20_000],
    ['20 kg rice', 20_000],
    ['100000 mg rice', 100],
    ['- 5 g rice', 5],
    ['100-150 g rice', 125],
  ])('is not "%s"', (text, grams) => {
    expect(itemsOf(text)).toMatchObject([{ grams, gramsAssumed: false }])
  })

  it.each(['80 kg man had 200 g rice', "I'm 80 kg, ate 200 g rice"])(
    'is not taken from the weight of the eater: "%s"',
    (text) => {
      expect(itemsOf(text)).toMatchObject([{ text: '200 g rice', grams: 200 }])
    },
  )
})

const numbers = [1, 3, 4, 5, 6, 7, 8, 330].flatMap((digits) => [
  '9'.repeat(digits),
  `${'7'.repeat(digits)}.5`,
])
const odd = ['0', '-5', '1/0', '0/0', '9999999/3', '1e308', '1e-308', '2 9/0']
const units = [
  ...['', 'g', 'kg', 'mg', 'oz', 'lb', 'stone', 'ml', 'l', 'gallons', 'cups', 'tbsp', 'bowls'],
  ...['slices', 'large', 'dozen', 'pinches', 'kcal of', 'inch', 'x 9999999 g', 'lb 9999999 oz'],
]
const shapes = [
  (amount: string) => `${amount} rice`,
  (amount: string) => `milk ${amount}`,
  (amount: string) => `2 pizzas of ${amount} each with ${amount} of fish and chips`,
  (amount: string) =>
    `${amount}-${amount} eggs shared between 3, half of ${amount} burger without bun`,
  (amount: string) =>
    `1 apple (${amount}), 3 x ${amount} cans of cola, rice and dal: ${amount} and 2 g respectively`,
]

describe('any number with any unit', () => {
  it.each(units)('"%s" gives finite figures of at most 20 kg [estimate-02]', (unit) => {
    for (const number of [...numbers, ...odd]) {
      for (const shape of shapes) {
        const text = shape(`${number} ${unit}`.trim())
        const estimate = tableReader.estimate(text)
        for (const { grams, nutritionData } of estimate?.items ?? []) {
          expect(grams, text).toBeGreaterThanOrEqual(0)
          expect(grams, text).toBeLessThanOrEqual(maxPlateGrams)
          for (const nutrient of nutrients) expect(nutritionData[nutrient], text).toBeLessThan(1e6)
        }
        const { low = 0, high = 0 } = estimate?.range.calories ?? {}
        expect([low, high].every(Number.isFinite), text).toBe(true)
      }
    }
  })
})
