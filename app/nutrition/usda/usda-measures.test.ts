import { expect, it } from 'vitest'
import { usdaPortions } from './usda-measures.ts'

it.each([
  [1, 'Quantity not specified', 'default'],
  [1, '1 cup, NFS', '1 cup, nfs'],
  [1, 'cup, chopped', '1 cup, chopped'],
  [1, 'cup  slices', '1 cup, slices'],
  [0.5, 'cup chopped or dice', '0.5 cup, chopped or dice'],
  [1, 'cup (8 fl oz)', '1 cup (8 fl oz)'],
  [1, 'tsp or 1 packet', '1 tsp or 1 packet'],
  [3, 'oz', '3 oz'],
  [1, 'slices , 3/8"', '1 slices, 3/8"'],
  [1, 'Guideline amount in salad', 'guideline amount in salad'],
  [1, 'Juice of 1 wedge or slice', 'juice of 1 wedge or slice'],
])('%s of "%s" is "%s"', (amount, measure, said) => {
  expect(usdaPortions([{ amount, measure, grams: 30 }])).toEqual([{ measure: said, grams: 30 }])
})

it('leaves out portions without a weight and repetitions', () => {
  const one = { amount: 1, measure: 'jar', grams: 140 }
  const nothing = { amount: 1, measure: 'cup', grams: 0 }
  expect(usdaPortions([one, nothing, one])).toEqual([{ measure: '1 jar', grams: 140 }])
})
