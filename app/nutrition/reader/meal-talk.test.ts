import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'
import { tableReader } from '../estimate.ts'

describe('meals in everyday language', () => {
  it.each<[string, string[]]>([
    ['200 g of beef and noodles with gravy', ['Beef and noodles with gravy 200']],
    ['beef stew with carrots and potatoes, 2 cups', ['Beef stew 504']],
    ['60 g of roti made from wheat flour', ['Roti 60']],
    ['1) 40 g oats\n2) 15 g honey', ['Rolled oats 40', 'Honey 15']],
    ['My coach told me to log it: 60 g oats, 15 g honey', ['Rolled oats 60', 'Honey 15']],
    ['Had 100 g rice around eleven, 1 banana at 8', ['White rice 100', 'Banana 126']],
    ['a glass (240 g) of low fat milk and 2 (60 g) cookies', ['Low fat milk 240', 'Cookie 60']],
    ['um I think I had like two eggs', ['Egg 100']],
    ['For dinner: 100 g salmon. As a snack 30 g almonds.', ['Salmon 100', 'Almonds 30']],
    ['2 fun size snickers bars', ['Snickers 34']],
    ['200 g ugali and 80 g sukuma wiki', ['Ugali 200', 'Sukuma wiki 80']],
    ['At 7:30 2 eggs, 10:30 pm chai', ['Egg 100', 'Chai 200*']],
    ['my blood sugar was 7.2 before 40 g bread', ['Bread 40']],
    ['My sugar is 140. I ate 1 roti', ['Roti 40']],
    ['a cola with ice', ['Cola 372']],
    ['200 g chicken or turkey', ['Chicken 200']],
    ['Date night: steak with chips', ['Cooked steak 120*', 'French fries 117*']],
    ['20 nuggets and a footlong', ['Chicken nuggets 320', 'Footlong sub 392']],
    ['a whopper. Later a filet-o-fish', ['Whopper 291', 'Filet-O-Fish 134*']],
    ['venti latte', ['Latte 600']],
    ['3 idli sambar', ['Idli 96', 'Sambar 150*']],
    ['2 anday aur ek cup chai', ['Egg 100', 'Chai 240']],
    ['subah roti aur bhindi ki sabzi khayi', ['Roti 45*', 'Bhindi masala 112.5*']],
    ['chicken tikka 6 pieces', ['Chicken tikka 180']],
    ['2 rusk with tea', ['Rusk 24', 'Tea 240*']],
    ['smoothie with 1 banana and 200 ml milk', ['Banana 126', 'Milk 206.3']],
    ['pancakes with syrup', ['Pancakes 120*', 'Pancake syrup 15*']],
    ['pancake syrup', ['Pancake syrup 40*']],
    ['crackers with cheese', ['Crackers 15*', 'Cheese 21*']],
    ['pasta with tomato sauce', ['Pasta with tomato sauce 320*']],
    ['butter chicken with rice', ['Butter chicken 240*', 'White rice 150*']],
    ['kadhi chawal', ['Kadhi 240*', 'White rice 150*']],
    ['sindhi curry with rice', ['Sindhi curry 240*', 'White rice 150*']],
    ['2 vada pav', ['Vada pav 250']],
    ['mango lassi', ['Mango lassi 250*']],
    ['burrito bowl with chicken, rice, beans and guac', ['Chicken burrito bowl 450*']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })

  it('does not apply a cup of rice to the chicken beside it', () => {
    const items = readItems('1 cup of rice and 100 g chicken')
    expect(items).toEqual(['White rice 158', 'Chicken 100'])
  })

  it('reads 10,000 characters of foods without any punctuation', () => {
    const text = 'cheese omelet baked beans roast potato apple pie '.repeat(200)
    expect(tableReader.estimate(text)?.items.length).toBeGreaterThan(100)
  })
})
