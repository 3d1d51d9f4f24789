import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('a word between an amount and its food', () => {
  it.each<[string, string[]]>([
    ['5 soaked almonds', ['Almonds 6']],
    ['100 g sprouted potatoes', ['Potato 100']],
    ['2 vine tomatoes', ['Tomato 250']],
    ['100 g fancy chicken', ['Chicken 100']],
    ['1 slice of sprouted bread', ['Sprouted bread 26']],
  ])('leaves the amount to the food: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['teriyaki tofu 150 g', ['Tofu 150']],
    ['2 masala eggs', ['Egg 100']],
    ['150 g jerk salmon', ['Salmon 150']],
    ['150 g jerk chicken', ['Jerk chicken 150']],
    ['2 tbsp teriyaki', ['Teriyaki sauce 32']],
    ['100 g masala', ['Chicken curry 100']],
    ['teriyaki beef 200g, rice 150g', ['Beef 200', 'White rice 150']],
    ['pesto chicken 150 g', ['Chicken 150']],
    ['150 g harissa rice', ['White rice 150']],
    ['masala potatoes 200 g', ['Potato 200']],
    ['2 tbsp pesto carrots', ['Pesto 32']],
    ['2 tbsp ranch carrots', ['Ranch dressing 29.4']],
    ['ranch chicken with salad', ['Ranch dressing 30*', 'Chicken 130*', 'Side salad 100*']],
  ])('that seasons it is none beside it: "%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('a weight right behind a food', () => {
  it.each<[string, string[]]>([['kinda good rice 100 g', ['White rice 100']]])(
    'makes one of it among other words: "%s"',
    (text, expected) => {
      expect(readItems(text)).toEqual(expected)
    },
  )
})
