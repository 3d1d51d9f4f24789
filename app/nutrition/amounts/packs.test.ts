import { describe, expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'

const found = (text: string) =>
  (tableReader.estimate(text)?.items ?? []).map(({ foodName, grams }) => [foodName, grams])

describe('a pack', () => {
  // Cans, bags and heads by USDA's portions of SR 28: drained solids of vegetables, all of what is sold with its juice.
  it.each([
    ['1 can of peas', 'Peas', 313],
    ['1 can green beans', 'Green beans', 262],
    ['1 can mushrooms', 'Canned mushrooms', 132],
    ['1 can corn', 'Corn', 298],
    ['1 can salmon', 'Salmon', 315],
    ['1 can of evaporated milk', 'Evaporated milk', 369],
    ['half a can of chickpeas', 'Chickpeas', 126.5],
    ['1 bag of spinach', 'Spinach', 284],
    ['1 bag of frozen peas', 'Peas', 284],
    ['1 jar of pickles', 'Pickles', 400],
    ['1 carton of eggs', 'Egg', 600],
    ['1 box of cereal', 'Corn flakes', 350],
    ['1 single serving box of cheerios', 'Cheerios', 18],
    ['jar of honey', 'Honey', 340],
    ['1 can of peaches', 'Canned peaches', 425],
    ['1 can potatoes', 'Canned potatoes', 275],
    ['1 rotisserie chicken', 'Rotisserie chicken', 490],
    ['a third of the pan of lasagna', 'Lasagna', 2000 / 3],
    ['1/4 of the pan of brownies', 'Brownie', 240],
  ])('"%s" holds what is usually sold, not a serving or a piece', (text, food, grams) => {
    expect(found(text)).toEqual([[food, expect.closeTo(grams, 0)]])
  })

  it('a pan is a measure before "of" alone', () => {
    expect(found('2 eggs fried in a pan').map(([, grams]) => grams)).toEqual([100])
  })

  it.each([
    ['1 head garlic', ['Garlic']],
    ['2 heads broccoli', ['Broccoli']],
    ['2 slices head cheese', ['Head cheese']],
    ['2 ribs celery', ['Celery']],
    ['3 ribs fries', ['Pork ribs']],
    ['1 rib roast', ['Roast beef']],
    ['1 sheet puff pastry', ['Puff pastry']],
    ['1 stick unsalted butter, softened', ['Butter']],
    ['1 whole chicken, 2 carrots', ['Whole chicken', 'Carrots']],
  ])('"%s" names %j', (text, foods) => {
    expect(found(text).map(([name]) => name)).toEqual(foods)
  })
})

describe('words that are part of a brand or a dish', () => {
  it.each([
    ['apple pie a la mode', ['Apple pie', 'Ice cream']],
    ['boeuf à la mode', ['Pot roast']],
    ['2 pancakes with syrup and butter', ['Pancakes', 'Pancake syrup', 'Butter']],
    ['PB&J on white bread w/ a glass of milk', ['Peanut butter and jelly sandwich', 'Milk']],
    ['1 bottle of Ensure Plus', ['Ensure plus']],
    ['coffee to go', ['Coffee']],
    ['100 g vanilla soft serve', ['Ice cream']],
    ['22 boxes packed, 9 to go', []],
  ])('are read for what they mean in "%s"', (text, foods) => {
    expect(found(text).map(([name]) => name)).toEqual(foods)
  })
})
