import { expect, test } from 'vitest'
import { portionSteps, portionText, scaleFigures } from './portion.ts'

const data = {
  calories: 445,
  carbohydrates: 30.3,
  protein: 20,
  fat: 12.5,
  fiber: 4,
  sugar: 1.1,
  sodium: 333,
}

const figures = {
  nutritionData: data,
  computedData: data,
  range: { calories: { low: 310, high: 645 } },
  items: [
    {
      text: '150 g rice',
      food: 'Rice',
      foodName: 'Rice',
      foodId: 'rice',
      group: 'grain' as const,
      grams: 150,
      gramsAssumed: false,
      confidence: 0.9,
      nutritionData: data,
      missing: [],
    },
  ],
}

test('a visitor can choose from half a serving to two, by quarters', () => {
  expect(portionSteps).toEqual([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2])
})

test('one serving is shown as it is', () => {
  expect(scaleFigures(figures, 1)).toBe(figures)
})

test('one and a half servings have half as much again of everything', () => {
  const scaled = scaleFigures(figures, 1.5)
  const more = {
    calories: 668,
    carbohydrates: 45.5,
    protein: 30,
    fat: 18.8,
    fiber: 6,
    sugar: 1.7,
    sodium: 500,
  }
  expect(scaled.nutritionData).toEqual(more)
  expect(scaled.computedData).toEqual(more)
  expect(scaled.items).toEqual([{ ...figures.items[0], grams: 225, nutritionData: more }])
  expect(scaled.range).toEqual({ calories: { low: 465, high: 968 } })
})

test('a meal whose range nobody knows has none at half a serving either', () => {
  expect(scaleFigures({ ...figures, range: null }, 0.5).range).toBeNull()
})

test('portions are told as people say them', () => {
  expect([0.5, 1, 1.5, 2].map(portionText)).toEqual([
    '0.5 servings',
    '1 serving',
    '1.5 servings',
    '2 servings',
  ])
})
