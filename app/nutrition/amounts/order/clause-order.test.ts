import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('amounts that stand behind', () => {
  it.each<[string, string[]]>([
    ['pizza slices: 3', ['Pizza 357']],
    ['bread slices 2, butter', ['Bread 56', 'Butter 7*']],
    ['pepperoni pizza slices x 2 and a coke', ['Pepperoni pizza 248', 'Cola 372']],
    ['cup rice 200g', ['White rice 200']],
    ['a cup of rice (200g)', ['White rice 200']],
    ['glass milk 250ml', ['Milk 257.8']],
    ['1 cup cooked rice and 100 g zorblat', ['Cooked rice 158']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('a vessel that is full', () => {
  it.each<[string, string[]]>([
    ['a full plate of rice', ['White rice 300']],
    ['full bowl of pasta', ['Pasta 280']],
    ['a glass of full fat milk', ['Whole milk 244']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('bread that is buttered', () => {
  it.each<[string, string[]]>([
    ['crumpets x2 buttered', ['Crumpet 90', 'Butter 7*']],
    ['2 slices toast, buttered', ['Toast 50', 'Butter 7*']],
  ])('"%s" has butter', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('a sandwich named by three fillings', () => {
  it.each<[string, string[]]>([
    ['a ham, cheese and lettuce sandwich', ['Ham sandwich 112', 'Cheese 21*', 'Lettuce 40*']],
    [
      'crisps, ham, cheese and lettuce sandwich',
      ['Potato chips 28*', 'Ham sandwich 150*', 'Cheese 21*', 'Lettuce 40*'],
    ],
    ['eggs, toast and ham sandwich', ['Egg 100*', 'Toast 50*', 'Ham sandwich 127.5*']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('the milk of a coffee', () => {
  it.each<[string, string[]]>([
    ['coffee no sugar skimmed milk', ['Coffee 240*', 'Skim milk 30*']],
    ['iced latte oat milk', ['Iced latte 360*']],
    ['latte no sugar skimmed milk medium', ['Latte 360*']],
    ['coffee, a glass of skimmed milk', ['Coffee 240*', 'Skim milk 244']],
  ])('"%s" is in it', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('a dish with a list of amounts right behind its name', () => {
  it.each<[string, string[]]>([
    ['overnight oats 60g oats 200ml milk', ['Rolled oats 60', 'Milk 206.3']],
    ['smoothie 1 banana 200ml milk', ['Banana 126', 'Milk 206.3']],
    ['porridge 60g 2 eggs', ['Oatmeal 60', 'Egg 100']],
    ['overnight oats 60g, 2 eggs', ['Overnight oats 60', 'Egg 100']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
