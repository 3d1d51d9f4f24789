import { describe, expect, test } from 'vitest'
import { createBrush, createDefs } from './brush.ts'
import { zonesOf } from './contents.ts'
import { areaOf, distance } from './geometry.ts'
import { divide } from './layout.ts'
import { planPlate, scaleFor } from './plan.ts'
import { createRandom } from './random.ts'

const disc = { center: { x: 512, y: 512 }, radius: 360 }
const whole = Math.PI * disc.radius ** 2

/** Area of each food's ground, by name. */
function grounds(rice: number, seed = 5): Record<string, number> {
  const plan = planPlate({
    prompt: 'chicken with rice and broccoli',
    seed,
    ingredients: [
      { name: 'Chicken breast', group: 'poultry', grams: 150 },
      { name: 'White rice, cooked', group: 'grain', grams: rice },
      { name: 'Broccoli', group: 'vegetable', grams: 80 },
    ],
  })
  const zones = zonesOf(createBrush(createRandom(seed), createDefs()), plan.parts, disc)
  return Object.fromEntries(zones.map(({ part, zone }) => [part.name, areaOf(zone.outline)]))
}

describe('the ground of each food', () => {
  test('is its share of the plate, exactly', () => {
    for (let seed = 0; seed < 20; seed++) {
      const shares = [0.45, 0.3, 0.15, 0.07, 0.03]
      const portions = shares.map((share, i) => ({ share, main: i === 1 }))
      const regions = divide(portions, disc, createRandom(seed))
      regions.forEach(({ outline }, i) => {
        expect(areaOf(outline) / whole).toBeCloseTo(shares[i] ?? 0, 3)
      })
    }
  })

  test('doubles against the others when the grams double', () => {
    const [once, twice] = [grounds(120), grounds(240)]
    const ratio = (ground: Record<string, number>) =>
      (ground['White rice, cooked'] ?? 0) / (ground['Chicken breast'] ?? 1)
    expect(ratio(twice) / ratio(once)).toBeCloseTo(2, 2)
  })

  test('follows volume, not weight: leaves take more room than beef', () => {
    const { parts } = planPlate({
      prompt: '',
      seed: 1,
      ingredients: [
        { name: 'Spinach', group: 'leafy', grams: 50 },
        { name: 'Beef', group: 'meat', grams: 50 },
      ],
    })
    const [spinach, beef] = parts
    expect(spinach?.volume).toBeGreaterThan((beef?.volume ?? 0) * 4)
  })

  test('stays within the plate', () => {
    for (let seed = 0; seed < 20; seed++) {
      const portions = [0.5, 0.2, 0.2, 0.1].map((share) => ({ share, main: false }))
      for (const { outline } of divide(portions, disc, createRandom(seed))) {
        for (const point of outline) {
          expect(distance(point, disc.center)).toBeLessThan(disc.radius * 1.16)
        }
      }
    }
  })
})

describe('portions drawn to one scale', () => {
  const meal = (factor: number) => ({
    prompt: 'rice',
    seed: 1,
    ingredients: [{ name: 'White rice, cooked', group: 'grain' as const, grams: 200 * factor }],
  })

  test('cover ground in proportion to their grams', () => {
    const scale = scaleFor(meal(3))
    const area = (factor: number) => planPlate(meal(factor), scale).fullness ** 2
    expect(area(2) / area(1)).toBeCloseTo(2, 5)
    expect(area(3) / area(1)).toBeCloseTo(3, 5)
  })

  test('stay on the plate however large they are', () => {
    expect(planPlate(meal(9), scaleFor(meal(9))).fullness).toBeLessThanOrEqual(1)
  })
})

describe('the plan of a plate', () => {
  const plan = (
    prompt: string,
    ...rows: [string, Parameters<typeof planPlate>[0]['ingredients'][0]['group'], number][]
  ) =>
    planPlate({
      prompt,
      seed: 1,
      ingredients: rows.map(([name, group, grams]) => ({ name, group, grams })),
    })

  test('puts soup into a bowl and a burger on a board', () => {
    expect(plan('tomato soup', ['Tomato soup', 'soup', 300]).vessel).toBe('bowl')
    expect(plan('burger', ['Hamburger', 'dish', 220]).vessel).toBe('board')
  })

  test('makes a garnish of oil, herbs and a slice of lemon', () => {
    const { garnish } = plan(
      'fish',
      ['Cod', 'fish', 150],
      ['Olive oil', 'fat', 5],
      ['Parsley', 'herb', 2],
      ['Lemon', 'fruit', 15],
    )
    expect(garnish.map(({ name }) => name)).toEqual(['Olive oil', 'Parsley', 'Lemon'])
  })

  test('reads from the prompt that a food was grilled', () => {
    const { parts } = plan('grilled salmon', ['Salmon, cooked', 'fish', 150])
    expect(parts[0]?.cooking.grilled).toBe(true)
  })

  test('stands drinks beside the plate', () => {
    const { drinks, parts } = plan('toast and tea', ['Toast', 'bread', 60], ['Tea', 'drink', 200])
    expect([parts.length, drinks.length]).toEqual([1, 1])
  })
})
