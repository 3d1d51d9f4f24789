import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { foodGroups } from '#app/nutrition/nutrition.ts'
import fc from '#tests/support/property.ts'
import { illustratePlate, illustratePortions, type PlateInput } from './illustrator.ts'

const salmonPlate: PlateInput = {
  prompt: 'grilled salmon with quinoa, asparagus and lemon',
  seed: 7,
  ingredients: [
    { name: 'Salmon, grilled', group: 'fish', grams: 150 },
    { name: 'Quinoa, cooked', group: 'grain', grams: 150 },
    { name: 'Asparagus', group: 'vegetable', grams: 90 },
    { name: 'Lemon', group: 'fruit', grams: 20 },
  ],
}

describe('a plate', () => {
  test('is drawn byte for byte the same from the same input', () => {
    expect(illustratePlate(salmonPlate)).toBe(illustratePlate(structuredClone(salmonPlate)))
  })

  test('looks visibly different with another seed', async () => {
    const [a, b] = await Promise.all(
      [7, 8].map((seed) => pixels(illustratePlate({ ...salmonPlate, seed }), 64)),
    )
    expect(differing(a, b)).toBeGreaterThan(0.3)
  })

  test('looks different when there is more of one food', () => {
    const [fish, ...rest] = salmonPlate.ingredients
    const more = { ...salmonPlate, ingredients: [{ ...(fish ?? rest[0]), grams: 300 }, ...rest] }
    expect(illustratePlate(more as PlateInput)).not.toBe(illustratePlate(salmonPlate))
  })

  test('becomes a picture of many colours that fills the canvas', async () => {
    const image = sharp(Buffer.from(illustratePlate(salmonPlate)))
    const { width, height } = await image.metadata()
    const { channels } = await image.stats()
    expect([width, height]).toEqual([1024, 1024])
    for (const channel of channels.slice(0, 3)) expect(channel.stdev).toBeGreaterThan(20)
  })

  test('needs no font and nothing from outside', () => {
    const svg = illustratePlate(salmonPlate)
    expect(svg).not.toMatch(/<text|<style|<script|<foreignObject/)
    const addresses = [...svg.matchAll(/href="([^"]{0,22})/g)].map(([, start]) => start)
    expect(addresses.filter((start) => !/^(#|data:image\/png;base64)/.test(start ?? ''))).toEqual(
      [],
    )
    expect(svg.length).toBeLessThan(400_000)
  })

  test('names every gradient that it uses', () => {
    const svg = illustratePlate(salmonPlate)
    const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1]))
    const known = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]))
    expect([...used].filter((id) => !known.has(id))).toEqual([])
  })

  test.each(foodGroups)('shows something for an unknown food of the group %s', async (group) => {
    const ingredients = [{ name: 'Zorblax', group, grams: 120 }]
    const svg = illustratePlate({ prompt: 'zorblax', seed: 3, ingredients })
    expectSound(svg)
    const empty = illustratePlate({ prompt: 'zorblax', seed: 3, ingredients: [] })
    expect(svg).not.toBe(empty)
  })

  test('without any ingredient is still a plate of food', () => {
    expectSound(illustratePlate({ prompt: '', seed: 0, ingredients: [] }))
  })

  test('is sound whatever is on it', () => {
    fc.assert(
      fc.property(plates, (input) => expectSound(illustratePlate(input))),
      {
        numRuns: 60,
        seed: 20261121,
      },
    )
  })
})

describe('plates on one table', () => {
  test('look alike but for what is on them', async () => {
    const rice: PlateInput = {
      prompt: 'rice',
      seed: 7,
      ingredients: [{ name: 'White rice, cooked', group: 'grain', grams: 200 }],
    }
    const corners = async (input: PlateInput) => {
      const image = await pixels(illustratePlate(input), 128)
      return [0, 127, 127 * 128].map((at) => [...image.subarray(3 * at, 3 * at + 3)])
    }
    const table = 'oak'
    const [salmon, plain] = [
      { ...salmonPlate, table },
      { ...rice, table },
    ]
    expect(await corners(salmon)).toEqual(await corners(plain))
    expect(await corners({ ...rice, table: 'ash' })).not.toEqual(await corners(plain))
  })
})

describe('three portions of one meal', () => {
  test('lie on the same table in the same plate, and only the food grows', async () => {
    const [small = '', medium = '', large = ''] = illustratePortions(salmonPlate, [0.5, 1, 2])
    const of = async (svg: string) => await pixels(svg, 128)
    const [s, m, l] = [await of(small), await of(medium), await of(large)]
    expect(differing(s, m)).toBeLessThan(0.6)
    expect(differing(s, l)).toBeGreaterThan(differing(m, l) / 2)
    for (const corner of [0, 3 * 127]) {
      expect(s.subarray(corner, corner + 3)).toEqual(l.subarray(corner, corner + 3))
    }
  })

  test('are the same each time', () => {
    const servings = [0.5, 1, 2]
    expect(illustratePortions(salmonPlate, servings)).toEqual(
      illustratePortions(salmonPlate, servings),
    )
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
  group: fc.constantFrom(...foodGroups),
  grams: fc.double({ min: 0.1, max: 2000, noNaN: true }),
  density: fc.option(fc.double({ min: 0.05, max: 2, noNaN: true }), { nil: undefined }),
})

const plates = fc.record({
  prompt: fc.oneof(fc.constantFrom('chicken salad', 'stir fry', 'soup bowl'), fc.string()),
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  ingredients: fc.array(ingredient, { minLength: 1, maxLength: 12 }),
})

/** Well-formed (every tag closed in order), and free of numbers that went wrong. */
function expectSound(svg: string) {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
  const open: string[] = []
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name)
    else if (!self) open.push(name)
  }
  expect(open).toEqual([])
}

const pixels = (svg: string, size: number) =>
  sharp(Buffer.from(svg)).resize(size, size).removeAlpha().raw().toBuffer()

/** Share of bytes that differ plainly. */
function differing(a: Buffer = Buffer.alloc(0), b: Buffer = Buffer.alloc(0)): number {
  const count = a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 16).length
  return count / a.length
}
