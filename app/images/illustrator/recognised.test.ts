import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createBrush, createDefs } from './core/brush.ts'
import { zonesOf } from './core/contents.ts'
import { planPlate } from './core/plan.ts'
import { createRandom } from './core/random.ts'
import { illustratePlate, type PlateIngredient } from './illustrator.ts'

const appleSlices = (prompt: string) =>
  illustratePlate({
    prompt,
    seed: 4,
    ingredients: [
      { name: 'Apple', group: 'fruit', grams: 182 },
      { name: 'Almond butter', group: 'nut', grams: 16 },
    ] satisfies PlateIngredient[],
  })

describe('apple slices', () => {
  test('are many slices with red skin and more pale flesh, where an apple is all skin', async () => {
    const cut = appleSlices('apple slices with almond butter')
    const whole = appleSlices('an apple, toast with almond butter')
    expect(slicesIn(cut)).toBe(9)
    expect(slicesIn(whole)).toBe(0)
    const [skin, flesh] = [await shareOf(cut, isRed), await shareOf(cut, isPaleYellow)]
    expect(skin).toBeGreaterThan(0.005)
    expect(flesh).toBeGreaterThan(2 * skin)
    expect(await shareOf(whole, isPaleYellow)).toBeLessThan(flesh / 4)
  })

  test('are as many as the grams make', () => {
    const grams = (weight: number) =>
      illustratePlate({
        prompt: 'apple slices',
        seed: 1,
        ingredients: [{ name: 'Apple', group: 'fruit', grams: weight }],
      })
    expect(slicesIn(grams(64))).toBe(3)
    expect(slicesIn(grams(240))).toBe(11)
  })
})

describe('an omelette with spinach', () => {
  const omelette = (prompt: string) =>
    illustratePlate({
      prompt,
      seed: 6,
      ingredients: [{ name: 'Vegetable omelet', group: 'egg', grams: 150 }],
    })

  test('shows its leaves', async () => {
    const [green, plain] = [omelette('omelette with spinach'), omelette('omelette with peppers')]
    const leaves = await shareOf(green, isDarkGreen)
    expect(leaves).toBeGreaterThan(0.008)
    expect(await shareOf(plain, isDarkGreen)).toBeLessThan(leaves / 4)
  })
})

describe('leaves in a curry', () => {
  test('wilt: they leave the chickpeas to be seen, and the rice too', async () => {
    const curry = illustratePlate({
      prompt: 'chickpea curry with spinach and brown rice',
      seed: 17,
      ingredients: [
        { name: 'Chana masala', group: 'legume', grams: 128, density: 0.78 },
        { name: 'Spinach', group: 'leafy', grams: 34, density: 0.106 },
        { name: 'Brown rice', group: 'grain', grams: 150, density: 0.82 },
      ],
    })
    const leaves = await shareOf(curry, isDarkGreen)
    expect(leaves).toBeGreaterThan(0.004)
    expect(leaves).toBeLessThan(0.06)
  })
})

describe('meat sauce', () => {
  const bolognese = (grams: number) =>
    illustratePlate({
      prompt: 'spaghetti with bolognese sauce',
      seed: 13,
      table: 'linen',
      ingredients: [
        { name: 'Spaghetti', group: 'pasta', grams: 180, density: 0.59 },
        { name: 'Meat sauce', group: 'sauce', grams, density: 1.1 },
      ],
    })

  test('covers a good part of the pasta, and more where there is more', async () => {
    const table = await shareOf(bolognese(1), isRedBrown)
    const meatOf = async (grams: number) => (await shareOf(bolognese(grams), isRedBrown)) - table
    const meat = await meatOf(80)
    expect(meat).toBeGreaterThan(0.06)
    expect(await meatOf(200)).toBeGreaterThan(meat * 1.4)
  })
})

test('hummus takes ground by its grams, not less than heaps as heavy', () => {
  const plan = planPlate({
    prompt: 'hummus with carrots and cucumber',
    seed: 1,
    ingredients: [
      { name: 'Hummus', group: 'legume', grams: 42, density: 1.04 },
      { name: 'Carrots', group: 'vegetable', grams: 42, density: 0.51 },
    ],
  })
  const disc = { center: { x: 512, y: 512 }, radius: 300 }
  const zones = zonesOf(createBrush(createRandom(1), createDefs()), plan.parts, disc)
  const [hummus = 0, carrots = 0] = zones.map(({ zone }) => zone.area)
  expect(hummus / carrots).toBeGreaterThan(0.95)
})

test('falafel is brown outside and green where it is broken', async () => {
  const svg = illustratePlate({
    prompt: 'falafel',
    seed: 2,
    ingredients: [{ name: 'Falafel', group: 'legume', grams: 102 }],
  })
  expect(await shareOf(svg, isCrustBrown)).toBeGreaterThan(0.02)
  expect(await shareOf(svg, isOlive)).toBeGreaterThan(0.004)
})

describe('daal with rice', () => {
  test('shows both, each by its part of the weight', () => {
    const ingredients: PlateIngredient[] = [{ name: 'Daal chawal', group: 'dish', grams: 300 }]
    const { parts, vessel } = planPlate({
      prompt: 'a bowl of daal with rice',
      seed: 1,
      ingredients,
    })
    expect(parts.map(({ name, role }) => [name, role])).toEqual([
      ['Daal', 'wet'],
      ['White rice', 'base'],
    ])
    expect(vessel).toBe('bowl')
    expect(parts.reduce((sum, { grams }) => sum + grams, 0)).toBeCloseTo(300)
  })

  test('keeps curry and rice apart too', () => {
    const { parts } = planPlate({
      prompt: 'beef curry with rice',
      seed: 1,
      ingredients: [{ name: 'Beef curry with rice', group: 'dish', grams: 380 }],
    })
    expect(parts.map(({ name }) => name)).toEqual(['Beef curry', 'White rice'])
  })
})

test.each(['Chicken thigh', 'Chicken leg', 'Chicken drumstick'])('%s has a bone', (name) => {
  const ingredients: PlateIngredient[] = [{ name, group: 'poultry', grams: 120 }]
  const svg = illustratePlate({ prompt: `roasted ${name}`, seed: 1, ingredients })
  expect(svg).toContain(boneWhite)
})

test('carrots and potatoes of a stew lie in its gravy, not in heaps on it', () => {
  const { parts } = planPlate({
    prompt: 'beef stew with carrots and potatoes',
    seed: 20,
    ingredients: [
      { name: 'Beef stew', group: 'dish', grams: 300 },
      { name: 'Carrots', group: 'vegetable', grams: 70 },
      { name: 'Boiled potatoes', group: 'potato', grams: 150 },
    ],
  })
  expect(parts.map(({ role, food }) => [role, food.sunken])).toEqual([
    ['wet', undefined],
    ['side', true],
    ['side', true],
  ])
})

test('a scoop of ice cream is round: far darker where it falls away from the light', async () => {
  const svg = illustratePlate({
    prompt: 'ice cream',
    seed: 1,
    ingredients: [{ name: 'Ice cream', group: 'sweet', grams: 45 }],
  })
  const dome = svg.match(/<radialGradient[^>]*fx="\.32"[^>]*>(.*?)<\/radialGradient>/)?.[1] ?? ''
  const greens = [...dome.matchAll(/stop-color="#..(..)/g)].map(([, hex = '']) => parseInt(hex, 16))
  expect((greens[0] ?? 0) - (greens.at(-1) ?? 255)).toBeGreaterThan(45)
})

test('canned tuna is pale and pinkish, not brown', async () => {
  const svg = illustratePlate({
    prompt: 'canned tuna',
    seed: 3,
    table: 'slate',
    ingredients: [{ name: 'Canned tuna', group: 'fish', grams: 120 }],
  })
  expect(await shareOf(svg, isPaleBeige)).toBeGreaterThan(0.05)
})

test('a slice of toast keeps its real size on an empty plate', async () => {
  const plate = (name: string, group: PlateIngredient['group']) =>
    illustratePlate({
      prompt: 'breakfast',
      seed: 3,
      table: 'slate',
      ingredients: [{ name, group, grams: 36 }],
    })
  const table = await shareOf(plate('White rice', 'grain'), isToast)
  const slice = (await shareOf(plate('Toast', 'bread'), isToast)) - table
  expect(slice).toBeGreaterThan(0.04)
  expect(slice).toBeLessThan(0.1)
})

/** Colour of a bone's lit side. */
const boneWhite = '#fdf3df'

/** Slices of fruit are the only things drawn as a group that starts with its shadow's group. */
const slicesIn = (svg: string) => svg.match(/<g><g /g)?.length ?? 0

type Colour = (red: number, green: number, blue: number) => boolean

const isRed: Colour = (red, green, blue) => red > 120 && green < red * 0.45 && blue < red * 0.5
const isPaleYellow: Colour = (red, green, blue) =>
  red > 225 && green > 215 && blue < red - 32 && blue > 150

const isDarkGreen: Colour = (red, green, blue) =>
  green < 130 && green > red * 1.3 && green > blue * 1.4

const isRedBrown: Colour = (red, green, blue) =>
  red > 70 && red < 190 && green < red * 0.62 && blue < red * 0.5
const isCrustBrown: Colour = (red, green, blue) =>
  red > 60 && red < 175 && green < red * 0.78 && green > red * 0.5 && blue < red * 0.5
const isOlive: Colour = (red, green, blue) => green > 100 && green > red && blue < green * 0.65

const isPaleBeige: Colour = (red, green, blue) =>
  red > 205 && green < red - 12 && green > 165 && blue < green - 8 && blue > 140

const isToast: Colour = (red, green, blue) =>
  red > 130 && green < red * 0.9 && green > red * 0.5 && blue < red * 0.7

/** Share of the picture whose pixels are of a colour. */
async function shareOf(svg: string, is: Colour): Promise<number> {
  const size = 256
  const bytes = await sharp(Buffer.from(svg)).resize(size, size).removeAlpha().raw().toBuffer()
  let count = 0
  for (let i = 0; i < bytes.length; i += 3) {
    if (is(bytes[i] ?? 0, bytes[i + 1] ?? 0, bytes[i + 2] ?? 0)) count++
  }
  return count / size ** 2
}
