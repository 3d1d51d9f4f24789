import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('what lies on bread', () => {
  it.each<[string, string[]]>([
    ['a slice of bread with butter', ['Bread 28', 'Butter 7*']],
    ['slice of bread and butter', ['Bread 28', 'Butter 7*']],
    ['one piece of bread and butter', ['Bread 28', 'Butter 7*']],
    ['two eggs and a slice of bread with butter', ['Egg 100', 'Bread 28', 'Butter 7*']],
    ['2 slices of bread with cheese', ['Bread 56', 'Cheddar cheese 24*']],
    ['2 slices of bread and cheese', ['Bread 56', 'Cheddar cheese 24*']],
    ['2 slices of toast with cheese', ['Toast 50', 'Cheddar cheese 24*']],
    ['half an avocado on toast', ['Avocado 75', 'Toast 50*']],
  ])('"%s" is beside it', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('two words of one name', () => {
  it.each<[string, string[]]>([
    ['4 slices of cheese and crackers', ['Cheddar cheese 96', 'Crackers 15*']],
    ['a cup of tea and biscuits', ['Tea 240', 'American biscuit 120*']],
  ])('"%s" are two foods when a joiner stands between them', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('one food across a joiner', () => {
  it.each<[string, string[]]>([
    ['a bowl of chicken and rice soup', ['Chicken vegetable soup 360']],
    ['5 bread and butter pickles', ['Sweet pickles 150']],
    ['cheese on toast', ['Grilled cheese sandwich 115*']],
    ['200 g of beef stew with potatoes', ['Beef stew 200']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
