import { expect, it } from 'vitest'
import { estimateText } from './estimate.ts'

const read = (text: string) =>
  (estimateText(text)?.items ?? []).map(({ text, food, grams }) => ({ text, food, grams }))

it('a weight in brackets stands for the amount before it', () => {
  expect(read('2 large slices (70 g) of rye bread and a mug (260g) of black tea')).toMatchObject([
    { text: '2 large slices (70 g) of rye bread', food: 'Rye bread', grams: 70 },
    { text: 'a mug (260g) of black tea', food: 'Tea', grams: 260 },
  ])
  expect(read('30 g of honey and a bowl (310 g) of porridge')).toMatchObject([
    { food: 'Honey', grams: 30 },
    { food: 'Oatmeal', grams: 310 },
  ])
})

it('"a cup and a half" is one and a half', () => {
  expect(read('a cup and a half of cooked rice, an apple')).toMatchObject([
    { food: 'White rice', grams: 237 },
    { food: 'Apple' },
  ])
})

it('a bowl named last holds the dish, not what is on it', () => {
  const [dish, fat] = read('porridge with ghee, a large bowl')
  expect(dish).toMatchObject({ food: 'Oatmeal' })
  expect(dish?.grams).toBeGreaterThan(300)
  expect(fat?.grams).toBeLessThan(20)
})
