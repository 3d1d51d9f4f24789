import { describe, expect, it } from 'vitest'
import { type Item, noNutrition } from '#app/nutrition/nutrition.ts'
import {
  figuresByHand,
  figureTexts,
  ingredientNames,
  noServing,
  recomputed,
  withGrams,
  withItems,
} from './serving.ts'

const item = (food: string, calories: number, fat = 0): Item => ({
  text: food,
  food,
  foodName: food,
  foodId: food.toLowerCase(),
  group: 'grain',
  grams: 100,
  gramsAssumed: true,
  confidence: 0.9,
  nutritionData: { ...noNutrition, calories, fat },
  missing: [],
})

const rice = item('Rice', 130, 0.3)
const beans = item('Beans', 90, 0.1)
const both = withItems(noServing, [rice, beans])

describe('the figures of a serving', () => {
  it('are the sum of its items, and follow when items change', () => {
    expect(both.figures).toMatchObject({ calories: '220', fat: '0.4' })
    expect(figuresByHand(both)).toEqual([])
    expect(withItems(both, [rice]).figures).toMatchObject({ calories: '130', fat: '0.3' })
    expect(withItems(both, []).figures).toEqual(noServing.figures)
  })

  it('stay where somebody set them, until the sum is asked for', () => {
    const byHand = { ...both, figures: { ...both.figures, calories: '500' } }
    expect(figuresByHand(byHand)).toEqual(['calories'])
    const after = withItems(byHand, [rice])
    expect(after.figures).toMatchObject({ calories: '500', fat: '0.3' })
    expect(recomputed(after).figures.calories).toBe('130')
  })

  it('that were there before any item count as set by hand', () => {
    const figures = { ...figureTexts(noNutrition), calories: '480' }
    const after = withItems({ items: [], figures }, [rice])
    expect(after.figures).toMatchObject({ calories: '480', fat: '0.3' })
  })

  it('do not differ from the sum by how they are written', () => {
    const figures = { ...both.figures, calories: '220.0', sodium: '' }
    expect(figuresByHand({ ...both, figures })).toEqual([])
  })
})

describe('an item of another amount', () => {
  it('has the figures of that amount, which somebody gave', () => {
    expect(withGrams(rice, 150)).toMatchObject({
      grams: 150,
      gramsAssumed: false,
      nutritionData: { calories: 195, fat: 0.5 },
    })
    expect(withGrams(rice, 0).nutritionData).toEqual(noNutrition)
    expect(withGrams({ ...rice, grams: 0 }, 50).nutritionData).toEqual(noNutrition)
  })
})

describe('the names of ingredients', () => {
  it('are those of the items, and what was named without being one', () => {
    expect(ingredientNames([beans], ['Rice', 'Saffron'], [rice])).toEqual(['Beans', 'Saffron'])
    expect(ingredientNames([rice, rice], [], [])).toEqual(['Rice'])
  })
})
