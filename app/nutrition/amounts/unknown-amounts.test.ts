import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('the amount of an unknown food', () => {
  it.each<[string, string[]]>([
    ['100 g zorblat, 2 egg yolks', ['Egg yolk 34']],
    ['50 g zorblat and 2 eggs', ['Egg 100']],
    ['150 g zorblat, 200 g rice', ['White rice 200']],
    ['chicken 200 g, 100 g zorblat, 50 g rice', ['Chicken 200', 'White rice 50']],
    ['3 zorbles with rice', ['White rice 118*']],
    ['2 zorbles, rice', ['White rice 118*']],
    ['1 banana, 5 g zorblat', ['Banana 126']],
    ['zorblat 100 g, rice 50 g', ['White rice 50']],
    ['zorblat 100 g rice 50 g', ['White rice 50']],
  ])('is not that of the next: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['100 g of honeyed, fluffy pancakes', ['Pancakes 100']],
    ['100 g zorblat pancakes', ['Pancakes 100']],
    ['60 g Zorblat, yogurt', ['Yogurt 60']],
  ])('may be that of its adjective or brand: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('measures without "of", and whole pieces', () => {
  it.each<[string, string[]]>([
    ['2 boiled eggs, handful almonds', ['Boiled egg 100', 'Almonds 28']],
    ['1 EL honey, 2 TL sugar', ['Honey 20', 'Sugar 8.4']],
    ['1 El Monterey burrito', ['Burrito 297']],
    ['2 whole apples', ['Apple 400']],
    ['1 whole banana', ['Banana 126']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
