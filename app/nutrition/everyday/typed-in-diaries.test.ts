import { describe, expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'

function expectItems(text: string, expected: string[]) {
  expect(readItems(text)).toEqual(expected)
}

describe('an amount behind a dish', () => {
  it.each<[string, string[]]>([
    ['tamales, 2 pork', ['Tamale 256']],
    ['tacos: 3 chicken', ['Chicken taco 345']],
    ['eggs, 2 bacon', ['Egg 100*', 'Bacon 16']],
    ['crispbread with butter x 2', ['Crispbread 20', 'Butter 10*']],
    ['a toast with butter x 2, 1 egg', ['Toast 50', 'Butter 7*', 'Egg 50']],
    ['biscuits and gravy, 2 biscuits', ['Biscuits and gravy 440']],
    ['egg fried rice, 2 eggs', ['Fried rice 170*', 'Egg 100']],
    ['rice (50 g dry)', ['Dry white rice 50']],
    ['lentils (80 g dry), 1 egg', ['Dry lentils 80', 'Egg 50']],
  ])('"%s"', expectItems)
})

describe('a number between two foods', () => {
  it.each<[string, string[]]>([
    ['palak paneer 2 roti', ['Palak paneer 220*', 'Roti 80']],
    ['tea 2 biscuits', ['Tea 240*', 'Digestive biscuit 30']],
    ['rice 2 eggs', ['White rice 150*', 'Egg 100']],
    ['seekh kebab 3 naan 2', ['Seekh kebab 180', 'Naan 180']],
    ['chicken 200 g rice 150 g', ['Chicken 200', 'White rice 150']],
  ])('is of the one that is counted: "%s"', expectItems)
})

describe('a food with a word of praise or a place before it', () => {
  it.each<[string, string[]]>([
    ['yummy chicken 150 g', ['Chicken 150']],
    ['yummy eggs 3', ['Egg 150']],
    ['chipotle chicken 150 g, salad 80 g', ['Chicken 150', 'Side salad 80']],
    ['at chipotle had a burrito bowl', ['Chicken burrito bowl 450']],
    ['costa latte', ['Latte 360*']],
  ])('keeps its amount: "%s"', expectItems)
})

describe('a list', () => {
  it.each<[string, string[]]>([
    ['50 g cheese, crackers', ['Cheese 50', 'Crackers 15*']],
    ['20 g almonds, milk', ['Almonds 20', 'Milk 244*']],
    ['1 cup milk, almond', ['Almond milk 244']],
    ['1 cup coconut, milk', ['Coconut milk 240']],
    ['2 tbsp peanut, butter', ['Peanut butter 32']],
    ['2 tbsp peanuts, butter', ['Peanuts 18.3', 'Butter 7*']],
    ['1 apple, juice', ['Apple 200', 'Fruit juice 240*']],
    [
      'string cheese, 1 clementine, juice box',
      ['String cheese 28*', 'Clementine 85', 'Fruit juice 209'],
    ],
    ['protein bar chocolate milk carton', ['Protein bar 55*', 'Chocolate milk 250*']],
    ['ham sandwich milk carton', ['Ham sandwich 150*', 'Milk 100*']],
    ['PB&J, apple juice box', ['Peanut butter and jelly sandwich 100*', 'Apple juice 209']],
    ['porridge (40 g oats, 200 ml milk)', ['Rolled oats 40', 'Milk 206.3']],
  ])('counts each once: "%s"', expectItems)
})

describe('what lies on a dish', () => {
  it.each<[string, string[]]>([
    ['cheese quesadilla w/ 2 tbsp sour cream', ['Quesadilla 140*', 'Sour cream 30']],
    ['chicken burrito with 2 tbsp guacamole', ['Chicken burrito 300*', 'Guacamole 30']],
    [
      'wrap with 80 g tuna and 1 tbsp mayo',
      ['Flour tortilla 48*', 'Canned tuna 80', 'Mayonnaise 13.8'],
    ],
    ['croissant with butter', ['Croissant 57*', 'Butter 7*']],
    ['2 crackers with butter', ['Crackers 6', 'Butter 10*']],
    ['butter croissant', ['Croissant 70*']],
    ['toast with a scraping of butter', ['Toast 50*', 'Butter 5']],
    ['a smear of peanut butter', ['Peanut butter 5']],
    ['a smear of cream cheese on bagel', ['Cream cheese 29', 'Bagel 105*']],
    ['meat pie with tomato sauce', ['Meat pie 130*', 'Ketchup 17*']],
    ['fries with 100 g tomato sauce', ['French fries 117*', 'Tomato sauce 100']],
    ['sausages in tomato sauce', ['Sausage 100*', 'Tomato sauce 80*']],
    ['rice, hot dogs with tomato sauce', ['White rice 150*', 'Hot dog 105*', 'Tomato sauce 45*']],
    ['wrap with 15 g mayo', ['Wrap 230*', 'Mayonnaise 15']],
    ['sandwich with 10 g mayo', ['Sandwich 150*', 'Mayonnaise 10']],
    ['wrap with mayo', ['Wrap 240*']],
    ['pasta with tomato sauce', ['Pasta with tomato sauce 320*']],
  ])('"%s"', expectItems)
})

describe('a number that is none of the food', () => {
  it.each<[string, string[]]>([
    ['couscous with 7 vegetables', ['Couscous 150*', 'Mixed vegetables 100']],
    ['2 mixed vegetables', ['Mixed vegetables 200']],
    ['oats and honey granola bar', ['Granola bar 43*']],
    ['nature valley oats and honey bar', ['Nature Valley bar 42*']],
    ['five guys little cheeseburger', ['Cheeseburger 115']],
    ['7-eleven hot dog', ['Hot dog 102*']],
    ['jack in the box taco', ['Taco 201*']],
    ['shake shack burger', ['Hamburger 145*']],
    ['cheesecake factory burger', ['Hamburger 145*']],
  ])('"%s"', expectItems)
})

describe('a named plate', () => {
  it('is halved with all of its foods', () => {
    expectItems('half plate chole bhature', ['Chana masala 75*', 'Bhatura 75*'])
    expectItems('2 plates of fish and chips', ['Fried fish 300*', 'French fries 234*'])
  })
})

describe('grain and pulses weighed dry', () => {
  it.each<[string, string]>([
    ['barley 60 g dry', 'Dry barley 60'],
    ['70 g dry buckwheat', 'Dry buckwheat 70'],
    ['red lentils 60 g dry', 'Dry lentils 60'],
    ['chickpeas 60 g dry', 'Dry chickpeas 60'],
    ['polenta 60 g dry', 'Dry polenta 60'],
    ['soba 75 g dry', 'Dry soba noodles 75'],
    ['udon 75 g dry', 'Dry soba noodles 75'],
    ['udon 200 g raw', 'Udon noodles 200'],
    ['black beans 60 g dry', 'Dry black beans 60'],
    ['60 g uncooked wild rice', 'Dry wild rice 60'],
  ])('"%s" is %s', (text, expected) => {
    expectItems(text, [expected])
  })
})

describe('everyday words that are foods of the Caribbean where they are counted', () => {
  it.each<[string, string[]]>([
    ['2 doubles', ['Trinidad doubles 330']],
    ['3 festival and 1 egg', ['Festival dumpling 195', 'Egg 50']],
    ['doubles', ['Trinidad doubles 165*']],
    ['a festival in town, 2 eggs', ['Egg 100']],
    ['2 double espressos', ['Double espresso 120']],
    ['char', []],
    ['lunch with Olivier', []],
    ['dinner at the Waldorf', []],
    ['a waldorf', ['Waldorf salad 69']],
    ['1 egg and a cobb', ['Egg 50', 'Cobb salad 300*']],
    ['cobb', ['Cobb salad 300*']],
  ])('"%s"', expectItems)
})

describe('other languages', () => {
  it.each<[string, string[]]>([
    ['1 café con leche', ['Coffee with milk 240']],
    ['arepa con queso y café con leche', ['Cheese arepa 160*', 'Coffee with milk 240*']],
    [
      'arroz, feijão, bife e salada',
      ['White rice 150*', 'Black beans 85*', 'Beef steak 120*', 'Side salad 85*'],
    ],
    ['2 Brötchen med ost och skinka', ['Dinner roll 80', 'Cheddar cheese 24*', 'Ham 56*']],
    ['med fries', ['French fries 145']],
    ['1 Brötchen mit Schinken und Senf', ['Dinner roll 40', 'Ham 56*', 'Mustard 5*']],
  ])('"%s"', expectItems)
})
