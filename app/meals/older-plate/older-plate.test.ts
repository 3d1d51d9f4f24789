import { expect, it } from 'vitest'
import { plateSentence, showsOlderPlate } from './older-plate.ts'

const rice = { food: 'White rice', foodId: 'rice', grams: 150 }
const salmon = { food: 'Salmon, smoked', foodId: 'salmon', grams: 99.6 }

it('a picture shows an older plate when foods or amounts differ [edit-09]', () => {
  const differs = (items: (typeof rice)[]) => showsOlderPlate('rice, salmon', [rice, salmon], items)
  expect(differs([salmon, rice])).toBe(false)
  expect(differs([rice, { ...salmon, grams: 100.2 }])).toBe(false)
  expect(differs([rice])).toBe(true)
  expect(differs([{ ...rice, grams: 200 }, salmon])).toBe(true)
  expect(differs([])).toBe(false)
})

it('a picture drawn from the items themselves is up to date, however it is read', () => {
  expect(plateSentence([rice, salmon])).toBe('150 g White rice, 100 g Salmon smoked')
  expect(showsOlderPlate(plateSentence([rice, salmon]), [rice], [rice, salmon])).toBe(false)
})

it('a sentence is never longer than a prompt may be', () => {
  expect(plateSentence(Array(200).fill(salmon)).length).toBeLessThanOrEqual(1000)
})
