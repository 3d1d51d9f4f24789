import { describe, expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'

const itemsOf = (text: string) => tableReader.estimate(text)?.items ?? []

/** The cup that USDA's portions list for each row, in grams; a meal is more than one. */
const cups: [string, number][] = [
  ['bibimbap', 162],
  ['cobb salad', 105],
  ['caprese salad', 160],
  ['chicken biryani', 196],
  ['shepherd’s pie', 244],
  ['pad thai', 200],
  ['risotto', 204],
]

describe('a dish that is named alone', () => {
  it.each(cups)('"%s" is a meal, not a cup or half of one', (text, cup) => {
    for (const said of [text, `a ${text}`]) {
      const [item, ...others] = itemsOf(said)
      expect(others).toEqual([])
      expect(item?.grams, said).toBeGreaterThan(cup * 1.1)
      expect(item?.grams, said).toBeLessThan(460)
      expect(item?.gramsAssumed).toBe(true)
    }
  })

  it('is a plate of more than USDA’s cup where a plate is said', () => {
    const [item] = itemsOf('1 plate of chicken biryani')
    expect(item?.grams).toBeGreaterThanOrEqual(350)
    expect(item?.grams).toBeLessThanOrEqual(400)
  })

  it.each([
    ['1 serving of biryani', 350],
    ['a bowl of biryani', 350],
    ['3 servings of risotto', 840],
    ['a side of risotto', 140],
    ['steak with a side of mac and cheese', 120],
    ['2 sides of coleslaw', 220],
    ['burger and a side of fries', 110],
    ['fondue', 250],
  ])('"%s" is %d g of it [estimate-08]', (text, grams) => {
    expect(itemsOf(text).at(-1)?.grams).toBe(grams)
  })

  it('loses nothing for a side', () => {
    expect(
      itemsOf('veggie burger with cheese, side of onion rings').map(({ food }) => food),
    ).toEqual(['Veggie burger', 'Cheese', 'Onion rings'])
    expect(itemsOf('a wrap with a side of fries').map(({ food }) => food)).toEqual([
      'Wrap',
      'French fries',
    ])
  })

  it('keeps a stated amount, and the half of it', () => {
    expect(itemsOf('120 g bibimbap')[0]?.grams).toBe(120)
    expect(itemsOf('1 cup pad thai')[0]?.grams).toBe(200)
  })

  it('counts a food once whose name has another', () => {
    expect(itemsOf('whey protein shake with water').map(({ food }) => food)).toEqual([
      'Protein shake',
      'Water',
    ])
    expect(itemsOf('toad in the hole').map(({ food }) => food)).toEqual(['Toad in the hole'])
  })
})

describe('a vessel', () => {
  it.each([
    ['a punnet of strawberries', 227],
    ['2 punnets of raspberries', 300],
    ['a punnet of cherry tomatoes', 250],
    ['half a tin of baked beans', 205],
    ['bbq ribs (half rack)', 270],
    ['2 fingers of kitkat', 20.8],
    ['4 finger kitkat', 41.6],
    ['four finger kit kat', 41.6],
    ['2 finger twix', 50],
    ['two coffee cakes', 130],
    ['4 fish fingers', 68],
  ])('"%s" weighs %d g', (text, grams) => {
    expect(itemsOf(text).map((item) => item.grams)).toEqual([grams])
  })

  it.each(['rice', 'brown rice', 'pasta', 'noodles', 'couscous'])(
    'holds no less of %s as a plate than as a bowl, a side plate less',
    (food) => {
      const gramsOf = (text: string) => itemsOf(text)[0]?.grams ?? 0
      const bowl = gramsOf(`bowl of ${food}`)
      expect(gramsOf(`a plate of ${food}`)).toBeGreaterThanOrEqual(bowl)
      expect(gramsOf(`2 plates of ${food}`)).toBe(2 * gramsOf(`plate of ${food}`))
      expect(gramsOf(`side plate of ${food}`)).toBeLessThan(bowl)
    },
  )

  it('that is unknown holds a serving, not one piece, and is named as unknown', () => {
    const usual = itemsOf('a serving of blueberries')[0]?.grams
    expect(itemsOf('1 pottle of blueberries')[0]?.grams).toBe(usual)
    expect(tableReader.estimate('1 pottle of blueberries')?.unknown).toEqual(['pottle'])
  })

  it.each([
    ['1 pottle of blueberries', 75],
    ['half a pottle of blueberries', 37.5],
    ['2 pottles of blueberries', 150],
    ['10 blorps of grapes', 70],
    ['3 tronks of ham', 84],
    ['4 licks of ice cream', 264],
  ])('in "%s" is assumed: %d g', (text, grams) => {
    expect(itemsOf(text)).toMatchObject([{ grams, gramsAssumed: true }])
  })

  it.each([
    ['3 slcies of pizza', '3 slices of pizza'],
    ['2 cpus of rice', '2 cups of rice'],
    ['2 glases of milk', '2 glasses of milk'],
    ['two handfulls of nuts', 'two handfuls of nuts'],
    ['3 large peices of chicken', '3 large pieces of chicken'],
  ])('or piece that is misspelt is corrected: "%s"', (text, meant) => {
    const [item] = itemsOf(meant)
    expect(itemsOf(text)).toMatchObject([
      { food: item?.food, grams: item?.grams, gramsAssumed: false },
    ])
    expect(tableReader.estimate(text)?.unknown).toEqual([])
  })
})

describe('a food of a restaurant', () => {
  it.each([
    ['mcdonalds fries', 117],
    ['large mcdonalds fries', 154],
    ["wendy's french fries", 142],
    ['9 pieces of burger king french fries', 117],
  ])('"%s" is as much as it serves', (text, grams) => {
    expect(itemsOf(text).map((item) => item.grams)).toEqual([grams])
  })

  it.each([
    ['coffee at mcdonalds', ['Coffee']],
    ['latte from starbucks', ['Latte']],
    ['panini from pret', ['Sandwich']],
  ])('"%s" is not counted for the place', (text, foods) => {
    expect(itemsOf(text).map(({ food }) => food)).toEqual(foods)
  })
})

/** Grams of one piece in USDA's portions: SR Legacy for naan, potato and rice cake. */
describe('a counted piece', () => {
  it.each([
    ['1 naan', 90],
    ['a piece of naan', 90],
    ['2 naan', 180],
    ['1 rice cake', 9],
    ['2 oatcakes', 24],
  ])('"%s" weighs %d g', (text, grams) => {
    expect(itemsOf(text)[0]?.grams).toBe(grams)
  })

  it('of potato has the figures of USDA’s boiled potato in both orders', () => {
    const [first] = itemsOf('500 g boiled potatoes')
    const [second] = itemsOf('½ kg potatoes, boiled')
    expect(second?.nutritionData).toEqual(first?.nutritionData)
  })
})
