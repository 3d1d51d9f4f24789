import { describe, expect, it } from 'vitest'
import { groupDefaults } from '../foods/food-groups.ts'
import type { FoodGroup } from '../nutrition.ts'
import { tokenise } from '../text/words.ts'
import { readAmount } from './amount-phrase.ts'
import { weighPortion } from './weigh-portion.ts'

/** Our group of the food, and its portions as USDA lists them. */
const rows = {
  milk: 'dairy: 1 cup = 244; 1 fl oz = 30.5; 1 individual school container = 244; guideline amount per cup of hot cereal = 61; default = 244',
  cola: 'drink: 1 fl oz (no ice) = 31; 1 fl oz (with ice) = 23; 1 fl oz (nfs) = 31; 1 can (12 fl oz) = 372; 1 bottle (16.9 fl oz or 500 ml) = 524; 1 bottle (20 fl oz) = 620; 1 child/senior drink = 279; 1 small drink = 372; 1 medium drink = 512; 1 large drink = 744; 1 extra large drink = 1023; default = 372',
  coffee:
    'drink: 1 fl oz = 30; 1 cup (8 fl oz) = 240; 1 small = 360; 1 medium = 480; 1 large = 600; default = 360',
  wine: 'drink: 1 fl oz = 30; 1 glass = 180; 1/2 bottle = 375; default = 180',
  chips:
    'snack: 1 chip = 2; 1 small single serving bag = 28; 1 medium single serving bag = 57; 1 large single serving bag = 85; 1 100 calorie package = 18; 1 cup = 25; default = 28',
  bread:
    'bread: 1 small or thin/very thin slice = 24; 1 medium or regular slice = 28; 1 large or thick slice = 43; 1 slice, crust not eaten = 13; 1 slice, snack-size = 10; 1 cup = 40; 1 cubic inch = 2.8; default = 28',
  bagel:
    'bread: default = 105; 1 miniature = 26; 1 small = 69; 1 regular = 105; 1 large = 131; 1 bagel thin = 46',
  pie: 'sweet: 1 pie (10" dia) = 1521; 1 pie (9" dia) = 1203; 1 pie (8" dia) = 782; 1 piece (1/8 of 9" dia) = 150; 1 cup = 186; default = 112',
  pizza:
    'dish: 1 piece, nfs = 106; 1 piece, small pizza = 72; 1 piece, medium pizza = 76; 1 piece, large pizza = 106; 1 piece, extra-large pizza = 122; 1 personal size pizza (5-7" diameter) = 157; 1 small pizza (8-10" diameter) = 435; 1 medium pizza (11-12" diameter) = 609; 1 large pizza (13-15" diameter) = 844; 1 surface inch = 5.5; default = 212',
  oatmeal:
    'grain: 1 cup, cooked = 240; 1 cup, dry, yields = 485; 1 oz, dry, yields = 170; default = 240',
  chicken:
    'poultry: 1 cup, cooked, diced = 135; 1 small breast = 150; 1 medium breast = 175; 1 large breast = 195; 1 breast, ns as to size = 175; 1 small or thin slice = 30; 1 medium slice = 60; 1 oz, cooked = 28.35; default = 175',
  nuggets: 'poultry: 1 nugget = 16; 1 cup = 140; default = 80',
  tomato:
    'vegetable: 1 slice = 20; 1 grape tomato = 8; 1 cherry = 17; 1 whole = 125; 1 cup = 180; default = 90',
  chocolate:
    'sweet: 1 piece = 8; 1 fun size bar = 11; 1 bar = 44; 1 king size = 73; default = 21; 1 bar (1.55 oz) [hershey bar] = 44; 1 kiss [hershey kiss or star] = 5; 1 bar (5 oz) [cadbury dairy milk] = 142',
  soup: 'soup: 1 cup = 244; 1 can (10.75 oz), prepared to directions = 593; default = 305',
  iceCream:
    'sweet: 1 cup = 135; 1 scoop = 120; 1 small ice cream cup = 120; 1 medium ice cream cup = 240; 1 large ice cream cup = 360; default = 135',
  taco: 'dish: 1 small taco or tostada = 103; 1 medium taco or tostada = 125; 1 large taco or tostada = 216; 1 cup = 122; default = 219',
  tea: 'drink: 1 fl oz = 30; default = 360; 1 cup = 240; 1 small = 360; 1 medium = 480; 1 large = 600',
  fries:
    'vegetable: 1 kids meal order = 70; 1 small fast food order = 110; 1 medium fast food order = 145; 1 large fast food order = 180; 1 fry, ns as to shape = 5; 1 cup = 60; default = 110',
  snickers:
    'sweet: 1 miniature/bite size = 9; 1 fun/snack size = 17; 1 bar (2 oz) = 57; 1 king size bar (4 oz) = 113; default = 21',
  popsicle:
    'sweet: 1 single stick = 50; 1 double stick = 100; 1 miniature popsicle = 15; 1 fl oz = 30; default = 50',
  swissRoll: 'sweet: 1 jelly roll = 506; 1 piece (1/10 of roll) = 51; default = 51',
  smoothie:
    'drink: 1 fl oz = 27; 1 cup = 216; 1 small = 540; 1 medium = 864; 1 large = 1080; default = 324',
  wholeChicken:
    'poultry: 1 cup, cooked, diced = 135; 1 piece = 50; 1 slice = 60; 1 oz, cooked = 28.35; 1/2 chicken (yield after cooking, bone and skin removed) = 245; default = 85',
  quiche:
    'dish: 1 piece (1/8 of 9" dia) = 192; 1 individual quiche = 113; 1 quiche (8" dia) = 1212; 1 quiche (9" dia) = 1536; 1 cup = 160; default = 113',
  watermelon:
    'fruit: 1 cube = 15; 1 cup = 155; 1 medium wedge/slice = 325; 1 medium melon = 5200; 1 large melon = 6000; default = 78',
  beefMix: 'dish: 1 cup = 244; default = 244; 1 package, prepared = 1266',
  peanutMix: 'nut: 1 peanut = 1; 1 cup = 146; 1 package = 2044; default = 28',
  hamSub: 'dish: 6 inch sub = 184; 12 inch sub = 368',
  /** SR 28, which has no default amount. */
  ham: 'meat: 3 oz = 85; 1 slice (1 oz) = 28; 1 cup, chopped or diced = 140',
}

function weigh(text: string, row: string) {
  const [name = '', portions = ''] = row.split(': ')
  const group = name as FoodGroup
  const tokens = tokenise(text)
  const amount = readAmount(tokens, 0)
  const behind = tokens.slice(amount?.next ?? 0)
  return weighPortion(
    portions.split('; ').map((portion) => {
      const [measure = '', grams] = portion.split(' = ')
      return { measure, grams: Number(grams) }
    }),
    {
      amount,
      words: behind.filter(({ kind }) => kind === 'word').map(({ norm }) => norm),
      plural: behind.at(-1)?.plural ?? false,
      group,
      density: groupDefaults[group].density,
      one: null,
    },
  )
}

type Case = [text: string, row: keyof typeof rows, grams: number]

describe("weighing by USDA's portions", () => {
  it.each<Case>([
    ['150 g of chicken', 'chicken', 150],
    ['3 oz of chicken breast', 'chicken', 85],
    ['8 oz of milk', 'milk', 244],
    ['a 12 oz can of cola', 'cola', 372],
    ['a 20 oz bottle of cola', 'cola', 620],
    ['a 5 oz glass of red wine', 'wine', 150],
    ['a 10.75 oz can of tomato soup', 'soup', 593],
    ['1 oz of dry oatmeal', 'oatmeal', 170],
  ])('by weight: "%s" of %s is %d g', expectGrams)

  it.each<Case>([
    ['16 fl oz of cola', 'cola', 496],
    ['2 cups of coffee', 'coffee', 480],
    ['1 cup of oatmeal', 'oatmeal', 240],
    ['half a cup of dry oats', 'oatmeal', 242.5],
    ['a cup of oatmeal made from dry mix', 'oatmeal', 240],
    ['a cup of diced chicken', 'chicken', 135],
    ['2 tablespoons of soup', 'soup', 30.5],
    ['a small cup of ice cream', 'iceCream', 120],
  ])('by volume: "%s" of %s is %d g', expectGrams)

  it.each<Case>([
    ['an individual school container of milk', 'milk', 244],
    ['a glass of milk', 'milk', 244],
    ['a bottle of red wine', 'wine', 750],
    ['2 glasses of wine', 'wine', 360],
    ['a large single-serving bag of potato chips', 'chips', 85],
    ['a small bag of potato chips', 'chips', 28],
    ['a 100-calorie package of potato chips', 'chips', 18],
    ['2 thick slices of white bread', 'bread', 86],
    ['2 slices of white bread', 'bread', 56],
    ['1 piece of apple pie', 'pie', 150],
    ['a slice of apple pie', 'pie', 150],
    ['a slice of a medium pizza', 'pizza', 76],
    ['2 slices of pizza', 'pizza', 212],
    ['6 pieces of chicken nuggets', 'nuggets', 96],
    ['a bowl of soup', 'soup', 305],
    ['a serving of soup', 'soup', 305],
    ['2 slices of ham', 'ham', 56],
  ])('by a household measure: "%s" of %s is %d g', expectGrams)

  it.each<Case>([
    ['a whole 9-inch apple pie', 'pie', 1203],
    ['a quarter of a pie', 'pie', 300.75],
    ['a whole small pizza', 'pizza', 435],
    ['a large pizza', 'pizza', 844],
    ['a personal size pizza', 'pizza', 157],
    ['a cheese pizza', 'pizza', 212],
    ['an apple pie', 'pie', 112],
    ['a 6 inch ham sub', 'hamSub', 184],
    ['a ham sub', 'hamSub', 184],
    ['a footlong ham sub', 'hamSub', 368],
    ['2 foot-long ham subs', 'hamSub', 736],
    ['half a footlong ham sub', 'hamSub', 184],
  ])('whole only if the text says so: "%s" of %s is %d g', expectGrams)

  it.each<Case>([
    ['10 potato chips', 'chips', 20],
    ['2 large chicken breasts', 'chicken', 390],
    ['half a chicken breast', 'chicken', 87.5],
    ['a large cola', 'cola', 744],
    ['an extra-large cola', 'cola', 1023],
    ['2 bagels', 'bagel', 210],
    ['2 mini bagels', 'bagel', 52],
    ['an extra large whole wheat bagel', 'bagel', 131],
    ['5 cherry tomatoes', 'tomato', 85],
    ['2 tomatoes', 'tomato', 250],
    ['a large beef taco', 'taco', 216],
    ['a king size chocolate', 'chocolate', 73],
    ['5 Hershey kisses', 'chocolate', 25],
    ['a chocolate bar', 'chocolate', 44],
    ['a small coffee', 'coffee', 360],
    ['1 snickers', 'snickers', 57],
    ['1 popsicle', 'popsicle', 50],
    ['a mini popsicle', 'popsicle', 15],
    ['2 swiss rolls', 'swissRoll', 102],
    ['medium fries', 'fries', 145],
    ['2 large fries', 'fries', 360],
    ['an order of fries', 'fries', 110],
    ['10 fry', 'fries', 50],
  ])('by size and count: "%s" of %s is %d g', expectGrams)

  it.each<Case>([
    ['half a chicken', 'wholeChicken', 245],
    ['a whole chicken', 'wholeChicken', 490],
    ['a grilled chicken', 'wholeChicken', 85],
    ['1 quiche', 'quiche', 113],
    ['half a quiche', 'quiche', 768],
    ['2 slices of quiche', 'quiche', 384],
    ['a watermelon', 'watermelon', 78],
    ['a slice of watermelon', 'watermelon', 325],
    ['a large watermelon', 'watermelon', 6000],
    ['a package of beef and rice', 'beefMix', 1266],
    ['a beef and rice', 'beefMix', 244],
    ['a package of peanuts', 'peanutMix', 28],
  ])('no portion for several people for one: "%s" of %s is %d g', expectGrams)

  it.each<Case>([
    ['2 teas', 'tea', 720],
    ['2 medium teas', 'tea', 960],
    ['3 large teas', 'tea', 1800],
    ['1 smoothie', 'smoothie', 324],
    ['a medium smoothie', 'smoothie', 864],
  ])('a drink by its usual size: "%s" of %s is %d g', expectGrams)

  it('takes the default amount when none is stated', () => {
    expect(weigh('some chicken', rows.chicken)).toMatchObject({ grams: 175, basis: 'assumed' })
    expect(weigh('a coffee', rows.coffee)?.grams).toBe(360)
  })

  it('returns how well the portion fits, and null when none does', () => {
    expect(weigh('2 slices of white bread', rows.bread)?.fit).toBe(1)
    expect(weigh('a handful of potato chips', rows.chips)?.fit).toBeLessThan(0.5)
    expect(weigh('some ham', rows.ham)).toBeNull()
    expect(weigh('a bowl of ham', rows.ham)).toBeNull()
    expect(weigh('2 slices', 'bread: ')).toBeNull()
  })

  it('keeps the spread of a range', () => {
    expect(weigh('2 to 4 slices of white bread', rows.bread)).toMatchObject({ grams: 84 })
    expect(weigh('2 to 4 slices of white bread', rows.bread)?.spread).toBeCloseTo(1 / 3)
  })
})

function expectGrams(text: string, row: keyof typeof rows, grams: number) {
  const found = weigh(text, rows[row])?.grams ?? 0
  expect(Math.abs(found / grams - 1)).toBeLessThan(0.02)
}
