import { describe, expect, it } from 'vitest'
import { noNutrition, nutrients } from '#app/nutrition/nutrition.ts'
import { byHandText } from './set-by-hand.ts'

const computedData = { ...noNutrition, calories: 1122, fat: 30.5 }
const editedBy = { name: 'Ada', at: '2026-11-23T23:30:00.000Z' }

describe('what was set by hand', () => {
  it('is told with who did it, and what the ingredients give instead', () => {
    expect(byHandText({ setByHand: ['calories'], computedData, editedBy })).toBe(
      'Calories were set by hand by Ada on Nov 23, 2026. The ingredients give 1,122 kcal.',
    )
    expect(byHandText({ setByHand: ['calories', 'fat'], computedData, editedBy: null })).toBe(
      'Calories and fat were set by hand. The ingredients give 1,122 kcal and 30.5 g of fat.',
    )
    expect(byHandText({ setByHand: ['fat'], computedData: null, editedBy: null })).toBe(
      'Fat was set by hand.',
    )
    expect(byHandText({ setByHand: [...nutrients], computedData: null, editedBy })).toBe(
      'All figures were set by hand by Ada on Nov 23, 2026.',
    )
  })

  it('is told without a day where the stored one is none', () => {
    const odd = { name: 'Ada', at: 'yesterday' }
    expect(byHandText({ setByHand: ['fat'], computedData: null, editedBy: odd })).toBe(
      'Fat was set by hand by Ada.',
    )
  })
})
