import { describe, expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { noNutrition } from '#app/nutrition/nutrition.ts'
import { fittingLabels } from './fitting-labels.ts'

const named = (name: string) => ({ _id: name, name, slug: name.toLowerCase() })

const labels = {
  categories: ['Keto', 'Vegan', 'Mediterranean', 'High-Protein', 'Gluten Free', '!'].map(named),
  mealTypes: ['Breakfast', 'Lunch', 'Dinner', 'Snacks'].map(named),
}

/** What is proposed for a text, as names. */
function proposedFor(text: string, site = labels) {
  const estimate = tableReader.estimate(text)
  const plate = {
    text,
    items: estimate?.items ?? [],
    figures: estimate?.nutritionData ?? noNutrition,
    unknown: estimate?.unknown ?? [],
  }
  const { mealType, categories } = fittingLabels(plate, site)
  return { mealType: mealType?.name ?? null, categories: categories.map(({ name }) => name) }
}

const typeOf = (text: string) => proposedFor(text).mealType
const has = (text: string, category: string) => proposedFor(text).categories.includes(category)

describe('the meal type that is proposed', () => {
  it.each([
    ['oatmeal with blueberries and almonds', 'Breakfast'],
    ['2 boiled eggs with 100 g spinach', 'Breakfast'],
    ['pancakes with maple syrup', 'Breakfast'],
    ['overnight oats with berries', 'Breakfast'],
    ['chicken salad sandwich', 'Lunch'],
    ['lentil soup with bread', 'Lunch'],
    ['grilled salmon with quinoa, asparagus and lemon', 'Dinner'],
    ['spaghetti bolognese', 'Dinner'],
    ['150 g grilled chicken, 1 cup cooked rice', 'Dinner'],
    ['an apple and a handful of almonds', 'Snacks'],
    ['popcorn', 'Snacks'],
    ['breakfast burrito', 'Breakfast'],
    ['chicken and rice for lunch', 'Lunch'],
  ])('of %s is %s [one-go-02]', (text, name) => {
    expect(typeOf(text)).toBe(name)
  })

  it('is none of a site without it, or of no foods', () => {
    expect(proposedFor('oatmeal', { ...labels, mealTypes: [] }).mealType).toBeNull()
    expect(typeOf('qqq')).toBeNull()
  })
})

describe('the categories that are proposed', () => {
  it.each([
    'tofu with brown rice and broccoli',
    'lentils with rice, olive oil and lemon juice',
    'peanut butter, banana',
  ])('Vegan for %s [one-go-03]', (text) => {
    expect(has(text, 'Vegan')).toBe(true)
  })

  it.each([
    'grilled chicken with rice',
    'oatmeal with honey',
    'rice with butter',
    'pizza',
    'mashed potatoes',
    'tofu with qwertish sauce and rice, plumbus',
    'lentils with fish sauce',
  ])('not Vegan for %s, where it is not sure [one-go-03]', (text) => {
    expect(has(text, 'Vegan')).toBe(false)
  })

  it.each([
    ['3 fried eggs with bacon and avocado', true],
    ['ribeye steak with butter and spinach', true],
    ['oatmeal with banana', false],
    ['grilled chicken breast', false],
  ])('Keto by the macros: %s, %s [one-go-03]', (text, expected) => {
    expect(has(text, 'Keto')).toBe(expected)
  })

  it.each([
    ['grilled salmon with quinoa, asparagus and lemon', true],
    ['chickpeas with tomatoes, cucumber and olive oil', true],
    ['beef burger with fries', false],
    ['tofu with soy sauce and broccoli', false],
    ['grilled salmon', false],
  ])('Mediterranean by the foods: %s, %s [one-go-03]', (text, expected) => {
    expect(has(text, 'Mediterranean')).toBe(expected)
  })

  it('High-Protein by the share of the energy, whatever its spelling', () => {
    expect(has('200 g chicken breast', 'High-Protein')).toBe(true)
    expect(has('white rice', 'High-Protein')).toBe(false)
  })

  it('what the words say, but not what they deny, and never a diet for allergies by rule', () => {
    expect(has('keto pancakes', 'Keto')).toBe(true)
    expect(has('not vegan chili', 'Vegan')).toBe(false)
    expect(has('rice', 'Gluten Free')).toBe(false)
    expect(has('gluten free bread', 'Gluten Free')).toBe(true)
    expect(has('rice!', '!')).toBe(false)
  })

  it('only those that the site has', () => {
    const site = { ...labels, categories: [named('Family')] }
    expect(proposedFor('tofu with rice', site).categories).toEqual([])
  })
})
