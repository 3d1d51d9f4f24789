import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('what a text says twice counts once', () => {
  it.each<[string, string[]]>([
    ['Spaghetti bolognese, 220 g pasta and 120 g meat sauce', ['Pasta 220', 'Meat sauce 120']],
    ['Ramen. Ate the noodles', ['Ramen 450*']],
    ['shakshuka with 2 eggs', ['Shakshuka 250*']],
    ['2 chicken tacos, flour tortilla', ['Chicken taco 200']],
    ['pho with noodles and beef', ['Pho 500*']],
    ['200 g tuna sandwich on wheat', ['Tuna sandwich 200']],
    ['chips and salsa, 20 chips', ['Tortilla chips 56', 'Salsa 35*']],
    ['mushrooms, toast and 50 g mushrooms', ['Mushrooms 50', 'Toast 50*']],
    ['sushi, 8 pieces of salmon nigiri', ['Salmon sushi 240']],
    ['bread, 2 slices of rye bread', ['Rye bread 60']],
    ['bagel with lox and cream cheese', ['Bagel 105*', 'Cream cheese 25*', 'Smoked salmon 60*']],
    ['fish and chips, 15 chips', ['Fried fish 150*', 'French fries 90']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['soup (tomato)', ['Tomato soup 245*']],
    ['a sandwich (ham & cheese)', ['Ham and cheese sandwich 170']],
    ['yogurt (strawberry)', ['Fruit yogurt 170*']],
    ['soup (lentil, 1 bowl)', ['Lentil soup 360']],
    ['3 slices of pizza, thin crust', ['Pizza 357']],
  ])('"%s" is told by what follows it', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it('leaves what stands beside a dish', () => {
    expect(readItems('burrito, rice and beans')).toHaveLength(3)
    expect(readItems('sushi and 8 pieces of salmon nigiri')).toHaveLength(2)
    expect(readItems('cheeseburger and fries')).toHaveLength(2)
    expect(readItems('Lunch: burrito. Dinner: rice and cheddar cheese')).toHaveLength(3)
    expect(readItems('Rice and dal. Later curry, no rice')).toHaveLength(3)
  })
})
