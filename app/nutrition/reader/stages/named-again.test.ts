import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('foods that a text names twice count once', () => {
  it.each<[string, string[]]>([
    ['Spaghetti bolognese, 220 g pasta and 120 g meat sauce', ['Pasta 220', 'Meat sauce 120']],
    ['Ramen. Ate the noodles', ['Ramen 450*']],
    ['shakshuka with 2 eggs', ['Shakshuka 236*']],
    ['2 chicken tacos, flour tortilla', ['Chicken taco 230']],
    ['pho with noodles and beef', ['Pho 500*']],
    ['200 g tuna sandwich on wheat', ['Tuna sandwich 200']],
    ['chips and salsa, 20 chips', ['Tortilla chips 60', 'Salsa 35*']],
    ['mushrooms, toast and 50 g mushrooms', ['Toast 50*', 'Mushrooms 50']],
    ['sushi, 8 pieces of salmon nigiri', ['Salmon sushi 280']],
    ['bread, 2 slices of rye bread', ['Rye bread 64']],
    ['bagel with lox and cream cheese', ['Bagel 105*', 'Smoked salmon 60*', 'Cream cheese 25*']],
    ['fish and chips, 15 chips', ['Fried fish 150*', 'French fries 90']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['fruit salad: banana, apple', ['Banana 118*', 'Apple 182*']],
    ['fruit salad: mango', ['Mango 83*']],
    ['200 g fruit salad: banana, kiwi', ['Fruit salad 200']],
    ['fruit salad, banana', ['Fruit salad 150*', 'Banana 118*']],
    ['sandwich with tuna', ['Tuna sandwich 180*']],
    ['sandwich with chicken', ['Chicken sandwich 112*']],
    ['sandwich with 50 g tuna', ['Bread 56*', 'Canned tuna 50']],
    ['sandwich and an egg', ['Sandwich 127.5*', 'Egg 50']],
    ['vegan mince pie', ['Mince pie 60*']],
    ['2 conchas with coffee', ['Concha 186', 'Coffee 240*']],
    ['concha de mar', ['Conch 100*']],
    ['3 slices peanut butter toast', ['Toast 75', 'Peanut butter 15*']],
    ['2 slices of toast with peanut butter', ['Toast 50', 'Peanut butter 15*']],
    ['2 slices of rye toast with peanut butter', ['Rye bread 64', 'Peanut butter 15*']],
    ['3 slices of avocado toast', ['Toast 75', 'Avocado 70*']],
  ])('"%s" is a dish or its foods, not both', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['soup (tomato)', ['Tomato soup 300*']],
    ['a sandwich (ham & cheese)', ['Ham and cheese sandwich 155']],
    ['yogurt (strawberry)', ['Fruit yogurt 170*']],
    ['soup (lentil, 1 bowl)', ['Lentil soup 360']],
    ['3 slices of pizza, thin crust', ['Thin crust pizza 258']],
  ])('"%s" is specified by what follows it', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, number]>([
    ['sushi and 8 pieces of salmon nigiri', 2],
    ['cheeseburger and fries', 2],
    ['Lunch: burrito. Dinner: rice and cheddar cheese', 3],
    ['Rice, dal. Later curry, no rice', 3],
  ])('"%s" keeps foods beside a dish', (text, foods) => {
    expect(readItems(text)).toHaveLength(foods)
  })

  it('keeps rice and beans beside a burrito, as one dish', () => {
    expect(readItems('burrito, rice and beans')).toEqual([
      expect.stringMatching(/^Burrito \d/),
      expect.stringMatching(/^Beans and rice \d/),
    ])
  })
})
