import { describe, expect, it } from 'vitest'
import { tableReader } from './estimate.ts'

function plate(text: string): Record<string, number> {
  return Object.fromEntries(
    tableReader.readPlate(text).items.map((item) => [item.food, item.grams]),
  )
}

describe('a plate without amounts', () => {
  it('of salmon, quinoa, asparagus and lemon has believable portions', () => {
    const { Salmon, Quinoa, Asparagus, Lemon } = plate(
      'grilled salmon with quinoa, asparagus and lemon',
    )
    expect(Salmon).toBe(150)
    expect(Quinoa).toBe(150)
    expect(Asparagus).toBeGreaterThan(70)
    expect(Asparagus).toBeLessThan(110)
    expect(Lemon).toBeGreaterThan(10)
    expect(Lemon).toBeLessThan(25)
  })

  it('is the same within a picture prompt', () => {
    const prompt =
      'A professional food photograph of grilled salmon with quinoa and asparagus on a white ceramic plate, natural light, top view, 8k'
    const bare = plate('grilled salmon with quinoa and asparagus')
    expect(Object.keys(plate(prompt))).toEqual(Object.keys(bare))
    expect(tableReader.readPlate(prompt).unmatched).toEqual([])
  })

  it.each([
    'steak with roasted potatoes, green beans and butter',
    'chicken tikka masala with basmati rice and naan',
    'tofu with brown rice, edamame, carrots and avocado',
    'cod with couscous, zucchini, cherry tomatoes and feta',
    'lentil curry with rice and spinach',
    'pork chop with mashed potatoes, peas, carrots and gravy',
  ])('"%s" is one serving of 300 to 900 kcal and 250 to 700 g', (text) => {
    const estimate = tableReader.estimate(text)
    const grams = estimate?.items.reduce((sum, item) => sum + item.grams, 0) ?? 0
    expect(estimate?.nutritionData.calories).toBeGreaterThan(300)
    expect(estimate?.nutritionData.calories).toBeLessThan(900)
    expect(grams).toBeGreaterThan(250)
    expect(grams).toBeLessThan(700)
  })

  it('divides the space among several vegetables', () => {
    const one = plate('salmon with rice and broccoli').Broccoli ?? 0
    const many = plate('salmon with rice, broccoli, carrots, peas and mushrooms').Broccoli ?? 0
    expect(many).toBeLessThan(one)
  })

  it('keeps oil, sauce, herbs, nuts and cheese small', () => {
    const found = plate('chicken with rice, olive oil, soy sauce, parsley, almonds and feta')
    expect(found['Olive oil']).toBeLessThan(15)
    expect(found['Soy sauce']).toBeLessThan(20)
    expect(found.Parsley).toBeLessThan(5)
    expect(found.Almonds).toBeLessThan(20)
    expect(found.Feta).toBeLessThan(40)
  })

  it.each([
    ['toast with butter and chicken', 'chicken', 'Chicken'],
    ['pizza with chicken', 'chicken', 'Chicken'],
    ['oatmeal with banana', 'banana', 'Banana'],
  ])('has less on "%s" than on a plate of "%s"', (dish, alone, food) => {
    expect(plate(dish)[food]).toBeGreaterThan(0)
    expect(plate(dish)[food]).toBeLessThan(plate(alone)[food] ?? 0)
  })

  it('adds little sugar to coffee', () => {
    expect(plate('coffee with milk and sugar').Sugar ?? 4).toBeLessThan(10)
  })

  it('does not read a plate of several foods as a measure of the first', () => {
    const found = plate('a plate of roasted chicken thighs with mashed potatoes and gravy')
    expect(found['Chicken thigh']).toBeLessThan(150)
    const states = (text: string) => !tableReader.readPlate(text).items[0]?.gramsAssumed
    expect(states('a plate of biryani')).toBe(true)
    expect(states('biryani')).toBe(false)
    expect(plate('a plate of biryani').Biryani).toBe(380)
  })

  it('assumes one whole of a small food, and two of a plural', () => {
    expect(plate('toast with boiled eggs')['Boiled egg']).toBe(100)
    expect(plate('ramen with a boiled egg')['Boiled egg']).toBe(50)
  })
})

describe('foods that would be counted twice', () => {
  it.each<[string, string[]]>([
    [
      'smoothie with 1 banana, 200 g strawberries and 200 ml milk',
      ['Banana', 'Strawberries', 'Milk'],
    ],
    ['protein shake: 1 scoop whey, 300 ml skim milk', ['Protein powder', 'Skim milk']],
    [
      'overnight oats made with 40g oats, 150 ml almond milk, 1 tbsp chia seeds',
      ['Rolled oats', 'Almond milk', 'Chia seeds'],
    ],
    ['salad (lettuce, tomato, cucumber)', ['Lettuce', 'Tomato', 'Cucumber']],
    ['300 g garden salad (lettuce, tomato, cucumber)', ['Side salad']],
    ['oatmeal with a banana and a handful of walnuts', ['Oatmeal', 'Banana', 'Walnuts']],
    ['salad with 50 g feta and an egg', ['Side salad', 'Feta', 'Egg']],
    ['omelette with 3 eggs, 50 g cheese and a slice of ham', ['Egg', 'Cheese', 'Ham']],
    ['fish (cod) with peas', ['Cod', 'Peas']],
    ['turkey sandwich on rye bread', ['Turkey sandwich']],
    [
      'buddha bowl with tofu, edamame, brown rice and avocado',
      ['Tofu', 'Edamame', 'Brown rice', 'Avocado'],
    ],
  ])('"%s"', (text, expected) => {
    expect(tableReader.estimate(text)?.items.map((item) => item.food)).toEqual(expected)
  })

  it('keeps a pizza whose toppings have weights', () => {
    const foods = tableReader.estimate('pizza with 30 g ham and 20 g olives')?.detectedIngredients
    expect(foods).toEqual(['Pizza', 'Ham', 'Olives'])
  })
})
