import { describe, expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { readItems } from '#tests/support/read-items.ts'

/** What is eaten, and what is on or beside it: each word must be counted or named as unknown. */
const texts: [string, string[]][] = [
  ['2 rice cakes with hummus', ['rice cake', 'hummus']],
  ['3 rice cakes with peanut butter', ['rice cake', 'peanut butter']],
  ['2 rice cakes with avocado and egg', ['rice cake', 'avocado', 'egg']],
  ['1 rice cake with jam', ['rice cake', 'jam']],
  ['2 crackers with cheese', ['cracker', 'cheese']],
  ['4 crackers with cheese and tomato', ['cracker', 'cheese', 'tomato']],
  ['4 ritz crackers with salami', ['cracker', 'salami']],
  ['6 crackers with hummus and cucumber', ['cracker', 'hummus', 'cucumber']],
  ['2 oatcakes with cheese', ['oatcake', 'cheese']],
  ['3 crispbreads with cottage cheese', ['crispbread', 'cottage cheese']],
  ['10 pretzels with mustard', ['pretzel', 'mustard']],
  ['20 chips with salsa', ['chip', 'salsa']],
  ['2 slices of toast with jam', ['toast', 'jam']],
  ['2 toasts with butter and honey', ['toast', 'butter', 'honey']],
  ['1 bagel with cream cheese and salmon', ['bagel', 'cream cheese', 'salmon']],
  ['2 crumpets with butter', ['crumpet', 'butter']],
  ['a scone with jam and cream', ['scone', 'jam', 'cream']],
  ['2 pitas with hummus', ['pita', 'hummus']],
  ['2 naan with curry', ['naan', 'curry']],
  ['3 tortillas with beans and cheese', ['tortilla', 'beans', 'cheese']],
  ['2 roti with dal', ['roti', 'daal']],
  ['2 parathas with yogurt and pickle', ['paratha', 'yogurt', 'pickle']],
  ['2 english muffins with egg', ['english muffin', 'egg']],
  ['1 croissant with honey and jam', ['croissant', 'honey', 'jam']],
  ['2 boiled eggs with mayonnaise', ['egg', 'mayonnaise']],
  ['2 eggs with spinach', ['egg', 'spinach']],
  ['2 waffles with syrup', ['waffle', 'syrup']],
  ['2 brownies with ice cream', ['brownie', 'ice cream']],
  ['3 cookies with milk', ['cookie', 'milk']],
  ['a slice of cake with cream', ['cake', 'cream']],
  ['a muffin with coffee', ['muffin', 'coffee']],
  ['2 apples with peanut butter', ['apple', 'peanut butter']],
  ['2 bananas with yogurt', ['banana', 'yogurt']],
  ['3 dates with almonds', ['date', 'almond']],
  ['5 carrots with hummus', ['carrot', 'hummus']],
  ['2 celery sticks with peanut butter', ['celery', 'peanut butter']],
  ['2 sausages with mustard', ['sausage', 'mustard']],
  ['6 chicken nuggets with ketchup', ['nugget', 'ketchup']],
  ['3 fish sticks with peas', ['fish stick', 'peas']],
  ['4 falafels with tahini', ['falafel', 'tahini']],
  ['1 baked potato with beans and cheese', ['baked potato', 'beans', 'cheese']],
  ['2 burgers with fries', ['burger', 'fries']],
  ['2 hot dogs with ketchup', ['hot dog', 'ketchup']],
  ['2 tacos with guacamole', ['taco', 'guacamole']],
  ['2 sandwiches with crisps', ['sandwich', 'chips']],
  ['2 samosas with chutney', ['samosa', 'chutney']],
  ['6 gyoza with soy sauce', ['gyoza', 'soy sauce']],
  ['3 spring rolls with chili sauce', ['spring roll', 'sauce']],
  ['2 dosas with sambar and chutney', ['dosa', 'sambar', 'chutney']],
  ['3 idlis with sambar', ['idli', 'sambar']],
  ['2 slices of pizza with salad', ['pizza', 'salad']],
  ['a bowl of ramen with egg and pork belly', ['ramen', 'egg', 'pork belly']],
  ['a bowl of ramen with tofu', ['ramen', 'tofu']],
  ['a bowl of tomato soup with bread', ['tomato soup', 'bread']],
  ['a bowl of lentil soup with yogurt', ['lentil soup', 'yogurt']],
  ['a bowl of porridge with banana', ['oatmeal', 'banana']],
  ['a bowl of cereal with milk', ['corn flakes', 'milk']],
  ['a bowl of pasta with tuna', ['pasta', 'tuna']],
  ['a plate of biryani with raita', ['biryani', 'raita']],
  ['a bowl of oatmeal with honey and walnuts', ['oatmeal', 'honey', 'walnut']],
]

describe('foods after "with"', () => {
  it.each(texts)('"%s" loses none', (text, foods) => {
    const { items = [], unknown = [] } = tableReader.estimate(text) ?? {}
    const told = [...items.map(({ food }) => food), ...unknown].map((name) => name.toLowerCase())
    for (const food of foods) {
      const own = told.some((name) => name.includes(food))
      expect(own, `${food} in ${told.join(', ')}`).toBe(true)
    }
    expect(told.length).toBeGreaterThanOrEqual(foods.length)
  })
})

describe('a curry or stew that is named by the meat after it', () => {
  it.each<[string, string[]]>([
    ['curry with lamb', ['Lamb curry 240*']],
    ['curry with shrimp and rice', ['Fish curry 240*', 'White rice 150*']],
    ['thai red curry with chicken', ['Thai red curry 240*']],
    ['vegetable curry with tofu', ['Vegetable curry 180*', 'Tofu 102*']],
  ])('"%s"', (text, expected) => {
    expect(readItems(text)).toEqual(expected)
  })
})
