import { describe, expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'

const found = (text: string) =>
  (tableReader.estimate(text)?.items ?? []).map(({ foodName, grams }) => [foodName, grams])

describe('a pack', () => {
  // Cans, bags and heads by USDA's portions of SR 28: drained solids of vegetables, all of what is sold with its juice.
  it.each([
    ['1 can of peas', 'Peas', 313],
    ['1 can green beans', 'Green beans', 262],
    ['1 can mushrooms', 'Mushrooms', 132],
    ['1 can corn', 'Corn', 298],
    ['1 can salmon', 'Salmon', 315],
    ['1 can of evaporated milk', 'Evaporated milk', 369],
    ['half a can of chickpeas', 'Chickpeas', 126.5],
    ['1 bag of spinach', 'Spinach', 284],
    ['1 bag of frozen peas', 'Peas', 284],
    ['1 jar of pickles', 'Pickles', 400],
    ['1 carton of eggs', 'Egg', 600],
  ])('"%s" holds what is usually sold, not a serving or a piece', (text, food, grams) => {
    expect(found(text)).toEqual([[food, grams]])
  })

  it.each([
    ['1 head garlic', 'Garlic'],
    ['2 heads broccoli', 'Broccoli'],
    ['1 head cauliflower', 'Cauliflower'],
    ['2 slices head cheese', 'Head cheese'],
  ])('"%s" is one food, and a head is no sausage', (text, food) => {
    expect(found(text).map(([name]) => name)).toEqual([food])
  })
})

describe('words that brands have in their names', () => {
  it.each([
    ['apple pie a la mode', ['Apple pie', 'Ice cream']],
    ['coffee to go', ['Coffee']],
    ['100 g vanilla soft serve', ['Ice cream']],
    ['22 boxes packed, 9 to go', []],
  ])('"%s" is nothing of a brand’s', (text, foods) => {
    expect(found(text).map(([name]) => name)).toEqual(foods)
  })
})
