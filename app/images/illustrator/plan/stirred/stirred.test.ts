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
    ['a bowl of sugar', ['flour']],
    ['plain yogurt, 40 g oats', ['yogurt', 'oat']],
  ])('stays by itself where nobody stirs it in: %s', (prompt, names) => {
    expect(onTable(prompt)).toEqual(names)
  })

  it('weighs what it weighed', () => {
    const prompt = 'coffee with 2 sugars and milk'
    const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
    const grams = ingredients.reduce((sum, one) => sum + one.grams, 0)
    const [cup] = planTable({ ingredients, prompt, seed: 1 })
    expect(cup?.parts[0]?.grams).toBeCloseTo(grams)
  })
})
