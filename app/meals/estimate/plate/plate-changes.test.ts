import { describe, expect, it } from 'vitest'
import { withAdded, withAmount, withFood, withoutRow, withUnit } from './plate-changes.ts'
import { drawnWordsOf, gramsOf, plateItemOf } from './plate-rows.ts'

const egg = {
  ...{ key: 0, foodId: 'egg', name: 'Egg', amount: '100', unit: 'g' },
  ...{ read: '100', words: '2 fried eggs', near: [] },
}
const rice = { ...egg, key: 3, foodId: 'rice', name: 'Rice', read: '~100', words: 'rice' }
const plate = { rows: [egg, rice], unknown: [{ text: 'farofa', foods: [] }] }
const portions = { egg: [{ name: 'piece', grams: 50 }], rice: [{ name: 'cup', grams: 158 }] }

describe('the grams of a row [plate-06]', () => {
  it.each([
    ['150', 'g', 150],
    ['12,5', 'g', 12.5],
    [' .5 ', 'g', 0.5],
    ['3', 'piece', 150],
    ['0', 'g', 0],
    ['20000', 'g', 20_000],
    ['20001', 'g', null],
    ['', 'g', null],
    ['-1', 'g', null],
    ['1e3', 'g', null],
    ['many', 'g', null],
    ['1', 'bucket', null],
  ])('"%s" %s', (amount, unit, grams) => {
    expect(gramsOf({ ...egg, amount, unit }, portions)).toBe(grams)
  })

  it('are as certain as they were read until somebody changes them', () => {
    expect(plateItemOf(egg, portions)?.basis).toBe('measure')
    expect(plateItemOf(rice, portions)?.basis).toBe('assumed')
    expect(plateItemOf({ ...rice, amount: '120' }, portions)?.basis).toBe('weight')
    expect(plateItemOf({ ...rice, amount: '2', unit: 'cup' }, portions)?.basis).toBe('measure')
    expect(plateItemOf({ ...rice, amount: 'x' }, portions)).toBeNull()
  })

  it('are drawn by the words, without a number that is no longer right', () => {
    expect(drawnWordsOf(egg, 100)).toBe('2 fried eggs')
    expect(drawnWordsOf(egg, 150)).toBe('fried eggs')
    expect(drawnWordsOf({ ...egg, words: '150 g egg' }, 150)).toBe('150 g egg')
    expect(drawnWordsOf({ ...egg, words: '' }, 150)).toBe('Egg')
  })
})

describe('corrections of a plate', () => {
  it('change one row and leave the others', () => {
    const changed = withAmount(plate, 3, '12')
    expect(changed.rows).toEqual([egg, { ...rice, amount: '12', problem: undefined }])
    expect(withoutRow(plate, 0).rows).toEqual([rice])
  })

  it('keep the grams with another unit or food', () => {
    expect(withUnit(plate, 0, 'piece', portions).rows[0]).toMatchObject({
      amount: '2',
      unit: 'piece',
    })
    expect(withUnit(plate, 3, 'cup', portions).rows[1]).toMatchObject({ amount: '0.5' })
    const pieces = withUnit(plate, 0, 'piece', portions)
    expect(withUnit(pieces, 0, 'g', portions).rows[0]).toMatchObject({ amount: '100', unit: 'g' })
    expect(withFood(pieces, 0, { foodId: 'tofu', name: 'Tofu' }, portions).rows[0]).toMatchObject({
      ...{ foodId: 'tofu', amount: '100', unit: 'g', words: '2 fried eggs' },
      near: [{ foodId: 'egg', name: 'Egg' }],
    })
  })

  it('add a food in its usual amount, for words that were not understood', () => {
    const food = { foodId: 'tofu', name: 'Tofu', portions: [{ name: 'serving', grams: 85 }] }
    expect(withAdded(plate, food).unknown).toEqual(plate.unknown)
    const { rows, unknown } = withAdded(plate, food, 'farofa')
    expect(rows.at(-1)).toMatchObject({ key: 4, amount: '85', read: '~85', words: 'farofa' })
    expect(unknown).toEqual([])
  })
})
