import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

describe('"each"', () => {
  it.each<[string, string[]]>([
    ['100 g each of salmon and quinoa', ['Salmon 100', 'Quinoa 100']],
    ['carrots and corn, 80 g each', ['Carrots 80', 'Corn 80']],
    ['2 teas with 1 sugar each', ['Tea 480', 'Sugar 8']],
    ['two glasses of red wine, 150 ml each', ['Red wine 304.4']],
    ['2 glasses of white, 125 ml each', ['White wine 253.6']],
    ['3 burgers (120 g each)', ['Hamburger 360']],
    ['2 x 150 g burgers', ['Hamburger 300']],
    ['2 tilapia fillets, 150 g each, 1 egg', ['Tilapia 300', 'Egg 50']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('shared or left food', () => {
  it.each<[string, string[]]>([
    ['12 chicken nuggets shared between 3', ['Chicken nuggets 64']],
    ['600 g lasagna split 50/50 with my wife', ['Lasagna 300']],
    ['espresso, 400 g pizza shared with a friend', ['Espresso 30*', 'Pizza 200']],
    ['400 g pizza and 200 g fries, shared between four of us', ['Pizza 100', 'French fries 50']],
    ['Got 300 g of pad thai. Ate two thirds of it.', ['Pad thai 200']],
    ['a 400 g burrito, left half', ['Burrito 200']],
    ['200 g banana split', ['Banana split 200']],
    ['ate half my 200 g sandwich', ['Sandwich 100']],
    ['ate 50% of lunch: 100 g meatloaf, 80 g rice', ['Meatloaf 50', 'White rice 40']],
    ['consumed half of breakfast: 2 eggs. 100 g apple', ['Egg 50', 'Apple 100']],
    ['100 g meatloaf, 80 g rice. Ate 75 %.', ['Meatloaf 75', 'White rice 60']],
    [
      'Ate 50% of lunch:\n100 g meatloaf\n80 g rice\n\n2 eggs',
      ['Meatloaf 50', 'White rice 40', 'Egg 100'],
    ],
    ['30 g dark chocolate (only 70%)', ['Dark chocolate 30']],
    ['had half of my meal-prep of 200 g chicken and 100 g rice', ['Chicken 200', 'White rice 100']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('sizes, states and vessels after the food', () => {
  it.each<[string, string]>([
    ['fries, large', 'large fries'],
    ['fries (lg)', 'large fries'],
    ['2 tomatoes, small', '2 small tomatoes'],
    ['cappuccino med', 'medium cappuccino'],
    ['lentil soup, a large bowl', 'a large bowl of lentil soup'],
    ['80 g rice (dry weight)', '80 g dry rice'],
    ['90 g pasta, uncooked', '90 g uncooked pasta'],
    ['100 g basmati rice (dry weight)', '100 g dry basmati rice'],
    ['2 canned peach halves', '2 halves of canned peach'],
    ['12-pack of cola', '12 cola'],
    ['2 six packs of beer', '12 beer'],
  ])('"%s" is "%s"', (behind, before) => {
    expect(readItems(behind)).toEqual(readItems(before))
    expect(readItems(behind)).toHaveLength(1)
  })

  it('a bowl after "with" measures the dish', () => {
    expect(readItems('muesli with raspberries 1 bowl')).toContain('Muesli 85')
  })
})

describe('a number before a weight or another food is not that of halves', () => {
  it.each<[string, string[]]>([
    ['100 g peach halves', ['Peach 100']],
    ['30 g pecan halves', ['Pecans 30']],
    ['2 cups strawberry halves', ['Strawberries 300']],
    ['1 toast with tomato halves', ['Toast 25', 'Tomato 30*']],
    ['2 peach halves', ['Peach 150']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})

describe('small parts', () => {
  it.each([
    ['8 peas', 'Peas 3.2'],
    ['three bites of mashed potato', 'Mashed potatoes 45'],
    ['2 bites of lasagna', 'Lasagna 30'],
    ['a bit of rice', 'White rice 75'],
    ['10 fries', 'French fries 60'],
    ['a glug of olive oil', 'Olive oil 14.2'],
    ['a sip of orange juice', 'Orange juice 26.3'],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual([expected])
  })
})
