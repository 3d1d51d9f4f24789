import { expect, it } from 'vitest'
import { noNutrition } from '#app/nutrition/nutrition.ts'
import { rowsAsSaid } from './said-amount.ts'

const portions = {
  paratha: [
    { name: 'serving', grams: 130 },
    { name: 'piece', grams: 130 },
  ],
  rice: [
    { name: 'serving', grams: 160 },
    { name: 'cup', grams: 158 },
  ],
  toast: [
    { name: 'slice', grams: 25 },
    { name: 'large slice', grams: 39 },
  ],
}

it.each([
  ['two aloo paratha', 'paratha', 260, '2', 'piece'],
  ['a paratha', 'paratha', 130, '1', 'piece'],
  ['half a paratha', 'paratha', 65, '0.5', 'piece'],
  ['1.5 cups of rice', 'rice', 237, '1.5', 'cup'],
  ['1 rice', 'rice', 160, '1', 'serving'],
  ['2 slices of toast', 'toast', 50, '2', 'slice'],
  ['2 large slices of toast', 'toast', 78, '2', 'large slice'],
  ['260 g paratha', 'paratha', 260, '260', 'g'],
  ['two big paratha', 'paratha', 300, '300', 'g'],
  ['rice', 'rice', 160, '160', 'g'],
  ['2 bananas', 'banana', 236, '236', 'g'],
])('"%s" stands as it was said [plate-08]', (text, foodId, grams, amount, unit) => {
  const item = {
    ...{ text, foodId, grams, food: foodId, foodName: foodId, group: 'grain' as const },
    ...{ gramsAssumed: false, confidence: 1, missing: [], nutritionData: noNutrition },
  }
  expect(rowsAsSaid([item], portions)).toMatchObject([{ amount, unit, read: String(grams) }])
})
