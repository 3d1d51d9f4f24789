import { describe, expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'

const found = (text: string) =>
  (tableReader.estimate(text)?.items ?? []).map(({ foodName, grams }) => [foodName, grams])

describe('juice and zest of a fruit', () => {
  // USDA: a lemon yields 48 g of juice, an orange 86 g, a grapefruit 196 g, and a tablespoon of peel weighs 6 g.
  it.each([
    ['juice of 1 lemon', [['Lemon juice', 47]]],
    ['the juice of half a lime', [['Lemon juice', 23.5]]],
    ['juice of 1/2 lemon', [['Lemon juice', 23.5]]],
    ['juice of 1-2 lemons', [['Lemon juice', 70.5]]],
    ['juice of one and a half lemons', [['Lemon juice', 70.5]]],
    ['juice of 1 orange', [['Orange juice', 86]]],
    ['juice of half a grapefruit', [['Grapefruit juice', 98]]],
    ['zest of 1 orange', [['Citrus zest', 6]]],
    // the fruit as it is, not a glass of juice beside it
    ['juice of 1 clementine', [['Clementine', 85]]],
    [
      'juice of 1 lemon and 1 orange, 2 eggs',
      [
        ['Lemon juice', 47],
        ['Orange juice', 86],
        ['Egg', 100],
      ],
    ],
    [
      'zest and juice of 2 limes and 1 orange',
      [
        ['Citrus zest', 12],
        ['Lemon juice', 94],
        ['Citrus zest', 6],
        ['Orange juice', 86],
      ],
    ],
    [
      'juice and zest of 1 lemon',
      [
        ['Lemon juice', 47],
        ['Citrus zest', 6],
      ],
    ],
  ])('"%s"', (text, foods) => {
    expect(found(text)).toEqual(foods)
  })

  it.each([
    ['juice of 1 lemon and 1 orange bell pepper', ['Lemon juice', 'Orange', 'Bell pepper']],
    ['juice of 1 lime and 1 orange, peeled and segmented', ['Lemon juice', 'Orange']],
    ['juice of 1 lemon and 1 lemon sliced', ['Lemon juice', 'Lemon']],
    ['juice of 1 lemon and 1 lemon for garnish', ['Lemon juice', 'Lemon']],
    ['juice of 1 lime and 2 lime leaves', ['Lemon juice', 'Lime']],
    ['zest of 1 lemon and 2 orange segments', ['Citrus zest', 'Orange']],
    ['juice of 1 lemon and 1 orange and 2 eggs', ['Lemon juice', 'Orange juice', 'Egg']],
    ['juice of 1 lemon and 1 lime, 5 sliced almonds', ['Lemon juice', 'Lemon juice', 'Almonds']],
  ])('"%s" takes the juice of what is not cut or named on', (text, foods) => {
    expect(found(text).map(([name]) => name)).toEqual(foods)
  })

  it.each([
    ['a glass of orange juice', ['Orange juice']],
    ['glass of juice of apple with lemon', ['Apple juice']],
    ['juice of apple', ['Apple juice']],
    ['apple juice of lemon', ['Apple juice', 'Lemon']],
    ['my juice of choice with lemon', ['Fruit juice']],
  ])('"%s" is a drink', (text, foods) => {
    expect(found(text).map(([name]) => name)).toEqual(foods)
  })
})

describe('food that is said to be uncooked', () => {
  it.each([
    ['1 cup jasmine rice (uncooked)', 'Dry white rice', 185],
    ['250 g uncooked penne', 'Dry pasta', 250],
  ])('"%s" is the dry food', (text, food, grams) => {
    expect(found(text)).toEqual([[food, grams]])
  })
})
