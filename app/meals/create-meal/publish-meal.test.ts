import { describe, expect, it } from 'vitest'
import type { Image } from '#app/images/image.ts'
import { type Item, noNutrition } from '#app/nutrition/nutrition.ts'
import { noServing, withGrams, withItems } from '../portions/serving.ts'
import { type MealForm, newMealBody, publishProblems } from './publish-meal.ts'

describe('publishing a meal', () => {
  it('asks for title, image and meal type, in this order [create-19]', () => {
    const problems = publishProblems({ ...complete, title: ' ', image: null, mealType: null })
    expect([...problems]).toEqual([
      ['title', 'Please enter a title for the meal'],
      ['image', 'Please select an image for the meal'],
      ['mealType', 'Please select a meal type'],
    ])
  })

  it('does without categories and figures', () => {
    expect(publishProblems({ ...complete, categories: [], analysis: null }).size).toBe(0)
  })

  it('names the meal after its categories and its type [create-22]', () => {
    expect(newMealBody(complete).name).toBe('Vegan Keto Dinner Meal')
    expect(newMealBody({ ...complete, categories: [] }).name).toBe('Dinner Meal')
  })

  it('sends the published meal with its address and its image [create-22]', () => {
    expect(newMealBody({ ...complete, title: ' Tofu & Rice! ' })).toMatchObject({
      title: 'Tofu & Rice!',
      slug: 'tofu-rice',
      description: 'Nutritious meal with balanced macronutrients',
      imageUrl: '/media/tofu.webp',
      imageId: 'image-1',
      mealType: 'type-1',
      categories: ['category-1', 'category-2'],
      isPublished: true,
    })
  })

  it('sends the items with their sum, and how far it may be off', () => {
    const body = newMealBody(complete)
    expect(body.nutritionData.calories).toBe(216)
    expect(body.items).toEqual([tofu])
    expect(body.range).toEqual({ calories: { low: 180, high: 260 } })
    // Rice was given without an amount.
    expect(body.ingredients).toEqual(['Tofu', 'Rice'])
  })

  it('makes a range of its own for items that were corrected', () => {
    const serving = withItems(complete.serving, [withGrams(tofu, 300)])
    const { nutritionData, range } = newMealBody({ ...complete, serving })
    expect(nutritionData.calories).toBe(432)
    expect(range?.calories.low).toBeGreaterThan(260)
    expect(range?.calories.high).toBeGreaterThan(432)
  })

  it('sends figures that were set by hand, of which nobody knows the range', () => {
    const figures = { ...complete.serving.figures, calories: '500' }
    const body = newMealBody({ ...complete, serving: { ...complete.serving, figures } })
    expect(body.nutritionData.calories).toBe(500)
    expect(body.range).toBeNull()
  })

  it('sends zeros when nothing was computed', () => {
    const body = newMealBody({ ...complete, analysis: null, serving: noServing })
    expect(body).toMatchObject({ nutritionData: noNutrition, ingredients: [], items: [] })
  })

  it('refuses figures that are no amounts', () => {
    const figures = { ...noServing.figures, fat: '-1' }
    const problems = publishProblems({ ...complete, serving: { items: [], figures } })
    expect([...problems]).toEqual([['fat', 'Fat must be a number of at least 0']])
  })

  it('leaves the address to the server when the title has no letters', () => {
    expect(newMealBody({ ...complete, title: '!!!' }).slug).toBeUndefined()
  })

  it('never takes an address that is a path of its own', () => {
    expect(newMealBody({ ...complete, title: 'Lunch' }).slug).not.toBe('lunch')
  })
})

const image: Image = {
  _id: 'image-1',
  imageUrl: '/media/tofu.webp',
  url: '/media/tofu.webp',
  prompt: 'tofu with rice',
  source: 'generated',
  model: 'illustrator',
  seed: 1,
  error: null,
  progress: 1,
  width: 1280,
  height: 1280,
  createdAt: '2026-01-01T00:00:00.000Z',
  files: null,
}

const tofu: Item = {
  text: 'tofu',
  food: 'Tofu',
  foodName: 'Tofu',
  foodId: 'tofu',
  group: 'legume',
  grams: 150,
  gramsAssumed: true,
  confidence: 1,
  nutritionData: { ...noNutrition, calories: 216 },
  missing: [],
}

const complete: MealForm = {
  title: 'Tofu with rice',
  description: '',
  imageAlt: '',
  image,
  categories: [
    { _id: 'category-1', name: 'Vegan' },
    { _id: 'category-2', name: 'Keto' },
  ],
  mealType: { _id: 'type-1', name: 'Dinner', slug: 'dinner' },
  analysis: {
    basis: 'tofu with rice',
    detectedIngredients: ['Tofu', 'Rice'],
    items: [tofu],
    suggestions: [],
    range: { calories: { low: 180, high: 260 } },
  },
  serving: withItems(noServing, [tofu]),
}
