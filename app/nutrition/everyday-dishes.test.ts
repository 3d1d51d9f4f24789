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
    ['1 omelette with 3 eggs', ['Egg 150']],
    ['omelette with 1 boiled egg on the side', ['Omelet 110*', 'Boiled egg 50']],
    ['2 eggs and an omelette', ['Egg 100', 'Omelet 110']],
    ['2 eggs with toast and omelette', ['Egg 100', 'Toast 50*', 'Omelet 110*']],
    ['3 egg spinach scramble', ['Scrambled eggs 183']],
    ['2 egg potato frittata', ['Vegetable omelet 150']],
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
    expect(readItems('protein shake with 1 scoop whey and milk')).toEqual([
      'Protein powder 30',
      'Milk 244*',
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
    ['sandwich with pickles', ['Sandwich 190*', 'Pickles 30*']],
    [
      'sandwich with fries and a boiled egg',
      ['Sandwich 190*', 'French fries 117*', 'Boiled egg 50'],
    ],
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
    ['pizza - 2 slices with 1 coke', ['Pizza 238', 'Cola 372']],
    ['burger - 1 with cheese, 1 fries', ['Hamburger 145', 'French fries 117']],
    ['chicken curry - 1 cup homemade, 2 rotis', ['Chicken curry 240', 'Roti 80']],
    ['pasta - 100 g dry, 50 g sauce', ['Pasta 100', 'Tomato sauce 50']],
    ['oatmeal - quaker 1 packet, 1 banana', ['Oatmeal 165', 'Banana 126']],
  ])('"%s" has its amount there', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('foods before a dish with a dash', () => {
  it('are not its heading', () => {
    expect(readItems('coffee, salad - 100 g lettuce, 50 g feta')).toContain('Coffee 240*')
    expect(readItems('eggs, bacon, oatmeal - 50 g oats, 200 ml milk')).toContain('Bacon 24*')
  })
})

describe('butter', () => {
  it('on a slice of sweet bread comes on top of the butter in it', () => {
    expect(readItems('2 slices of banana bread with butter')).toEqual([
      'Banana bread 120',
      'Butter 7*',
    ])
  })

  it('is no oil that is in the bread', () => {
    expect(readItems('2 slices of banana bread with oil in it')).toEqual(['Banana bread 120'])
  })
})

describe('a roast dinner', () => {
  it('has the meat that it is named for', () => {
    expect(readItems('roast lamb dinner')[0]).toBe('Lamb 115*')
    expect(readItems('roast beef dinner')).toContain('Roast potatoes 150*')
    expect(readItems('roast beef dinner rolls')).not.toContain('Roast potatoes 150*')
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

describe('dishes of Pakistan', () => {
  it.each<[string, string[]]>([
    ['kata kat with naan', ['Kata kat 200*', 'Naan 90*']],
    ['zarda, 1 plate', ['Zarda 250']],
    ['lahori chargha', ['Fried chicken 175*']],
    ['dum aloo', ['Potato curry 240*']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('chips beside a dip', () => {
  it('are of corn', () => {
    expect(readItems('guacamole and chips')).toEqual(['Guacamole 60*', 'Tortilla chips 27*'])
  })
})
