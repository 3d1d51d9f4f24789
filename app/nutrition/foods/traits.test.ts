import { describe, expect, it } from 'vitest'
import { partsFor } from './dish-recipes.ts'
import { slugOf } from './food.ts'
import { allFoods, findFood } from './food-table.ts'
import { singleFor, singles, type Trait, traitPatterns, traitsFor } from './traits.ts'

const foods = allFoods()
const slugs = foods.map(slugOf)

describe('the traits of foods', () => {
  it.each<[Trait, string, string]>([
    ['surface', 'pizza', 'chicken-curry'],
    ['flatbread', 'naan', 'bread'],
    ['container', 'vegetable-soup', 'white-rice'],
    ['wrapped', 'blt-sandwich', 'hot-dog-sausage'],
    ['breaded', 'hot-dog', 'pancakes'],
    ['mixed', 'beef-stew', 'pizza'],
    ['bowl', 'poke-bowl', 'ramen'],
    ['porridge', 'granola', 'white-rice'],
    ['wedge', 'lemon', 'lemonade'],
    ['ketchup', 'meat-pie', 'sausage'],
    ['several', 'mixed-vegetables', 'vegetable-soup'],
  ])('%s is one of %s, not of %s', (trait, id, other) => {
    expect(findFood(id)?.traits.has(trait)).toBe(true)
    expect(findFood(other)?.traits.has(trait)).toBe(false)
  })

  it('have patterns whose words all occur in the name of some food', () => {
    for (const [trait, pattern] of traitPatterns) {
      const words = /^\^\(.*\)\$$/.test(pattern.source) ? [pattern.source] : alternatives(pattern)
      for (const word of words) {
        const one = new RegExp(word)
        expect(
          slugs.some((slug) => one.test(slug)),
          `${trait}: ${word}`,
        ).toBe(true)
      }
    }
  })

  it('are in the rows of the table as the names imply; else run scripts/build-foods.ts', () => {
    for (const food of foods) {
      expect(food.traits, food.id).toBe(traitsFor(food))
      expect(food.parts, food.id).toEqual(partsFor(food))
      expect(food.single, food.id).toBe(singleFor(food))
    }
  })

  it('have grams of one for small foods that have no count of their own', () => {
    expect(findFood('peas')?.single).toBe(0.4)
    expect(findFood('apple')?.single).toBeNull()
    for (const [pattern] of singles) expect(slugs.some((slug) => pattern.test(slug))).toBe(true)
  })
})

/** Words that only imported foods have. */
const ofImports = new Set(['toastie', 'panini'])

function alternatives(pattern: RegExp): string[] {
  return pattern.source.split('|').filter((word) => !ofImports.has(word))
}
