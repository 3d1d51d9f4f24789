import { describe, expect, it } from 'vitest'
import { energyIn, energyText, gramsOf, rangeText, saltOf, shownNutrient } from './units.ts'

const usual = { energy: 'kcal', salt: 'sodium' } as const
const other = { energy: 'kJ', salt: 'salt' } as const

describe('units [shown-01]', () => {
  it('a kilocalorie is 4.184 kJ, rounded to whole ones', () => {
    expect([energyIn('kJ', 100), energyIn('kJ', 472), energyIn('kcal', 471.6)]).toEqual([
      418, 1975, 472,
    ])
    expect([energyText(472, usual), energyText(472, other)]).toEqual(['472 kcal', '1,975 kJ'])
    const range = { calories: { low: 320, high: 700 } }
    expect([rangeText(range, usual), rangeText(range, other)]).toEqual([
      '320 to 700',
      '1,339 to 2,929',
    ])
  })

  it.each([
    [0, 0],
    [2, 0.01],
    [30, 0.08],
    [39, 0.1],
    [40, 0.1],
    [445, 1.1],
    [1000, 2.5],
  ])('%d mg of sodium are %d g of salt', (sodium, salt) => {
    expect(saltOf(sodium)).toBe(salt)
  })

  it('a nutrient has the name and unit of what is shown', () => {
    expect(shownNutrient('calories', 100, usual)).toEqual({
      name: 'Calories',
      value: 100,
      unit: 'kcal',
    })
    expect(shownNutrient('calories', 100, other)).toEqual({
      name: 'Energy',
      value: 418,
      unit: 'kJ',
    })
    expect(shownNutrient('sodium', 445, usual)).toEqual({ name: 'Sodium', value: 445, unit: 'mg' })
    expect(shownNutrient('sodium', 445, other)).toEqual({ name: 'Salt', value: 1.1, unit: 'g' })
    expect(shownNutrient('fat', 3.5, other)).toEqual({ name: 'Fat', value: 3.5, unit: 'g' })
  })

  it('the grams of a serving are those of its foods, and unknown without any', () => {
    expect([
      gramsOf([{ grams: 150 }, { grams: 16.5 }]),
      gramsOf([]),
      gramsOf([{ grams: 0 }]),
    ]).toEqual([166.5, null, null])
  })
})
