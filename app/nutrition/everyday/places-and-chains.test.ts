import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('what is sold by a chain', () => {
  it.each<[string, string[]]>([
    ['kfc zinger with fries', ['Chicken burger 190*', 'French fries 117*']],
    ['dominos pepperoni, 3 slices', ['Pepperoni pizza 372']],
    ['subway 6 inch turkey', ['Turkey sub 184']],
    ['costa coffee', ['Coffee 360*']],
    ['costa coffee latte', ['Latte 360*']],
    ['pizza express', ['Pizza 238*']],
    ['waffle house', ['Waffle 75*']],
    ['panera bread and butter', ['Bread 56*', 'Butter 7*']],
    ['del taco burrito', ['Burrito 297*']],
    ['dinner at pizza express', []],
    ['2 eggs at waffle house', ['Egg 100']],
    ['we ate lasagne at pizza express', ['Lasagna 250*']],
    ['red lobster tail 200 g', ['Lobster 200']],
    ['200 g red lobster', ['Lobster 200']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
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
