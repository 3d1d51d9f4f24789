import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('an omelet', () => {
  it.each<[string, string[]]>([
    ['3 egg omelette', ['Omelet 165']],
    ['3 egg omelette with cheese', ['Cheese omelet 180']],
    ['3 egg cheese omelette', ['Cheese omelet 180']],
    ['3 egg omelette w/ cheese & ham', ['Ham and cheese omelet 255']],
    ['2 egg omelet with spinach and feta', ['Vegetable omelet 150', 'Feta 25*']],
    ['3 egg scramble with spinach', ['Scrambled eggs 165', 'Spinach 40*']],
    ['3 egg white omelette', ['Egg whites 99']],
    ['omelette with 2 eggs', ['Egg 100']],
    ['omelette with 3 eggs, cheese and ham', ['Egg 150', 'Cheese 21*', 'Ham 56*']],
  ])('"%s" counts its eggs once', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('a protein shake', () => {
  it('is counted by its powder', () => {
    expect(readItems('protein shake with 1 scoop whey')).toEqual(['Protein powder 30'])
    expect(readItems('protein shake with 1 scoop whey, 250 ml oat milk')).toEqual([
      'Protein powder 30',
      'Oat milk 257.8',
    ])
  })

  it('has a banana beside it where no powder is named', () => {
    expect(readItems('protein shake with banana')).toEqual(['Protein shake 330*', 'Banana 50*'])
  })
})

describe('a sandwich named by what is in it alone', () => {
  it.each<[string, string[]]>([
    ['sandwich with salami', ['Bread 56*', 'Salami 30*']],
    [
      'sandwich with chicken breast and mayo',
      ['Bread 56*', 'Chicken breast 60*', 'Mayonnaise 14*'],
    ],
    ['sandwich with hummus and peppers', ['Bread 56*', 'Hummus 50*', 'Bell pepper 30*']],
    ['sandwich with chips', ['Sandwich 190*', 'Potato chips 16*']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('a dish with a dash before its ingredients', () => {
  it.each<[string, string[]]>([
    ['smoothie - 1 banana, 200 ml milk', ['Banana 126', 'Milk 206.3']],
    ['overnight oats - 60 g oats, 200 ml milk', ['Rolled oats 60', 'Milk 206.3']],
    ['chicken salad - 150 g chicken, 50 g lettuce', ['Chicken 150', 'Lettuce 50']],
  ])('"%s" is its parts', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['pizza - 2 slices, coke - 1 can', ['Pizza 238', 'Cola 372']],
    ['pizza - 2 slices, 1 can coke', ['Pizza 238', 'Cola 372']],
    ['chicken curry - 1 cup homemade, 2 rotis', ['Chicken curry 240', 'Roti 80']],
  ])('"%s" has its amount there', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('butter', () => {
  it('on a slice of sweet bread comes on top of the butter in it', () => {
    expect(readItems('2 slices of banana bread with butter')).toEqual([
      'Banana bread 120',
      'Butter 7*',
    ])
  })
})

describe('a roast dinner', () => {
  it('has the meat that it is named for', () => {
    expect(readItems('roast lamb dinner')[0]).toBe('Lamb 115*')
    expect(readItems('roast beef dinner')).toContain('Roast potatoes 150*')
  })
})

describe('a number behind "with"', () => {
  it.each<[string, string[]]>([
    ['coffee with 2 sugars and milk', ['Coffee 240*', 'Sugar 8', 'Milk 30*']],
    ['coffee with milk and sugar', ['Coffee with milk and sugar 372*']],
    ['ramen with 2 eggs', ['Ramen 450*', 'Egg 100']],
  ])('counts what follows it: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('what is sold by a chain', () => {
  it.each<[string, string[]]>([
    ['kfc zinger with fries', ['Chicken burger 190*', 'French fries 117*']],
    ['dominos pepperoni, 3 slices', ['Pepperoni pizza 372']],
    ['subway 6 inch turkey', ['Turkey sub 184']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('fish fingers', () => {
  it('have their chips beside them', () => {
    expect(readItems('4 fish fingers, chips and peas')).toEqual([
      'Fish sticks 68',
      'French fries 117*',
      'Peas 80*',
    ])
  })
})
