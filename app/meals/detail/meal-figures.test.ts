import { describe, expect, it } from 'vitest'
import { type Item, noNutrition } from '#app/nutrition/nutrition.ts'
import { resolveFigures } from './meal-figures.ts'

const item = (calories: number, fat: number, fields: Partial<Item> = {}): Item => ({
  text: 'rice',
  food: 'Rice',
  foodName: 'Rice',
  foodId: 'rice',
  group: 'grain',
  grams: 100,
  gramsAssumed: false,
  confidence: 0.9,
  nutritionData: { ...noNutrition, calories, fat },
  missing: [],
  ...fields,
})

const items = [item(130, 0.1), item(200, 0.2, { missing: ['sugar'] })]
const sum = { ...noNutrition, calories: 330, fat: 0.3 }

describe('the figures of a meal', () => {
  it('are the sum of its items where none are sent', () => {
    const settled = resolveFigures(items, {})
    expect(settled).toMatchObject({ nutritionData: sum, nutritionSource: 'computed' })
    expect(settled.missing).toEqual(['sugar'])
  })

  it('count as computed when they equal that sum, and as edited otherwise', () => {
    expect(resolveFigures(items, { nutritionData: { ...sum } }).nutritionSource).toBe('computed')
    const edited = { ...sum, calories: 331 }
    expect(resolveFigures(items, { nutritionData: edited })).toEqual({
      nutritionData: edited,
      nutritionSource: 'edited',
      range: null,
      missing: ['sugar'],
    })
  })

  it('lack what their items lack, save what was set by hand', () => {
    const sugar = { ...sum, sugar: 5 }
    expect(resolveFigures(items, { nutritionData: sugar }).missing).toEqual([])
    expect(resolveFigures([], { nutritionData: sugar }).missing).toEqual([])
  })

  it('stay as they are where neither items nor figures are sent', () => {
    expect(resolveFigures([], {}, { nutritionData: sum })).toMatchObject({
      nutritionData: sum,
      nutritionSource: 'edited',
    })
    expect(resolveFigures([], {}).nutritionData).toEqual(noNutrition)
  })

  it('have the range that came with them, the one they had, or one made from the items', () => {
    const range = { calories: { low: 300, high: 400 } }
    expect(resolveFigures(items, { range }).range).toEqual(range)
    expect(resolveFigures(items, {}, { range }).range).toEqual(range)
    const wrong = { calories: { low: 400, high: 500 } }
    for (const made of [resolveFigures(items, {}), resolveFigures(items, { range: wrong })]) {
      expect(made.range?.calories.low).toBeLessThan(330)
      expect(made.range?.calories.high).toBeGreaterThan(330)
    }
  })
})
