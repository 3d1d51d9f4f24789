import { describe, expect, it } from 'vitest'
import { noNutrition } from '#app/nutrition/nutrition.ts'
import {
  type ComparedMeal,
  extremes,
  foodRows,
  inHundredGrams,
  shownGrams,
} from './compared-meal.ts'

const exact = (value: number) => ({ value, low: value, high: value })

describe('the greatest and the least figure', () => {
  it.each([
    [
      [1, 2, 3],
      ['least', null, 'most'],
    ],
    [
      [3, 1, 3],
      ['most', 'least', 'most'],
    ],
    [
      [2, 2],
      [null, null],
    ],
    [
      [100, 91],
      [null, null],
    ],
    [
      [100, 90],
      ['most', 'least'],
    ],
    [[2], [null]],
    [[], []],
  ])('of %j are %j', (values, marks) => {
    expect(extremes(values.map(exact))).toEqual(marks)
  })

  it('are not marked where their intervals overlap', () => {
    const one = { value: 500, low: 440, high: 560 }
    expect(extremes([one, { value: 600, low: 550, high: 650 }])).toEqual([null, null])
    expect(extremes([one, { value: 700, low: 650, high: 750 }])).toEqual(['least', 'most'])
  })

  it('leave out what is not known', () => {
    expect(extremes([null, exact(1), exact(2)])).toEqual([null, 'least', 'most'])
    expect(extremes([null, exact(1)])).toEqual([null, null])
  })
})

describe('the foods of several meals', () => {
  const food = (name: string, grams: number | null = null) => ({ name, grams })

  it('are one row each, those of most meals first', () => {
    const rows = foodRows([
      { foods: [food('Rice', 100), food('Peas', 50), food('rice', 20)] },
      { foods: [food('Tofu', 80), food('Rice')] },
      { foods: [food('rice', 70), food('Tofu', 10), food('Corn', 5)] },
    ])
    expect(rows.shared).toEqual([
      { name: 'Rice', grams: [120, null, 70] },
      { name: 'Tofu', grams: [undefined, 80, 10] },
    ])
    expect(rows.others).toEqual([
      { name: 'Peas', grams: [50, undefined, undefined] },
      { name: 'Corn', grams: [undefined, undefined, 5] },
    ])
  })

  it('that are listed by name alone are still in their meal', () => {
    expect(foodRows([{ foods: [food('Egg'), food('egg')] }]).others).toEqual([
      { name: 'Egg', grams: [null] },
    ])
  })

  it('are shown with one decimal below 10 g, and never as 0', () => {
    const shown = [0.01, 0.25, 2.5, 9.97, 10.4, 150].map(shownGrams)
    expect(shown).toEqual([0.1, 0.3, 2.5, 10, 10, 150])
  })

  it('are those of 100 g where the weight of every meal is known', () => {
    const meal: ComparedMeal = {
      slug: 'soup',
      title: 'Soup',
      imageUrl: '',
      image: null,
      nutritionData: { ...noNutrition, calories: 200 },
      range: null,
      missing: [],
      grams: 400,
      foods: [food('Stock', 399), food('Salt', 1)],
      checked: null,
    }
    expect(inHundredGrams([meal])?.[0]).toMatchObject({
      nutritionData: { calories: 50 },
      foods: [food('Stock', 99.75), food('Salt', 0.25)],
    })
    expect(inHundredGrams([meal, { ...meal, grams: null }])).toBeNull()
  })
})
