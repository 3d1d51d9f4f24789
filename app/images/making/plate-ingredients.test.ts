import { describe, expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { guessGroup, plateIngredients } from './plate-ingredients.ts'

describe('what lies on the plate', () => {
  it('are the foods of the prompt with their grams', () => {
    const laid = plateIngredients(
      tableReader,
      tableReader.readPlate('200 g grilled salmon with 1 cup quinoa'),
    )
    expect(laid).toMatchObject([
      { group: 'fish', grams: 200 },
      { group: 'grain', grams: expect.closeTo(170, -1) },
    ])
  })

  it('are also foods that the table does not know, by a guess', () => {
    const laid = plateIngredients(tableReader, {
      items: [],
      unmatched: ['zorgleberry', 'yuzu dip'],
    })
    expect(laid).toEqual([
      { name: 'zorgleberry', group: 'fruit', grams: 100 },
      { name: 'yuzu dip', group: 'sauce', grams: 30 },
    ])
  })

  it.each([
    ['Monkfish', 'fish'],
    ['miso soup', 'soup'],
    ['oat bread', 'bread'],
    ['kohlrabi', null],
  ])('%s is guessed to be %s', (name, group) => expect(guessGroup(name)).toBe(group))
})
