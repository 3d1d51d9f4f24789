import { describe, expect, it } from 'vitest'
import { tableReader } from '../estimate.ts'

describe('words that the table does not know', () => {
  const known = tableReader.estimate('200 g rice')
  const partly = tableReader.estimate('200 g rice and some blorptash')

  it('widen the range upwards, since they can only add', () => {
    expect(partly?.nutritionData).toEqual(known?.nutritionData)
    expect(partly?.range.calories.low).toBe(known?.range.calories.low)
    expect(partly?.range.calories.high).toBeGreaterThan(known?.range.calories.high ?? 0)
  })

  it('make the food beside them less certain', () => {
    const beside = tableReader.estimate('200 g rice blorptash')?.items[0]
    expect(beside?.confidence).toBeLessThan(known?.items[0]?.confidence ?? 0)
  })
})

describe('words that only describe', () => {
  it.each(['leftover lasagna, 300 g', 'lasagna, takeaway box', '300 g lasagna, airpopped'])(
    '"%s" has no unknown food',
    (text) => {
      expect(tableReader.estimate(text)).toMatchObject({ unknown: [], items: [{}] })
    },
  )
})

describe('words before "meal"', () => {
  it.each([
    ['mutton meal', ['Lamb']],
    ['murgh meal', ['Chicken']],
    ['gosht meal', ['Beef']],
    ['aloo meal', ['Boiled potatoes']],
    ['chapati meal', ['Roti']],
    ['maggi meal', ['Instant noodles']],
    ['rice, zinger meal', ['White rice']],
  ])('name a food by any of its names: "%s"', (text, expected) => {
    expect(tableReader.readPlate(text).items.map(({ food }) => food)).toEqual(expected)
  })
})

describe('letters and unit signs', () => {
  it.each(['g', 'k', 'l', 'oz', 'o j', 'c g'])('"%s" alone is no food', (text) => {
    expect(tableReader.estimate(text)).toBeNull()
  })

  it.each(['rice, oz', 'rice, g', 'rice, k', 'rice, ml'])('"%s" is rice alone', (text) => {
    expect(tableReader.readPlate(text).items).toMatchObject([{ food: 'White rice', grams: 118 }])
  })

  it('stay parts of a name', () => {
    expect(tableReader.estimate('special k')?.detectedIngredients).toEqual(['Special k'])
    expect(tableReader.estimate('parle g')?.detectedIngredients).toEqual(['Marie biscuit'])
  })
})

describe('ordinary words', () => {
  it.each([
    "don't judge",
    'with my mates at the mall, cheers',
    'it was more of the same',
    'shared with the bloke on the bench',
  ])('"%s" are never corrected into food', (text) => {
    expect(tableReader.estimate(text)).toBeNull()
    expect(tableReader.readPlate(`${text}: 2 eggs`).items.map((item) => item.food)).toEqual(['Egg'])
  })

  it('are distinguished from misspelt food', () => {
    const foods = ['yoghourt', 'cappucino', 'avacado tost', 'chese tosty'].map((text) =>
      tableReader.estimate(text)?.items.map((item) => item.food),
    )
    expect(foods).toEqual([
      ['Yogurt'],
      ['Cappuccino'],
      ['Toast', 'Avocado'],
      ['Grilled cheese sandwich'],
    ])
  })
})

describe('things that nobody eats', () => {
  it.each([
    'a red bicycle on the moon',
    'a sunset over the ocean',
    'the quick brown fox jumps over the lazy dog',
    'a portrait of a man',
    'trees in a forest',
    'stones and bricks',
    'a robot made of iron',
  ])('are no food in a text without any: "%s"', (text) => {
    expect(tableReader.estimate(text)).toBeNull()
  })

  it.each([
    ['hot dog', 'Hot dog'],
    ['thousand island', 'Thousand island dressing'],
    ['snow cone', 'Snow cone'],
    ['200 g bear', 'Cooked bear'],
    ['tomato soap', 'Tomato soup'],
  ])('stay parts of the names of foods, and foods with an amount: "%s"', (text, food) => {
    expect(tableReader.estimate(text)?.detectedIngredients).toEqual([food])
  })
})
