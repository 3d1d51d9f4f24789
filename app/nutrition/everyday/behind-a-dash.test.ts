import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

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
