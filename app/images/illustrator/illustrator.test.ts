import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { foodGroups } from '#app/nutrition/nutrition.ts'
import fc from '#tests/support/property.ts'
import { plateIngredients } from '../making/plate-ingredients.ts'
import {
  type Drawing,
  illustratePlate,
  illustratePortions,
  type PlateIngredient,
  type PlateInput,
} from './illustrator.ts'

const side = 128

const plateOf = (prompt: string): PlateInput => ({
  prompt,
  seed: 7,
  ingredients: plateIngredients(tableReader, tableReader.readPlate(prompt)),
})

const salmon = plateOf('150 g grilled salmon with quinoa, asparagus and lemon')

describe('a plate', () => {
  test('is the same, pixel by pixel, from the same input', () => {
    expect(illustratePlate(salmon, side)).toEqual(illustratePlate(structuredClone(salmon), side))
  })

  test('looks different with another seed', () => {
    const [a, b] = [7, 8].map((seed) => illustratePlate({ ...salmon, seed }, side))
    expect(differing(a, b)).toBeGreaterThan(0.1)
  })

  test('is a picture of many colours that fills its square', async () => {
    const { data, ...raw } = illustratePlate(salmon, side)
    expect([raw.width, raw.height, raw.channels]).toEqual([side, side, 3])
    const { channels } = await sharp(data, { raw }).stats()
    for (const channel of channels) expect(channel.stdev).toBeGreaterThan(20)
  })

  const told = foodGroups.filter((group) => !['dish', 'soup', 'sweet', 'snack'].includes(group))

  test.each(told)('shows something for an unknown food of the group %s', (group) => {
    const empty = illustratePlate({ prompt: 'zorblax', seed: 3, ingredients: [] }, 64)
    const ingredients = [{ name: 'Zorblax', group, grams: 120 }]
    expect(illustratePlate({ prompt: 'zorblax', seed: 3, ingredients }, 64)).not.toEqual(empty)
  })

  test('is drawn whatever is on it', { timeout: 180_000 }, () => {
    fc.assert(
      fc.property(plates, (input) => {
        expect(illustratePlate(input, 32).data).toHaveLength(32 * 32 * 3)
      }),
      { numRuns: 60, seed: 20261124 },
    )
  })
})

describe('grams', () => {
  const foods: [name: string, group: PlateIngredient['group']][] = [
    ['White rice', 'grain'],
    ['Spaghetti', 'pasta'],
    ['Mashed potatoes', 'potato'],
    ['French fries', 'potato'],
    ['Broccoli', 'vegetable'],
    ['Carrots', 'vegetable'],
    ['Peas', 'vegetable'],
    ['Green beans', 'vegetable'],
    ['Spinach', 'leafy'],
    ['Lettuce', 'leafy'],
    ['Tomatoes', 'vegetable'],
    ['Chickpeas', 'legume'],
    ['Strawberries', 'fruit'],
    ['Blueberries', 'fruit'],
    ['Almonds', 'nut'],
    ['Meatballs', 'meat'],
    ['Shrimp', 'shellfish'],
    ['Tofu', 'legume'],
    ['Quinoa', 'grain'],
    ['Couscous', 'grain'],
  ]

  test.each(foods)('of %s cover more of the plate the more they are', (name, group) => {
    const input = { prompt: name, seed: 5, ingredients: [{ name, group, grams: 100 }] }
    const [empty, ...drawn] = illustratePortions(input, [0.001, 0.25, 0.5, 1, 2, 4], 200)
    const covers = drawn.map((drawing) => differing(drawing, empty))
    expect(covers).toEqual(covers.toSorted((a, b) => a - b))
    expect((covers.at(-1) ?? 0) / (covers[0] ?? 1)).toBeGreaterThan(2)
  })
})

describe('pictures of different amounts, each by itself', () => {
  const covered = (grams: number) => {
    const ingredients: PlateIngredient[] = [{ name: 'White rice', group: 'grain', grams }]
    const input = { prompt: 'rice', seed: 5, table: 'oak', ingredients }
    const [empty] = illustratePortions(input, [0.001, 1], side)
    return differing(illustratePlate(input, side), empty)
  }

  test('show 50 g of rice as less than half of 300 g', () => {
    expect(covered(50)).toBeLessThan(0.5 * covered(300))
    expect(covered(25)).toBeLessThan(covered(50))
    expect(covered(50)).toBeGreaterThan(0.04)
  })
})

describe('portions of one meal', () => {
  test('lie on the same table in the same vessels, and only the food grows', () => {
    const [small, medium, large] = illustratePortions(salmon, [0.5, 1, 2], side)
    expect(differing(small, large)).toBeGreaterThan(differing(medium, large) / 2)
    for (const corner of [0, 3 * (side - 1)]) {
      expect(small?.data.subarray(corner, corner + 3)).toEqual(
        large?.data.subarray(corner, corner + 3),
      )
    }
  })
})

const names = [
  'Salmon, grilled',
  'White rice, cooked',
  'Tomato soup',
  'Egg, fried',
  'Avocado',
  'Olive oil',
  'Caesar salad',
  'Coffee',
  'Pesto',
  'Oatmeal',
  'Bread, whole wheat',
  'Parsley',
]

const ingredient = fc.record({
  name: fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 30 })),
  said: fc.option(fc.string({ maxLength: 30 }), { nil: undefined }),
  group: fc.constantFrom(...foodGroups),
  grams: fc.double({ min: 0.1, max: 2000, noNaN: true }),
  density: fc.option(fc.double({ min: 0.05, max: 2, noNaN: true }), { nil: undefined }),
  count: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
})

const plates = fc.record({
  prompt: fc.oneof(fc.constantFrom('chicken salad', 'stir fry', 'soup bowl'), fc.string()),
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  ingredients: fc.array(ingredient, { minLength: 1, maxLength: 12 }),
})

/** Share of bytes that differ plainly. */
function differing(a?: Drawing, b?: Drawing): number {
  if (!a || !b) return 0
  let count = 0
  for (let i = 0; i < a.data.length; i++) {
    if (Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)) > 12) count++
  }
  return count / a.data.length
}
