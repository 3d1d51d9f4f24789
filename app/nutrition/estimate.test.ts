import { describe, expect, it } from 'vitest'
import { tableReader } from './estimate.ts'
import { nutrients } from './nutrition.ts'

function foodsOf(text: string): string[] {
  return (tableReader.estimate(text)?.items ?? []).map((item) => item.food)
}

describe('finding the foods of a text', () => {
  it.each<[string, string[]]>([
    ['oatmeal with honey and a cup of black coffee', ['Oatmeal', 'Honey', 'Coffee']],
    ['chicken, rice and broccoli', ['Chicken', 'White rice', 'Broccoli']],
    ['chicken + rice + broccoli', ['Chicken', 'White rice', 'Broccoli']],
    ['toast topped with avocado and a poached egg', ['Toast', 'Avocado', 'Poached egg']],
    ['salmon over quinoa', ['Salmon', 'Quinoa']],
    ['scrambled eggs on toast', ['Scrambled eggs', 'Toast']],
    ['2 eggs 1 banana 1 apple', ['Egg', 'Banana', 'Apple']],
    ['chicken breast 200g rice 150g', ['Chicken breast', 'White rice']],
    ['Breakfast:\n2 eggs\n1 banana', ['Egg', 'Banana']],
    ['macaroni and cheese', ['Macaroni and cheese']],
    ['mac n cheese with peas', ['Macaroni and cheese', 'Peas']],
    ['peanut butter and jelly sandwich and milk', ['Peanut butter and jelly sandwich', 'Milk']],
    ['biscuits and gravy', ['Biscuits and gravy']],
    ['coffee with half and half', ['Coffee', 'Half and half']],
    ['fish and chips', ['Fried fish', 'French fries']],
    ['chips and salsa', ['Tortilla chips', 'Salsa']],
    ['a Big Mac and a medium coke', ['Big Mac', 'Cola']],
    ['Quarter Pounder', ['Quarter Pounder']],
    ['banana pancakes', ['Pancakes']],
    ['dal chawal', ['Daal chawal']],
    ['2 chapatis with bhindi and raita', ['Roti', 'Bhindi masala', 'Raita']],
    ['nihari with naan', ['Nihari', 'Naan']],
    ['aloo paratha, lassi', ['Aloo paratha', 'Sweet lassi']],
    ['samosas, pakoras and chai', ['Samosa', 'Pakora', 'Chai']],
  ])('"%s"', (text, expected) => {
    expect(foodsOf(text)).toEqual(expected)
  })

  it('reads "chicken and rice" as two foods, but a bowl of it as one', () => {
    expect(foodsOf('grilled chicken and rice')).toEqual(['Chicken', 'White rice'])
    expect(foodsOf('a bowl of chicken and rice')).toEqual(['Chicken and rice'])
  })

  it.each([
    ['apple', 'Apple'],
    ['cola', 'Cola'],
    ['rice', 'White rice'],
    ['milk', 'Milk'],
    ['milk chocolate', 'Chocolate'],
    ['chocolate milk', 'Chocolate milk'],
    ['butter', 'Butter'],
    ['peanut butter', 'Peanut butter'],
    ['sweet potato', 'Sweet potato'],
    ['egg noodles', 'Egg noodles'],
    ['coconut milk', 'Coconut milk'],
    ['peppers', 'Bell pepper'],
    ['pepper', 'Black pepper'],
  ])('reads the plain word "%s" as %s', (text, food) => {
    expect(foodsOf(text)).toEqual([food])
  })

  it.each([
    ['chiken brest', 'Chicken breast'],
    ['brocolli', 'Broccoli'],
    ['strawbery yoghurt', 'Fruit yogurt'],
    ['spagetti', 'Spaghetti'],
    ['avacado', 'Avocado'],
    ['bannana', 'Banana'],
    ['mozarella', 'Mozzarella'],
    ['omlette', 'Omelet'],
    ['chapatti', 'Roti'],
    ['Crème brûlée', 'Creme brulee'],
  ])('understands "%s"', (text, food) => {
    expect(foodsOf(text)).toEqual([food])
  })

  it('returns the position of an item in the text and its words as written', () => {
    const [rice, salmon] =
      tableReader.estimate('Had 1 cup of Brown Rice and grilled salmon!')?.items ?? []
    expect(rice?.text).toBe('1 cup of Brown Rice')
    expect(salmon?.text).toBe('grilled salmon')
  })
})

describe('preparation', () => {
  it.each([
    ['100 g rice', 'White rice'],
    ['100 g uncooked rice', 'Dry white rice'],
    ['100 g dry pasta', 'Dry pasta'],
    ['100 g cooked oats', 'Oatmeal'],
    ['100 g oats', 'Rolled oats'],
    ['raw chicken breast', 'Raw chicken breast'],
    ['grilled chicken breast', 'Chicken breast'],
    ['roasted chicken breast', 'Chicken breast'],
    ['fried chicken breast', 'Fried chicken'],
    ['pan-fried chicken breast', 'Sauteed chicken breast'],
    ['baked potato', 'Baked potato'],
    ['mashed potatoes', 'Mashed potatoes'],
    ['boiled potatoes', 'Boiled potatoes'],
    ['smoked salmon', 'Smoked salmon'],
    ['canned tuna', 'Canned tuna'],
    ['grilled tuna', 'Tuna steak'],
    ['dried apricots', 'Dried apricots'],
    ['carrots, steamed', 'Cooked carrots'],
    ['fried eggs', 'Fried egg'],
    ['boiled eggs', 'Boiled egg'],
  ])('"%s" is %s', (text, food) => {
    expect(foodsOf(text)).toEqual([food])
  })
})

describe('negation', () => {
  it.each<[string, string[]]>([
    ['chicken thigh without skin', ['Skinless chicken thigh']],
    ['iced tea, no sugar', ['Unsweetened iced tea']],
    ['coffee without milk', ['Coffee']],
    ['burger with no cheese', ['Hamburger']],
    ['porridge with no sugar and 1 banana', ['Oatmeal', 'Banana']],
    ['no sugar oatmeal', ['Oatmeal']],
    ['sugar-free jello', ['Sugar free gelatin']],
    ['fat-free milk', ['Skim milk']],
    ['unsweetened almond milk', ['Almond milk']],
  ])('"%s"', (text, expected) => {
    expect(foodsOf(text)).toEqual(expected)
  })

  it('finds a salad without dressing where the text names croutons too', () => {
    const foods = foodsOf('salad without dressing and croutons')
    expect(foods[0]).toMatch(/salad/i)
    expect(foods.length).toBeLessThanOrEqual(2)
    for (const food of foods) expect(food).not.toMatch(/dressing|vinaigrette|mayonnaise/i)
  })
})

describe('nonsense', () => {
  it.each([
    '',
    '   ',
    'the weather is nice today',
    'a nice sunny day',
    'xqzt blorp',
    '42',
    '1/2',
    '((((((',
    'a white plate on a wooden table, natural light, top view, 8k',
    '🙂🙂',
    // Every object has these.
    'constructor',
    'a cup of constructors',
    'toString',
    'hasOwnProperty',
    '__proto__',
  ])('"%s" has no food', (text) => {
    expect(tableReader.estimate(text)).toBeNull()
    expect(tableReader.readPlate(text).items).toEqual([])
  })

  it.each([
    'chicken '.repeat(1250),
    '1 '.repeat(5000),
    'a'.repeat(10_000),
    '('.repeat(10_000),
    'and with on '.repeat(850),
    'chicken rice salmon egg broccoli '.repeat(300),
  ])('a text of 10,000 characters is answered (%#)', (text) => {
    expect(() => tableReader.estimate(text)).not.toThrow()
  })

  it('reports words that may be unknown foods', () => {
    expect(tableReader.readPlate('dragonfruit').unmatched).toEqual(['dragonfruit'])
    const plate = tableReader.readPlate(
      'grilled octopus with romesco and potatoes on a rustic plate',
    )
    expect(plate.items.map((item) => item.food)).toEqual(['Octopus', 'Potato'])
    expect(plate.unmatched).toEqual(['romesco'])
  })
})

describe('the figures', () => {
  const texts = [
    '150 g grilled chicken, 1 cup cooked rice',
    'grilled salmon with quinoa, asparagus and lemon',
    'full english breakfast',
    '200 g soba noodles with falafel',
    '2 parathas with chai',
  ]

  it.each(texts)('of "%s" are the sum of its items, rounded as they are shown', (text) => {
    const estimate = tableReader.estimate(text)
    if (!estimate) throw new Error('expected an estimate')
    for (const nutrient of nutrients) {
      const sum = estimate.items.reduce((total, item) => total + item.nutritionData[nutrient], 0)
      expect(estimate.nutritionData[nutrient]).toBeCloseTo(sum, 5)
      const digits = nutrient === 'calories' || nutrient === 'sodium' ? 1 : 10
      for (const item of estimate.items) {
        const value = item.nutritionData[nutrient] * digits
        expect(Math.abs(value - Math.round(value))).toBeLessThan(1e-6)
      }
    }
    expect(estimate.detectedIngredients).toEqual([
      ...new Set(estimate.items.map((item) => item.food)),
    ])
  })

  it('are those of the table for the grams', () => {
    const item = tableReader.estimate('150 g grilled chicken')?.items[0]
    const per100 = tableReader.foods.find(item?.foodId ?? '')?.per100
    expect(item?.nutritionData.calories).toBe(Math.round((per100?.calories ?? 0) * 1.5))
  })

  it('count a figure that the source does not report as 0, and name it', () => {
    const estimate = tableReader.estimate('200 g soba noodles and 100 g rice')
    expect(estimate?.items[0]?.missing).toEqual(['fiber', 'sugar'])
    expect(estimate?.items[0]?.nutritionData.fiber).toBe(0)
    expect(estimate?.items[1]?.missing).toEqual([])
    expect(estimate?.missing).toEqual(['fiber', 'sugar'])
  })

  it('have a range that is wider for a less specific text', () => {
    const width = (text: string) => {
      const { low, high } = tableReader.estimate(text)?.range.calories ?? { low: 0, high: 0 }
      const calories = tableReader.estimate(text)?.nutritionData.calories ?? 1
      expect(low).toBeLessThanOrEqual(calories)
      expect(high).toBeGreaterThanOrEqual(calories)
      return (high - low) / calories
    }
    expect(width('160 g rice')).toBeLessThan(width('1 cup rice'))
    expect(width('1 cup rice')).toBeLessThan(width('a bowl of rice'))
    expect(width('a bowl of rice')).toBeLessThan(width('rice'))
    expect(width('2 slices of bread')).toBeLessThan(width('2-4 slices of bread'))
    expect(width('200 g chiken')).toBeGreaterThan(width('200 g chicken'))
  })

  it('stay the same for the same text', () => {
    for (const text of texts) expect(tableReader.estimate(text)).toEqual(tableReader.estimate(text))
  })
})

describe('edited items', () => {
  it('give the same figures as the text they came from', () => {
    const estimate = tableReader.estimate('150 g grilled chicken, 158 g cooked rice')
    const rows = estimate?.items.map(({ foodId, grams }) => ({ foodId, grams })) ?? []
    expect(tableReader.recompute(rows).nutritionData).toEqual(estimate?.nutritionData)
    expect(tableReader.recompute(rows).unknown).toEqual([])
  })

  it('follow the grams, and list ids that the table does not know', () => {
    const result = tableReader.recompute([
      { foodId: 'white-rice', grams: 200 },
      { foodId: 'moon-dust', grams: 10 },
    ])
    expect(result.nutritionData.calories).toBe(258)
    expect(result.unknown).toEqual(['moon-dust'])
    expect(tableReader.recompute([]).nutritionData.calories).toBe(0)
  })
})

describe('searching the table', () => {
  it('puts the food itself first, then longer names', () => {
    expect(tableReader.search('salmon', 5)[0]?.name).toBe('Salmon')
    expect(tableReader.search('chapati', 5)[0]?.name).toBe('Roti')
  })

  it('finds by the beginning of the last word, in any case, up to the limit', () => {
    expect(tableReader.search('BROC', 3).map((food) => food.name)).toContain('Broccoli')
    expect(tableReader.search('c', 4)).toHaveLength(4)
    expect(tableReader.search('', 4)).toEqual([])
    expect(tableReader.search('zzzz', 4)).toEqual([])
  })
})
