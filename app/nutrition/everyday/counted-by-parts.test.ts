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
    ['sandwich with pickles', ['Sandwich 150*', 'Pickles 30*']],
    [
      'sandwich with fries and a boiled egg',
      ['Sandwich 150*', 'French fries 117*', 'Boiled egg 50'],
    ],
    ['sandwich with chips', ['Sandwich 150*', 'Potato chips 16*']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
