import { describe, expect, it } from 'vitest'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { planTable } from '../plan.ts'

/** What stands on the table: for each vessel the names of what lies in it. */
const tableOf = (prompt: string) => {
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  return planTable({ ingredients, prompt, seed: 1 } as Parameters<typeof planTable>[0])
}
const main = (prompt: string) => tableOf(prompt)[0]
const names = (prompt: string) => main(prompt)?.parts.map(({ look }) => look.words.split(',')[0])

describe('foods that one eats as one dish', () => {
  it.each([
    ['lamb curry with potatoes', /^lamb curry/, 390],
    ['beef stew with carrots and potatoes', /^beef stew/, 300],
    ['lentil soup with carrots', /^lentil soup/, 245],
  ])('%s is one bowl with all of it inside', (prompt, named, grams) => {
    const [first, ...others] = tableOf(prompt)
    expect(others).toEqual([])
    expect(first?.parts.map(({ look }) => named.test(look.words))).toEqual([true])
    expect(first?.garnish).toEqual([])
    expect(first?.parts[0]?.grams).toBeGreaterThanOrEqual(grams)
  })

  it.each([
    [
      '2 slices of whole wheat toast with half an avocado and a fried egg',
      /^whole wheat toast with/,
    ],
    ['2 slices of baguette with a tomato, basil and olive oil', /^baguette with tomato/],
    ['tomatoes, cucumber, red onion, 60 g feta, black olives and olive oil', /^salad/],
    ['rice with black beans, grilled chicken, corn, avocado and salsa', /^bowl/],
    ['3 tortillas with black beans, corn, avocado, tomatoes and cilantro', /^tortillas/],
    ['bell pepper with lentils, brown rice and tomato sauce', /^pepper/],
    ['stuffed peppers with lentils', /^pepper/],
    ['noodles with tofu, broccoli, carrots, bell pepper and soy sauce', /^pan/],
    ['roasted carrots, zucchini, bell pepper and red onion with olive oil', /^tray/],
    ['15 g almonds, 15 g walnuts, 15 g cashews and 20 g raisins', /^mix/],
    ['strawberries, kiwi, grapes, orange and pineapple', /^fruit/],
    ['chia seeds with almond milk, mango and coconut', /^chia/],
    ['beef kebab with bulgur, tomatoes, onion, parsley and yogurt', /^kebab over/],
    ['toast with honey', /^toast with honey/],
    ['avocado toast with two poached eggs', /^sourdough toast with avocado and poached egg/],
    ['peanut butter and banana toast', /^toast with peanut butter and banana/],
    ['2 slices toast with peanut butter and jam', /^toast with peanut butter and jam/],
    ['2 scrambled eggs on toast', /^scrambled egg on toast/],
    ['avocado on toast with egg', /^sourdough toast with avocado and boiled egg/],
    ['2 slices of toast with butter and marmite', /^toast with yeast extract/],
    ['omelette with mushrooms and feta', /^mushroom omelette/],
    ['omelette with 3 eggs, cheese and ham', /^ham omelette/],
    ['egg white omelette with spinach and mushrooms', /^filled egg white omelette/],
    ['bagel with cream cheese and blueberries', /^bagel with/],
    ['salsa with tortilla chips', /^dip with chips/],
    ['falafel with hummus, tomatoes, cucumber, lettuce and pita bread', /^falafel with/],
  ])('are drawn as that: %s', (prompt, dish) => {
    expect(names(prompt)).toEqual([expect.stringMatching(dish)])
  })

  it('weigh what they weighed', () => {
    const prompt = 'strawberries, kiwi, grapes, orange and pineapple'
    const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
    const grams = ingredients.reduce((sum, one) => sum + one.grams, 0)
    expect(main(prompt)?.parts[0]?.grams).toBeCloseTo(grams)
  })

  it.each([
    'grilled chicken breast with white rice and broccoli',
    'steak with green beans, mushrooms and butter',
    'fried eggs with bacon, toast and baked beans',
    'cheddar cheese with olives and almonds',
    'toast, strawberries with chocolate sauce',
  ])('are no others: %s', (prompt) => {
    expect(names(prompt)?.length).toBeGreaterThan(1)
  })

  it.each([
    [
      '2 slices of whole wheat toast with half an avocado and a fried egg',
      /^whole wheat toast with/,
    ],
    ['tomatoes, cucumber, red onion, 60 g feta, black olives and olive oil', /^salad/],
    ['3 tortillas with black beans, corn, avocado, tomatoes and cilantro', /^tortillas/],
  ])('are that dish beside a drink, too: %s and a black coffee', (prompt, dish) => {
    const table = tableOf(`${prompt}, and a black coffee`)
    expect(table.map(({ parts }) => parts[0]?.look.words)).toEqual([
      expect.stringMatching(dish),
      expect.stringContaining('coffee'),
    ])
  })

  it.each([
    ['tortilla chips with salsa and cheese', 'tortillas with these'],
    ['pasta with tomato, mozzarella and basil', 'caprese'],
    ['steak, mozzarella, 3 tomatoes', 'caprese'],
    ['an apple, a pear and a banana', 'fruit of these'],
    ['stuffed pepper, rice and lettuce', 'pepper with these'],
  ])('%s is not drawn as %s', (prompt, dish) => {
    expect(names(prompt)?.join()).not.toContain(dish)
  })

  it.each([
    ['burger and 300 g tomatoes', 'tomato'],
    ['chicken sandwich, 200 g onion', 'onion'],
    ['ice cream sandwich and a tomato', 'tomato'],
    ['chia seeds with milk and coffee with milk', 'coffee'],
  ])('%s has its %s', (prompt, food) => {
    const laid = tableOf(prompt).flatMap(({ parts, garnish }) => [...parts, ...garnish])
    expect(laid.map(({ look }) => look.words).join()).toContain(food)
  })

  it('keep their weight as a caprese', () => {
    expect(main('30 g mozzarella with 500 g tomatoes')?.parts[0]?.grams).toBeCloseTo(530)
  })

  it('are cut for the yogurt that they lie on', () => {
    const [yogurt] = tableOf('greek yogurt with an apple')
    expect(yogurt?.garnish.map(({ look }) => look.words)).toEqual([
      expect.stringContaining('apple slice'),
    ])
    expect(
      tableOf('yogurt with a carrot and 100 g onion').flatMap(({ parts }) => parts),
    ).toContainEqual(expect.objectContaining({ grams: 100 }))
  })

  it('lie on the yogurt that they are eaten with, however much they are', () => {
    const prompt = 'greek yogurt with strawberries, blueberries, walnuts and honey'
    expect(tableOf(prompt)).toHaveLength(1)
    expect(main(prompt)?.garnish).toHaveLength(3)
  })

  it('are in the dish that has them in it', () => {
    const prompt = 'turkey sandwich with lettuce and tomato, and an apple'
    expect(names(prompt)).toEqual(['turkey sandwich'])
    // A whole fruit has a plate of its own.
    expect(tableOf(prompt).map(({ parts }) => parts[0]?.name)).toEqual(['Turkey sandwich', 'Apple'])
  })

  it('stand beside a pizza as a salad', () => {
    const prompt = '3 slices of margherita pizza with lettuce, cucumber and tomatoes'
    expect(tableOf(prompt).map(({ parts }) => parts[0]?.look.words.split(',')[0])).toEqual([
      'margherita',
      'side salad',
    ])
  })
})

describe('meat that a curry or soup is named with', () => {
  it.each([
    ['vegetable curry with chicken', 'chicken chunk'],
    ['lentil soup with sausage', 'sausage slice'],
  ])('is cut for it: %s', (prompt, cut) => {
    const [bowl] = tableOf(prompt)
    const all = [...(bowl?.parts ?? []), ...(bowl?.garnish ?? [])]
    expect(all.map(({ look }) => look.words)).toContainEqual(expect.stringContaining(cut))
  })

  it('stays whole where it lies beside other food', () => {
    expect(names('grilled chicken breast with lentils and rice')).toContain('chicken breast')
  })
})

describe('a dish that is counted by its ingredients', () => {
  it.each([
    ['protein shake with 1 scoop whey, 250 ml oat milk', 'milkshake'],
    ['smoothie with 1 banana, 200 ml milk, 1 tbsp peanut butter', 'banana smoothie'],
  ])('is one glass: %s', (prompt, drink) => {
    expect(tableOf(prompt).map(({ parts }) => parts.map(({ name }) => name))).toEqual([[drink]])
  })

  it('is beside what is not in it', () => {
    const all = tableOf('scrambled eggs with 2 eggs, and 2 slices of toast').flatMap(
      (one) => one.parts,
    )
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['scrambled eggs', 'Toast']))
  })
})

describe('sides', () => {
  const settings = (prompt: string) =>
    tableOf(prompt).map(({ vessel, parts, garnish, poured }) =>
      [
        vessel,
        ...[...parts, ...garnish, ...poured].map(({ look }) => look.words.split(',')[0]),
      ].join(': '),
    )

  it.each([
    ['jacket potato with beans and cheese', /^.*plate: baked potato with baked bean with cheese$/],
    ['baked potato with sour cream and chives', /^.*plate: baked potato with chive$/],
    ['fries with ketchup', /^.*plate: french fry with ketchup$/],
    ['chicken nuggets with bbq sauce', /^.*plate: chicken nugget with teriyaki sauce$/],
    ['strawberries and cream', /^small plate: strawberry: pouring cream$/],
    ['apple pie with custard', /^side plate: apple pie: custard sauce$/],
    ['poori with aloo sabzi', /^plate: puri with potato curry$/],
    ['waffle with strawberries and ice cream', /^lunch plate: waffle: strawberry: ice cream$/],
  ])('lie where one eats them from: %s', (prompt, plate) => {
    expect(settings(prompt)).toEqual([expect.stringMatching(plate)])
  })

  it.each([
    [
      'scone with cream and jam',
      ['small plate: scone', 'dip bowl: whipped cream', 'dip bowl: jam'],
    ],
    [
      '2 rotis with dal and a bowl of curd',
      ['lunch plate: folded roti with daal', 'small bowl: yogurt dip'],
    ],
    [
      '2 parathas with curd and pickle',
      ['lunch plate: paratha', 'dip bowl: yogurt dip', 'dip bowl: mango pickle'],
    ],
    [
      'chicken biryani with raita and salad',
      ['lunch plate: biryani: kachumber', 'dip bowl: tzatziki'],
    ],
    ['lettuce soup', ['cereal bowl: vegetable soup: chopped lettuce']],
    [
      'cereal with almond milk and strawberries',
      ['cereal bowl: corn flake in milk: strawberry slice'],
    ],
    ['upma with chutney', ['side plate: upma', 'dip bowl: coconut chutney']],
    ['grilled chicken with salad and pickles', ['shallow bowl: chicken salad: pickle']],
    [
      'chicken stir fry with sweet chili sauce',
      ['side plate: chicken stir fry: sweet and sour sauce'],
    ],
  ])('are those of the meal: %s', (prompt, table) => {
    expect(settings(prompt)).toEqual(table)
  })
})
