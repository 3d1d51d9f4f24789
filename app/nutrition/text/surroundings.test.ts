import { describe, expect, it } from 'vitest'
import { allFoods, tableReader } from '../estimate.ts'
import { withoutSurroundings } from './surroundings.ts'

function read(text: string): string[] {
  return (tableReader.estimate(text)?.items ?? []).map(({ food, grams }) => `${food} ${grams}`)
}

describe('numbers that are not amounts', () => {
  it.each([
    'Supper at 19:30 120 g salmon',
    '19.30 120 g salmon',
    '1930 - 120 g salmon',
    '7pm 120 g salmon',
    "eight o'clock: 120 g salmon",
    'at half seven 120 g salmon',
    'quarter to 8, 120 g salmon',
    'Tue 12/11 120 g salmon',
    '3.11.2026 120 g salmon',
    '21 October: 120 g salmon',
    'day 9 120 g salmon',
    'Meal 3 120 g salmon',
    '2nd course 120 g salmon',
    'off route 66: 120 g salmon',
    '120 g salmon for $14.50',
    '120 g salmon, cost 9 euros',
    "I'm 5'10 and 81 kg, had 120 g salmon",
    'lost 2 kg, ate 120 g salmon',
    'after a 10k run 120 g salmon',
    'rowed 45 minutes then 120 g salmon',
    'heart rate 150, 120 g salmon',
    'BG 6.2 before, 120 g salmon, 4 units of insulin',
    'blood sugar went from 110 to 140 after 120 g salmon',
    '120 g salmon, 5 points',
    'macros: 40/30/30, 120 g salmon',
    'protein 24 g, carbs 0 g, fat 15 g: 120 g salmon',
    'some 250 kcal: 120 g salmon',
    '120 g salmon at 200 degrees for 20 min',
    'my 6 year old had 120 g salmon',
    '120 g salmon from the sandwich stall',
    '120 g salmon at the harbour bar',
    '120 g salmon from Panda Express',
    '120 g salmon (11 g fat, 2 g sugar)',
    '120 g salmon: 3 g saturated fat, 0.5 g salt',
    '120 g salmon [fat 11 g, of which saturates: 2 g; salt: 1 g]',
    '120 g salmon, 3 g fat',
  ])('"%s"', (text) => {
    expect(read(text)).toEqual(['Salmon 120'])
  })

  it('separate the meals of a day', () => {
    const day = '08:15 toast / 13:05 soup 300 ml / 19.40 pasta 180 g, 21.15 banana'
    expect(read(day)).toEqual(['Toast 50', 'Soup 305.6', 'Pasta 180', 'Banana 118'])
  })
})

describe('fat, sugar and salt', () => {
  it.each([
    ['200 g flour, 100 g fat, 100 g sugar, 2 eggs', ['Wheat flour 200', 'Sugar 100', 'Egg 100']],
    ['500 g flour, 10 g salt, 20 g sugar, 30 g fat', ['Wheat flour 500', 'Salt 10', 'Sugar 20']],
    ['flour 200g, fat 100g, sugar 100g', ['Wheat flour 200', 'Sugar 100']],
    ['shortbread: 200 g flour, 100 g fat, 50 g sugar', ['Wheat flour 200', 'Sugar 50']],
    ['ingredients: 100 g fat, 50 g sugar', ['Sugar 50']],
    ['(200 g flour, 100 g fat, 50 g sugar)', ['Wheat flour 200', 'Sugar 50']],
  ])('are counted in the list "%s"', (text, foods) => {
    expect(read(text)).toEqual(foods)
  })

  it.each(['yogurt 3g fat 5g sugar 0.1g salt', 'yogurt, 3 g fat, 5 g sugar'])(
    'are a label where no other amount is: "%s"',
    (text) => {
      expect(read(text)).toEqual(read('yogurt'))
    },
  )
})

describe('nought of a nutrient', () => {
  it.each([
    ['yogurt 0 g fat', ['Nonfat yogurt']],
    ['milk, 0% fat', ['Skim milk']],
    ['0% milk', ['Skim milk']],
    ['coke zero 0 g sugar', ['Diet cola']],
    ['yogurt, 0 g fat, 0 g sugar', ['Nonfat yogurt']],
    ['0% beer', ['Non alcoholic beer']],
    ['yogurt (0 g fat, 5 g sugar)', ['Nonfat yogurt']],
    ['cola, 0 sugar', ['Diet cola']],
    ['1 can of coke with no sugar and fries', ['Diet cola', 'French fries']],
    ['0% sugar pepsi', ['Diet cola']],
    ['dr pepper zero sugar', ['Diet cola']],
    ['7up 0 g sugar', ['Diet lemon lime soda']],
    ['red bull 0 sugar', ['Sugar free energy drink']],
    ['jello, 0 g of sugar', ['Sugar free gelatin']],
    ['iced tea, 0 g sugar', ['Unsweetened iced tea']],
    ['tea with 0 sugar and milk', ['Tea', 'Milk']],
    ['1 black tea, 0 sugar, splash of milk', ['Tea', 'Milk']],
    ['1 coke, 1 tea, 0 sugar', ['Cola', 'Tea']],
    ['coffee zero sugar', ['Coffee']],
    ['apple juice, 0 g sugar', ['Apple juice']],
  ])('"%s" is a food without it [estimate-09]', (text, foods) => {
    expect(tableReader.estimate(text)?.items.map(({ food }) => food)).toEqual(foods)
  })

  it.each(['tea', 'black coffee', 'coffee', 'green tea'])(
    'of sugar leaves %s as it is',
    (drink) => {
      for (const said of ['0 sugar', 'no sugar', '0 g sugar', 'zero sugar', 'without sugar']) {
        expect(read(`${drink} ${said}`), said).toEqual(read(drink))
      }
      const milky = read(`${drink} with no sugar and milk`)
      expect(milky.at(-1)).toBe('Milk 30')
      expect(read(`${drink} with 0 sugar and milk`)).toEqual(milky)
    },
  )

  it('alone is no food', () => {
    expect(tableReader.estimate('0 g fat')).toBeNull()
  })
})

describe('numbers that are amounts', () => {
  it.each([
    ['around 8 strawberries', 'Strawberries 144'],
    ['13.50 g honey', 'Honey 13.5'],
    ['lunch 2 boiled eggs', 'Boiled egg 100'],
    ['1 kg watermelon', 'Watermelon 1000'],
    ['100000 mg rice', 'White rice 100'],
    ['I was at 10.3 after two boiled eggs', 'Boiled egg 100'],
    ['rice, 3/4 cup', 'White rice 118.5'],
    ['every day 2 bananas', 'Banana 252'],
    ['30 g protein powder', 'Protein powder 30'],
    ['7up 330 ml', 'Lemon lime soda 346'],
  ])('"%s"', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it('are kept in the names of listed foods', () => {
    const changed = allFoods()
      .filter((food) => food.listed)
      .map((food) => food.name)
      .filter((name) => withoutSurroundings(name) !== name && !/calorie/i.test(name))
    expect(changed).toEqual([])
  })
})

it('keeps all positions of a text, and is fast with long rows of numbers', () => {
  for (const piece of ['1.', '1:30 ', '9/11 ', 'carbs ', '1', '1 to ', 'at 8 ', ' ']) {
    const text = piece.repeat(10_000 / piece.length)
    expect(withoutSurroundings(text)).toHaveLength(text.length)
  }
})
