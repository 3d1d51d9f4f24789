import { describe, expect, test } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { plateIngredients } from '../../making/plate-ingredients.ts'
import { lookNamed } from '../looks/find-look.ts'
import { planTable, type Setting } from './plan.ts'

const planOf = (prompt: string): Setting[] =>
  planTable({
    prompt,
    seed: 1,
    ingredients: plateIngredients(tableReader, tableReader.readPlate(prompt)),
  })

const counted =
  '5 dates, 2 eggs, 3 fried eggs, 2 boiled eggs, 4 meatballs, 2 sausages, 3 strips of bacon, 2 slices of toast, 3 slices of bread, 2 slices of pizza, 4 slices of pizza, 3 tacos, 2 burritos, 2 hamburgers, 2 cheeseburgers, 2 hot dogs, 3 samosas, 2 samosas, 6 dumplings, 2 spring rolls, 4 falafel, 3 chicken nuggets, 6 chicken nuggets, 2 chicken drumsticks, 4 chicken wings, 2 lamb chops, 2 pork chops, 3 pancakes, 4 pancakes, 2 waffles, 2 rotis, 3 chapatis, 2 naan, 2 parathas, 4 idlis, 2 croissants, 2 bagels, 3 cookies, 2 donuts, 2 muffins, 2 brownies, 2 apples, 3 bananas, 2 oranges, 2 pears, 6 strawberries, 8 strawberries, 10 almonds, 3 gulab jamun, 6 prawns'.split(
    ', ',
  )

describe('said pieces are drawn', () => {
  test('in fifty prompts', () => expect(counted).toHaveLength(50))

  test.each(counted)('%s', (prompt) => {
    const wanted = Number.parseInt(prompt, 10)
    const [part] = planOf(prompt)[0]?.parts ?? []
    expect(part?.look.form.count?.(part)).toBe(wanted)
  })
})

describe('the table', () => {
  test.each([
    ['tomato soup', ['cereal bowl']],
    ['50 g rice', ['small plate']],
    ['300 g rice', ['lunch plate']],
    ['cheese pizza', ['board']],
    ['orange juice', ['tumbler']],
    ['rice and orange juice', ['side plate', 'tumbler']],
    ['dumplings with soy sauce', ['steamer', 'dip bowl']],
  ])('for %s has %j', (prompt, vessels) => {
    expect(planOf(prompt).map(({ vessel }) => vessel)).toEqual(vessels)
  })

  test.each([
    ['rajma chawal', ['rajma', 'rice']],
    ['butter chicken with rice', ['butter chicken', 'rice']],
    ['chicken curry with rice', ['chicken curry', 'rice']],
    ['red beans and rice', ['red bean', 'rice']],
    ['bowl of cereal with milk', ['in milk']],
    ['khichdi', ['khichdi']],
    ['3 chocolate chip cookies', ['cookie']],
    ['steak and eggs', ['steak', 'fried egg']],
    ['peanut butter toast', ['peanut butter toast']],
    ['pancakes with syrup', ['pancake', 'pancake syrup']],
    ['bagel with cream cheese and salmon', ['bagel with these']],
  ])('for %s shows %j', (prompt, names) => {
    const shown = planOf(prompt).flatMap((of) => [...of.parts, ...of.garnish, ...of.poured])
    const words = shown.map(({ look }) => look.words)
    expect(words).toHaveLength(names.length)
    for (const name of names) expect(words.some((text) => text.includes(name))).toBe(true)
  })

  test('brings what is always served with a food only where nothing else is on the table', () => {
    const of = (prompt: string) => planOf(prompt)[0]?.parts[0]?.look.form
    expect(of('vada')).not.toBe(lookNamed('vada')?.form)
    expect(of('vada with rice')).toBe(lookNamed('vada')?.form)
  })

  test('has a sandwich beside its soup', () => {
    expect(planOf('tomato soup with grilled cheese').map(({ parts }) => parts.length)).toEqual([
      1, 1,
    ])
  })

  test.each(['', 'zorblax', 'ミソ汁', 'my grandmother’s secret', 'x'.repeat(1000)])(
    'has a covered dish for %s',
    (prompt) => {
      expect(planOf(prompt).flatMap(({ parts }) => parts.map(({ name }) => name))).toEqual([
        'Covered dish',
      ])
    },
  )

  test('has room for thirty foods', () => {
    const foods =
      'rice, peas, corn, carrots, beef, tofu, eggs, salmon, bread, cheese, ham, bacon, apple, banana, kiwi, grapes, almonds, walnuts, spinach, lettuce, tomato, cucumber, mushrooms, potatoes, quinoa, pasta, hummus, pesto, milk, coffee'
    expect(
      planOf(foods).flatMap(({ parts, garnish, poured }) => [...parts, ...garnish, ...poured])
        .length,
    ).toBeGreaterThan(24)
  })
})

describe('a dish that is counted together with its rice', () => {
  test.each(['dal with rice', 'vegetable curry with rice', 'rice and beans'])(
    '%s lies beside rice, not rice beside rice',
    (prompt) => {
      const looks = planOf(prompt).flatMap(({ parts }) => parts.map(({ look }) => look))
      expect(looks).toHaveLength(2)
      expect(looks[0]).not.toBe(looks[1])
      expect(looks.filter(({ words }) => /\bwhite rice\b/.test(words))).toHaveLength(1)
    },
  )
})

describe('a dish of which the figures count a part', () => {
  const gramsOf = (prompt: string) => planOf(prompt)[0]?.parts[0]?.grams ?? 0

  test.each(['mushroom masala', 'tahari', 'hummus plate', 'mansaf'])(
    '%s is drawn as a serving where no amount was said',
    (prompt) => expect(gramsOf(prompt)).toBeGreaterThan(180),
  )

  test.each([
    ['honey on yogurt', true],
    ['pancakes with honey', false],
  ])(
    'of honey lies as a spoonful on what one spoons, as a thread on the rest: %s',
    (prompt, isSpoonful) => {
      const [honey] = planOf(prompt)[0]?.poured ?? []
      expect(honey?.look.form === honey?.look.little).toBe(isSpoonful)
    },
  )

  test('of a pickle or dip is a spoonful or two', () => {
    expect(gramsOf('lemon pickle')).toBeLessThan(60)
  })

  test.each(['beef stock cube', 'chicken stock cube', 'vegetable bouillon cube'])(
    'of stock is a cube of its kind: %s',
    (prompt) => {
      const [kind] = prompt.split(' ')
      const [setting] = planOf(prompt)
      expect(setting?.parts[0]?.look.words).toMatch(new RegExp(`^${kind} stock cube`))
    },
  )

  test('keeps the amount that was said', () => {
    expect(gramsOf('40 g mushroom masala')).toBe(40)
  })

  test.each(['steak and fries', 'penne with pesto', 'avocado toast', 'crepe with ham and cheese'])(
    '%s is one dish where the words are its name',
    (prompt) => {
      expect(planOf(prompt).flatMap(({ parts, poured }) => [...parts, ...poured])).toHaveLength(1)
    },
  )

  test.for(['3 slices peanut butter toast', '3 slices of toast with peanut butter'])(
    'is drawn once, as often as was said, where it is read as two foods: %s',
    (prompt) => {
      expect(planOf(prompt).flatMap(({ parts }) => parts)).toMatchObject([
        { look: { words: expect.stringContaining('peanut butter toast') }, count: 3 },
      ])
    },
  )

  test('is not drawn twice where it is read as two foods beside another', () => {
    const looks = planOf('steak and fries and salad').flatMap(({ parts }) => parts)
    expect(looks.map(({ look }) => look.words.split(',')[0])).toEqual([
      'steak and fry',
      'mixed salad',
    ])
  })
})
