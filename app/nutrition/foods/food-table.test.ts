import { describe, expect, it } from 'vitest'
import { tableReader } from '../estimate.ts'
import { foodGroups, nutrients } from '../nutrition.ts'
import { nameKey } from './food-names.ts'
import {
  allFoods,
  findFood,
  foodAt,
  foodCount,
  listedCount,
  placeOfSource,
  placesOfSource,
} from './food-table.ts'

const foods = allFoods()
const listed = foods.slice(0, listedCount())
const source = /^((sr28|fndds1718|foundation2410):\d+|recipe:((sr28|fndds1718):\d+\*[\d.]+\+?)+)$/

describe('the food table', () => {
  it('has every food of both tables of USDA, and foods in every group', () => {
    expect(foods.length).toBe(foodCount())
    expect(foods.length).toBeGreaterThan(7083 + 8789)
    for (const group of foodGroups) {
      expect(foods.filter((food) => food.group === group).length, group).toBeGreaterThan(3)
    }
  })

  it('has a unique id for each food, by which it is found', () => {
    expect(new Set(foods.map((food) => food.id)).size).toBe(foods.length)
    for (const food of foods) expect(findFood(food.id)).toBe(food)
    expect(findFood('no-such-food')).toBeUndefined()
  })

  it('never reads one name as two foods', () => {
    const owners = new Map<string, string>()
    for (const food of listed) {
      for (const name of [food.name, ...food.aliases]) {
        const key = nameKey(name)
        expect(key, `${food.id}: "${name}" says nothing`).not.toBe('')
        expect(owners.get(key) ?? food.id, name).toBe(food.id)
        owners.set(key, food.id)
      }
    }
  })

  it('has no description of a dish that names only a part of it', () => {
    const chili = tableReader.estimate('chili with cheese')?.items[0]
    expect(chili?.food).toBe('Chili con carne')
    expect(tableReader.estimate('100 g whole grain bread')?.items[0]?.group).toBe('bread')
  })

  it('names the USDA food that the figures come from', () => {
    for (const food of foods) expect(food.source).toMatch(source)
  })

  it('has names that begin with a letter or a number', () => {
    for (const { id, name } of foods) expect(name, id).toMatch(/^[\p{L}\d]/u)
  })

  it('has one food for each source besides the listed ones, which come first', () => {
    const others = foods.slice(listedCount())
    expect(new Set(others.map((food) => food.source)).size).toBe(others.length)
    for (const [place, food] of foods.entries()) expect(food.listed).toBe(place < listedCount())
  })

  it('has only figures that 100 g of food can have', () => {
    for (const { id, per100 } of foods) {
      const { carbohydrates = 0, protein = 0, fat = 0 } = per100
      expect((carbohydrates ?? 0) + (protein ?? 0) + (fat ?? 0), id).toBeLessThan(103)
      expect(per100.sugar ?? 0, id).toBeLessThanOrEqual((carbohydrates ?? 0) + 1)
      expect(per100.fiber ?? 0, id).toBeLessThanOrEqual((carbohydrates ?? 0) + 1)
    }
  })

  it('has energy that matches carbohydrates, protein and fat', () => {
    for (const { id, name, group, per100 } of listed) {
      const { calories, carbohydrates, protein, fat } = per100
      if (calories === null || carbohydrates === null || protein === null || fat === null) continue
      const most = carbohydrates * 4 + protein * 4 + fat * 9
      const least = most - (per100.fiber ?? 0) * 4
      if (isExcused(name, group, most < calories)) continue
      const off = Math.max(least - calories, calories - most)
      expect(off, `${id}: ${calories} kcal, 4/4/9 gives ${least} to ${most}`).toBeLessThan(
        Math.max(30, calories * 0.25),
      )
    }
  })

  it('distinguishes missing figures from zero', () => {
    expect(findFood('soba-noodles')?.per100.fiber).toBeNull()
    expect(findFood('white-rice')?.per100.sugar).not.toBeNull()
    expect(findFood('olive-oil')?.per100.carbohydrates).toBe(0)
    for (const { id, per100 } of foods) {
      for (const nutrient of ['calories', 'carbohydrates', 'protein', 'fat'] as const) {
        expect(per100[nutrient], `${id} ${nutrient}`).not.toBeNull()
      }
    }
    expect(Object.keys(foods[0]?.per100 ?? {})).toEqual([...nutrients])
  })

  it('has a usual amount, a density and believable measures for every food', () => {
    for (const food of foods) {
      expect(food.serving, food.id).toBeGreaterThan(0)
      expect(food.serving, food.id).toBeLessThan(700)
      expect(food.density, food.id).toBeGreaterThan(0.01)
      expect(food.density, food.id).toBeLessThan(2)
      for (const [name, grams] of Object.entries(food.measures)) {
        expect(grams, `${food.id} ${name}`).toBeGreaterThan(0)
        expect(grams, `${food.id} ${name}`).toBeLessThan(2500)
      }
    }
  })

  it('has sizes that grow from small to large', () => {
    for (const { id, measures } of foods) {
      const { small, medium, large } = measures
      if (small && medium) expect(small, id).toBeLessThanOrEqual(medium)
      if (medium && large) expect(medium, id).toBeLessThanOrEqual(large)
    }
  })
})

describe('a row of USDA', () => {
  it.each([
    ['fndds1718:63101000', 'apple', 'default 200', '1 cup 125'],
    ['fndds1718:11100000', 'f11100000', '1 cup 244', 'default 244'],
    ['fndds1718:58106220', 'thin-crust-pizza', '1 piece, nfs 86', 'default 172'],
    ['sr28:01001', 's01001', '1 pat (1" sq, 1/3" high) 5', '1 stick 113'],
    ['sr28:11124', 's11124', '1 cup, chopped 128', '1 cup, strips or slices 122'],
    ['sr28:13364', 's13364', '3 oz 85'],
  ])('%s is found as %s, with %s', (source, id, ...portions) => {
    const food = foodAt(placeOfSource(source) ?? -1)
    expect(food.id).toBe(id)
    expect(food.source).toBe(source)
    const said = food.portions.map(({ measure, grams }) => `${measure} ${grams}`)
    for (const portion of portions) expect(said).toContain(portion)
  })

  it('remains a food when a listed food uses its figures only as an approximation', () => {
    const near = foods.filter((food) => food.near && /^(sr28|fndds1718):/.test(food.source))
    expect(near.length).toBeGreaterThan(30)
    for (const { source } of near) {
      const place = placeOfSource(source) ?? -1
      expect(foodAt(place).near, source).toBe(false)
      expect(placesOfSource(source)).toContain(place)
    }
  })

  it('is undefined when USDA has no such row', () => {
    expect(placeOfSource('sr28:99999')).toBeUndefined()
    expect(placesOfSource('fndds1718:1')).toEqual([])
  })
})

it('has household measures of nearly all foods, and none of our own dishes', () => {
  const measured = foods.filter(({ portions }) => portions.length > 0)
  expect(measured.length).toBeGreaterThan(foods.length * 0.9)
  for (const { id, source, portions } of foods) {
    if (source.startsWith('recipe:')) expect(portions, id).toEqual([])
    for (const { measure, grams } of portions) {
      expect(measure, id).toMatch(/^(default|guideline|topping|skin|juice|[\d.]+)\b/)
      expect(grams, id).toBeGreaterThan(0)
    }
  }
})

/** Foods whose energy 4/4/9 misses: alcohol and acids add energy, fibre and sweeteners have less. */
function isExcused(name: string, group: string, short: boolean): boolean {
  if (group === 'drink' && short) return true
  const odd =
    /wheat bran|cocoa powder|sweetener|vinegar|balsamic|yeast|vanilla extract|gum|sugar free|low carb|diet|bran|baking|extract|substitute|alcoholic|rum|leavening|seaweed/i
  return group === 'herb' || odd.test(name)
}
