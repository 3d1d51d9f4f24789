import { describe, expect, it } from 'vitest'
import { energyMisfit, energyOfMacros } from './energy-fit.ts'

const plate = { carbohydrates: 50, protein: 30, fat: 20, fiber: 10 }

describe('whether calories fit the macros', () => {
  it('counts fiber with half of what other carbohydrates give', () => {
    expect(energyOfMacros(plate)).toBe(160 + 20 + 120 + 180)
    expect(energyOfMacros({ ...plate, fiber: 0 })).toBe(200 + 120 + 180)
  })

  it('takes carbohydrates that were given without their fiber', () => {
    expect(energyOfMacros({ carbohydrates: 2, protein: 0, fat: 0, fiber: 10 })).toBe(20)
  })

  it.each([480, 552, 408])('%d kcal are within 15 percent of 480', (calories) => {
    expect(energyMisfit({ ...plate, calories })).toBeNull()
  })

  it.each([553, 407, 0])('%d kcal are not, and the sum is told', (calories) => {
    expect(energyMisfit({ ...plate, calories })).toBe(480)
  })

  it('says nothing about figures so small that rounding explains them', () => {
    const tea = { calories: 5, carbohydrates: 0.3, protein: 0, fat: 0, fiber: 0 }
    expect(energyMisfit(tea)).toBeNull()
  })
})
