import { describe, expect, it } from 'vitest'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { planTable } from '../plan.ts'

/** What stands on the table: for each vessel the names of what lies in it. */
const tableOf = (prompt: string) => {
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  return planTable({ ingredients, prompt, seed: 1 } as Parameters<typeof planTable>[0])
}
const main = (prompt: string) => tableOf(prompt)[0]
const names = (prompt: string) => main(prompt)?.parts.map(({ look }) => look.words.split(',')[0])

describe('foods that one eats as one dish', () => {
  it.each([
    [
      '2 slices of whole wheat toast with half an avocado and a fried egg',
      /^whole wheat toast with/,
    ],
    ['2 slices of baguette with a tomato, basil and olive oil', /^baguette with tomato/],
    ['tomatoes, cucumber, red onion, 60 g feta, black olives and olive oil', /^salad/],
    ['rice with black beans, grilled chicken, corn, avocado and salsa', /^bowl/],
    ['3 tortillas with black beans, corn, avocado, tomatoes and cilantro', /^tortillas/],
    ['bell pepper with lentils, brown rice and tomato sauce', /^pepper/],
    ['noodles with tofu, broccoli, carrots, bell pepper and soy sauce', /^pan/],
    ['roasted carrots, zucchini, bell pepper and red onion with olive oil', /^tray/],
    ['15 g almonds, 15 g walnuts, 15 g cashews and 20 g raisins', /^mix/],
    ['strawberries, kiwi, grapes, orange and pineapple', /^fruit/],
    ['chia seeds with almond milk, mango and coconut', /^chia/],
    ['falafel with hummus, tomatoes, cucumber, lettuce and pita bread', /^falafel with/],
  ])('are drawn as that: %s', (prompt, dish) => {
    expect(names(prompt)).toEqual([expect.stringMatching(dish)])
  })

  it('weigh what they weighed', () => {
    const prompt = 'strawberries, kiwi, grapes, orange and pineapple'
    const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
    const grams = ingredients.reduce((sum, one) => sum + one.grams, 0)
    expect(main(prompt)?.parts[0]?.grams).toBeCloseTo(grams)
  })

  it.each([
    'grilled chicken breast with white rice and broccoli',
    'steak with green beans, mushrooms and butter',
    'fried eggs with bacon, toast and baked beans',
    'cheddar cheese with olives and almonds',
  ])('are no others: %s', (prompt) => {
    expect(names(prompt)?.length).toBeGreaterThan(1)
  })

  it('lie on the yogurt that they are eaten with, however much they are', () => {
    const prompt = 'greek yogurt with strawberries, blueberries, walnuts and honey'
    expect(tableOf(prompt)).toHaveLength(1)
    expect(main(prompt)?.garnish).toHaveLength(3)
  })

  it('are in the dish that has them in it', () => {
    const prompt = 'turkey sandwich with lettuce and tomato, and an apple'
    expect(names(prompt)).toEqual(['turkey sandwich'])
    // A whole fruit has a plate of its own.
    expect(tableOf(prompt).map(({ parts }) => parts[0]?.name)).toEqual(['Turkey sandwich', 'Apple'])
  })

  it('stand beside a pizza as a salad', () => {
    const prompt = '3 slices of margherita pizza with lettuce, cucumber and tomatoes'
    expect(tableOf(prompt).map(({ parts }) => parts[0]?.look.words.split(',')[0])).toEqual([
      'margherita',
      'side salad',
    ])
  })
})
