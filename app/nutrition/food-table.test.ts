import { describe, expect, it } from 'vitest'
import names from './data/names.json' with { type: 'json' }
import { nameKey } from './food-names.ts'
import { allFoods, findFood } from './food-table.ts'
import { listNames } from './name-list.ts'
import { foodGroups, nutrients } from './nutrition.ts'

const foods = allFoods()
const source = /^((sr28|fndds1718|foundation2410):\d+|recipe:((sr28|fndds1718):\d+\*[\d.]+\+?)+)$/

describe('the food table', () => {
  it('holds more than four thousand foods, and every group has some', () => {
    expect(foods.length).toBeGreaterThan(4000)
    for (const group of foodGroups) {
      expect(foods.filter((food) => food.group === group).length, group).toBeGreaterThan(3)
    }
  })

  it('has its names read as they are kept: else run scripts/build-food-names.ts', () => {
    expect(listNames(foods)).toEqual(names)
  })

  it('gives each food an id of its own, by which it is found', () => {
    expect(new Set(foods.map((food) => food.id)).size).toBe(foods.length)
    for (const food of foods) expect(findFood(food.id)).toBe(food)
    expect(findFood('no-such-food')).toBeUndefined()
  })

  it('never uses one name for two foods', () => {
    const owners = new Map<string, string>()
    for (const food of foods) {
      for (const name of [food.name, ...food.aliases]) {
        const key = nameKey(name)
        expect(key, `${food.id}: "${name}" says nothing`).not.toBe('')
        expect(owners.get(key) ?? food.id, name).toBe(food.id)
        owners.set(key, food.id)
      }
    }
  })

  it('names the USDA food that the figures come from', () => {
    for (const food of foods) expect(food.source).toMatch(source)
  })

  it('keeps figures within what 100 g of food can hold', () => {
    for (const { id, per100 } of foods) {
      const { carbohydrates = 0, protein = 0, fat = 0 } = per100
      expect((carbohydrates ?? 0) + (protein ?? 0) + (fat ?? 0), id).toBeLessThan(103)
      expect(per100.sugar ?? 0, id).toBeLessThanOrEqual((carbohydrates ?? 0) + 0.6)
      expect(per100.fiber ?? 0, id).toBeLessThanOrEqual((carbohydrates ?? 0) + 0.6)
    }
  })

  it('has energy that follows from carbohydrates, protein and fat', () => {
    for (const { id, name, group, per100 } of foods) {
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

  it('tells missing figures from zero', () => {
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
      expect(food.density, food.id).toBeLessThan(1.8)
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

/** Alcohol and acids give energy that 4/4/9 does not tell, fibre and sweeteners less than it says. */
function isExcused(name: string, group: string, short: boolean): boolean {
  if (group === 'drink' && short) return true
  const odd =
    /wheat bran|cocoa powder|sweetener|vinegar|balsamic|yeast|vanilla extract|gum|sugar free|low carb|diet|bran|baking|extract|substitute|alcoholic|rum|leavening|seaweed/i
  return group === 'herb' || odd.test(name)
}
