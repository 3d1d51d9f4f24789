import { describe, expect, it } from 'vitest'
import { allFoods, tableReader } from '../../estimate.ts'
import { dishRecipes } from '../../foods/dish-recipes.ts'
import { slugOf } from '../../foods/food.ts'

function foodsOf(text: string): string[] {
  return (tableReader.estimate(text)?.items ?? []).map((item) => item.food)
}

describe('a food that the text negates later', () => {
  it.each<[string, string[]]>([
    ['cheeseburger and fries, skipped the fries', ['Cheeseburger']],
    ['steak with onion rings instead of fries', ['Cooked steak', 'Onion rings']],
    ['Instead of crisps I had 80 g carrots', ['Carrots']],
    ['coleslaw rather than chips', ['Coleslaw']],
    ['I would have had pizza but took soup', ['Soup']],
    ['wanted a donut, had an apple', ['Apple']],
    ['swapped the fries for a side salad', ['Side salad']],
    ["didn't eat the rice, just the dal", ['Daal']],
    ['skipped lunch and had 2 eggs', ['Egg']],
    ['brown rice, not white rice', ['Brown rice']],
  ])('"%s"', (text, expected) => {
    expect(foodsOf(text)).toEqual(expected)
  })
})

describe('a part of a dish that the text negates', () => {
  it.each<[string, string]>([
    ['hamburger without the bun', 'Hamburger bun'],
    ['hot dog, no bun', 'Hot dog bun'],
    ['bibimbap, hold the rice', 'White rice'],
    ['pho, left the broth', 'Beef broth'],
    ['two tacos minus the cheese', 'Cheddar cheese'],
    ['masala chai no sugar', 'Sugar'],
  ])('"%s" lacks the %s', (text, part) => {
    const foods = foodsOf(text)
    expect(foods.length).toBeGreaterThan(0)
    expect(foods).not.toContain(part)
    const [whole] = text.split(/,| without| minus| no /)
    const full = tableReader.estimate(whole ?? '')?.nutritionData.calories ?? 0
    expect(tableReader.estimate(text)?.nutritionData.calories).toBeLessThan(full)
  })

  it('weighs the rest of the dish', () => {
    const grams = tableReader
      .estimate('a 200 g hamburger without bun')
      ?.items.map((item) => item.grams)
    expect(grams?.reduce((sum, part) => sum + part, 0)).toBeCloseTo(116, 0)
  })
})

it('has each part of a dish as a food, with shares that sum up to the whole', () => {
  const foods = allFoods()
  for (const [pattern, parts] of dishRecipes) {
    expect(foods.some((food) => pattern.test(slugOf(food)))).toBe(true)
    expect(parts.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1, 5)
    for (const { id } of parts) expect(tableReader.foods.find(id), id).toBeDefined()
  }
})
