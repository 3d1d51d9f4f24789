import { describe, expect, it } from 'vitest'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { planTable } from '../plan.ts'

/** The first name of all that stands on the table, what is strewn or poured included. */
const onTable = (prompt: string): string[] => {
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  return planTable({ ingredients, prompt, seed: 1 })
    .flatMap(({ parts, garnish, poured }) => [...parts, ...garnish, ...poured])
    .map(({ look }) => look.words.split(',')[0] ?? '')
}

describe('what is stirred into something', () => {
  it.each([
    ['coffee with 2 sugars and milk', ['coffee with milk']],
    ['coffee with milk and sugar', ['coffee with milk']],
    ['cup of tea with milk and 1 tsp sugar', ['chai']],
    ['green tea with honey', ['green tea']],
    ['2 sugars in tea', ['tea']],
    ['2 sugars in my latte', ['cappuccino']],
    ['2 tsp cocoa powder in milk', ['malted milk']],
    ['latte with 1 sugar', ['cappuccino']],
    ['iced coffee with oat milk', ['iced coffee']],
    ['milk with 2 tsp bournvita', ['malted milk']],
    ['milk with turmeric', ['golden milk']],
    ['glass of milk with 1 scoop whey protein', ['protein shake']],
    ['smoothie with banana, spinach and almond milk', ['green juice']],
    ['banana and strawberry smoothie with oat milk', ['smoothie']],
    ['smoothie with blueberries, yogurt and honey', ['blueberry smoothie']],
    ['scrambled eggs with milk', ['scrambled egg']],
    ['porridge with milk and raisins', ['oatmeal', 'raisin']],
    ['bowl of oats with blueberries and honey', ['oatmeal', 'blueberry', 'honey']],
    ['oatmeal with brown sugar', ['oatmeal']],
    ['popcorn with salt', ['popcorn']],
    ['pancakes with sugar', ['pancake', 'strewn sugar']],
    ['low fat chocolate milk', ['chocolate milkshake']],
  ])('is seen as part of that: %s', (prompt, names) => {
    expect(onTable(prompt)).toEqual(names)
  })

  it.each([
    ['milk and cookies', ['cookie', 'milk']],
    ['coffee and a glass of milk', ['coffee', 'milk']],
    ['coffee, toast with honey', ['toast', 'honey', 'coffee']],
    ['orange juice and coffee', ['orange juice', 'coffee']],
    ['tea, hot chocolate', ['tea', 'hot chocolate']],
    ['tea and a slice of coffee cake', ['carrot cake', 'tea']],
    ['coffee, 30 g milk chocolate', ['milk chocolate', 'coffee']],
    ['an apple and a protein shake', ['apple', 'protein shake']],
    ['protein shake with water, an apple', ['apple', 'protein shake']],
    ['mango lassi with butter chicken', ['butter chicken', 'mango lassi']],
    ['orange juice and milk', ['orange juice', 'milk']],
    ['oatmeal and a glass of milk', ['oatmeal', 'milk']],
    ['pancakes with ice cream', ['pancake', 'ice cream']],
    ['pancakes with coffee and maple syrup', ['pancake', 'maple syrup', 'coffee']],
    ['a glass of milk in the morning and a coffee', ['milk', 'coffee']],
    ['tomato soup and a side salad', ['mixed salad', 'tomato soup']],
    ['baked potato, 200 g broccoli', ['baked potato', 'broccoli']],
    ['yogurt with honey and a croissant', ['yogurt', 'honey', 'croissant']],
    ['bean curd with mixed salad', ['tofu', 'mixed salad']],
    ['a bowl of sugar', ['flour']],
    ['plain yogurt, 40 g oats', ['yogurt', 'oat']],
  ])('stays by itself where nobody stirs it in: %s', (prompt, names) => {
    expect(onTable(prompt)).toEqual(names)
  })

  it('reads names with signs of their own', () => {
    const ingredients = [
      { name: 'Whey protein *vanilla*', group: 'dairy' as const, grams: 30, said: 'whey' },
      { name: 'Coffee', group: 'drink' as const, grams: 240, said: 'coffee' },
    ]
    expect(planTable({ ingredients, prompt: 'whey and coffee', seed: 1 }).length).toBeGreaterThan(0)
  })

  it.each(['coffee with 2 sugars and milk', '2 tsp cocoa powder in milk', '2 sugars in my chai'])(
    'weighs what it weighed: %s',
    (prompt) => {
      const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
      const grams = ingredients.reduce((sum, one) => sum + one.grams, 0)
      const [cup] = planTable({ ingredients, prompt, seed: 1 })
      expect(cup?.parts[0]?.grams).toBeCloseTo(grams)
    },
  )
})
