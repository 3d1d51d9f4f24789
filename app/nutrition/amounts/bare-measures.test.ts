import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('a measure without a number', () => {
  it.each<[string, string[]]>([
    ['cup rice', ['White rice 158']],
    ['cup rice, bowl dal, glass milk', ['White rice 158', 'Daal 240', 'Milk 244']],
    ['slice pizza', ['Pizza 119']],
    ['slice banana bread', ['Banana bread 60']],
    ['tbsp peanut butter', ['Peanut butter 16']],
    ['had cup coffee and slice cake', ['Coffee 240', 'Cake 109']],
    ['slices toast with jam', ['Toast 50', 'Jam 15*']],
    ['cup mushrooms', ['Mushrooms 70']],
    ['bottles beer', ['Beer 720']],
  ])('"%s" is one of it', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['glass noodles', ['Glass noodles 190*']],
    ['cup noodles', ['Instant noodles 388*']],
    ['bottle gourd curry', ['Lauki sabzi 150*']],
  ])('"%s" is the name of a food', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('a slice named behind what was cut', () => {
  it.each<[string, string[]]>([
    ['lemon cake slice', ['Lemon cake 109']],
    ['banana bread slice', ['Banana bread 60']],
    ['pepperoni pizza slice, apple', ['Pepperoni pizza 124', 'Apple 182*']],
    ['pepperoni pizza slices', ['Pepperoni pizza 248']],
    ['apple pie slice with cream', ['Apple pie 150', 'Heavy cream 15*']],
  ])('"%s" is one of it', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('a measure whose number stands behind the food', () => {
  it.each<[string, string[]]>([
    ['apple pie slice 2', ['Apple pie 300']],
    ['pieces chicken 3', ['Chicken 150']],
    ['tsp sugar in coffee', ['Sugar 4*', 'Coffee 240*']],
  ])('"%s" has that number', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
