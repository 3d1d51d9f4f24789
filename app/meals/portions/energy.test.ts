import { expect, test } from 'vitest'
import { energyShares } from './energy.ts'

test('the shares of energy add up to a hundred', () => {
  const shares = energyShares({ carbohydrates: 10, protein: 10, fat: 10 })
  expect(shares).toEqual({ carbohydrates: 24, protein: 23, fat: 53 })
})

test('a meal of one macro gets all its energy from it', () => {
  const shares = energyShares({ carbohydrates: 0, protein: 0, fat: 14 })
  expect(shares).toEqual({ carbohydrates: 0, protein: 0, fat: 100 })
})

test('a meal without figures has no shares', () => {
  const shares = energyShares({ carbohydrates: 0, protein: 0, fat: 0 })
  expect(shares).toEqual({ carbohydrates: 0, protein: 0, fat: 0 })
})
