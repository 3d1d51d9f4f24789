import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('two kinds of one food behind an amount', () => {
  it.each<[string, string]>([
    ['2 scoops of vanilla and chocolate ice cream', 'Ice cream 132'],
    ['2 scoops of strawberry and vanilla ice cream', 'Ice cream 132'],
    ['a glass of orange and mango juice', 'Orange juice 240'],
    ['a slice of apple and blackberry pie', 'Apple pie 135'],
    ['1 slice of ham and cheese pizza', 'Meat pizza 125'],
  ])('"%s" are weighed as one', (text, expected) => {
    expect(readItems(text)).toEqual([expected])
  })

  it.each<[string, string[]]>([
    ['2 slices of bread and chicken soup', ['Bread 56', 'Chicken noodle soup 245*']],
    ['a glass of milk and chocolate cake', ['Milk 245', 'Chocolate cake 100*']],
    ['a slice of cheese and apple pie', ['Cheddar cheese 24', 'Apple pie 135*']],
    ['4 meatballs with pasta', ['Meatballs 112', 'Pasta 180*']],
    ['1 cup of strawberries and greek yogurt', ['Strawberries 150', 'Greek yogurt 170*']],
  ])('"%s" are two foods', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
