import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('a drink whose ingredients stand in brackets', () => {
  it('is counted by them where they have amounts', () => {
    expect(readItems('protein shake (30 g whey, 300 ml milk, 1 banana)')).toEqual([
      'Protein powder 30',
      'Milk 309.4',
      'Banana 126',
    ])
    expect(readItems('smoothie (1 banana, 200 ml milk)')).toEqual(['Banana 126', 'Milk 206.3'])
  })
})

describe('a dish and its ingredients', () => {
  it.each<[string, string[]]>([
    [
      'a toastie made with 60 g ham, 30 g cheddar and 2 slices of rye bread',
      ['Ham 60', 'Cheddar cheese 30', 'Rye bread 64'],
    ],
    [
      'a shake of 25 g protein powder, 250 ml milk and one pear',
      ['Protein powder 25', 'Milk 257.8', 'Pear 180'],
    ],
    ['a salad of 80 g spinach, 40 g feta and a tomato', ['Spinach 80', 'Feta 40', 'Tomato 125']],
    ['a smoothie with 100 g mango and 150 g yogurt', ['Mango 100', 'Yogurt 150']],
    ['omelet made from 2 eggs and 20 g feta', ['Egg 100', 'Feta 20']],
    ['soup containing 150 g carrots and 50 g lentils', ['Carrots 150', 'Lentils 50']],
    [
      'a salad with 90 g lettuce, 50 g cucumber and 20 g feta',
      ['Lettuce 90', 'Cucumber 50', 'Feta 20'],
    ],
  ])('"%s" is its parts', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    [
      'a wrap with 90 g turkey and 20 g mayo',
      ['Flour tortilla 48*', 'Turkey breast 90', 'Mayonnaise 20'],
    ],
    [
      'a turkey sandwich with 100 g turkey, 1 slice cheese and a glass of milk',
      ['Bread 56*', 'Turkey breast 100', 'Cheese 21', 'Milk 244'],
    ],
    [
      'a sandwich filled with 50 g tuna and cucumber',
      ['Bread 56*', 'Canned tuna 50', 'Cucumber 30*'],
    ],
  ])('"%s" keeps its wrapping', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['a 320 g burrito filled with pork, rice and cheese', ['Burrito 320']],
    ['a 250 g wrap stuffed with turkey, lettuce and tomato', ['Wrap 250']],
    [
      'a 300 g salad made of 160 g lettuce, 60 g tomato and feta',
      ['Lettuce 160', 'Tomato 60', 'Feta 25*'],
    ],
    ['an egg sandwich of 130 g', ['Egg sandwich 130']],
    ['200 g porridge made with milk, 80 g kiwi', ['Oatmeal 200', 'Kiwi 80']],
  ])('"%s" keeps the stated weight', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    [
      'a sandwich with 25 g chips and a glass of milk',
      ['Sandwich 150', 'Potato chips 25', 'Milk 244'],
    ],
    ['a soup with 60 g bread and 30 g cheese', ['Soup 301', 'Bread 60', 'Cheese 30']],
    [
      'a wrap filled with 80 g tuna and lettuce. Then a beer',
      ['Flour tortilla 48*', 'Canned tuna 80', 'Lettuce 20*', 'Beer 360'],
    ],
    ['an apple and a bowl filled with rice', ['Apple 200', 'White rice 200']],
    ['a salad with 100 g salmon', ['Side salad 73', 'Salmon 100']],
  ])('"%s" has foods beside it', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['fry up: 3 eggs, 2 sausages and 2 slices of toast', ['Egg 150', 'Sausage 100', 'Toast 50']],
    ['thali with 3 rotis and 100 g dal', ['Roti 120', 'Daal 100']],
  ])('"%s" is the plate that the text lists', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['cappuccino, skim milk', ['Cappuccino 360*']],
    ['toast, two slices, rye', ['Rye bread 64']],
    ['stroganoff with noodles', ['Beef stroganoff 320*']],
    ['pav bhaji, 1 pav', ['Pav bhaji 345*']],
  ])('"%s" repeats a part of the dish', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
