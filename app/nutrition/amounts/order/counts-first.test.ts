import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('a number behind a dish', () => {
  it.each<[string, string[]]>([
    ['samosas, 2 potato', ['Samosa 200']],
    ['wings, 1 potato', ['Chicken wings 105*', 'Potato 170']],
    ['tacos, 1 potato', ['Taco 180*', 'Potato 170']],
    ['burgers, 2 potatoes', ['Hamburger 170*', 'Potato 340']],
    ['burgers, 3 mushrooms', ['Hamburger 170*', 'Mushrooms 54']],
  ])('counts its kind, but no food beside it: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['cereal with milk x 2, banana', ['Corn flakes 70', 'Milk 125*', 'Banana 118*']],
    ['toast with jam x 2; tea', ['Toast 50', 'Jam 15*', 'Tea 240*']],
    [
      'tea with milk and sugar x 4, biscuits',
      ['Tea 240*', 'Milk 30*', 'Sugar 16', 'Digestive biscuit 15*'],
    ],
  ])('counts its clause alone: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
