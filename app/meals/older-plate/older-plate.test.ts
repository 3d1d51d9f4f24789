import { expect, it } from 'vitest'
import { planTable } from '#app/images/illustrator/plan/plan.ts'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { plateSentence, showsOlderPlate } from './older-plate.ts'

const rice = { food: 'White rice', foodId: 'rice', grams: 150, text: '150 g white rice' }
const salmon = { food: 'Salmon, smoked', foodId: 'salmon', grams: 99.6, text: '' }

it('a picture shows an older plate when foods or amounts differ [edit-09]', () => {
  const differs = (items: (typeof rice)[]) => showsOlderPlate('rice, salmon', [rice, salmon], items)
  expect(differs([salmon, rice])).toBe(false)
  expect(differs([rice, { ...salmon, grams: 100.2 }])).toBe(false)
  expect(differs([rice])).toBe(true)
  expect(differs([{ ...rice, grams: 200 }, salmon])).toBe(true)
  expect(differs([])).toBe(false)
})

it('a picture drawn from the items themselves is up to date, however it is read', () => {
  expect(plateSentence([rice, salmon])).toBe('150 g white rice, 100 g Salmon smoked')
  expect(showsOlderPlate(plateSentence([rice, salmon]), [rice], [rice, salmon])).toBe(false)
})

it('a sentence is never longer than a prompt may be', () => {
  expect(plateSentence(Array(200).fill(salmon)).length).toBeLessThanOrEqual(1000)
})

const read = (text: string) => tableReader.readPlate(text).items

it('a new picture keeps how a food was cooked', () => {
  const [salmon] = read('Grilled salmon')
  if (!salmon) throw new Error('No salmon was read')
  const prompt = plateSentence([{ ...salmon, grams: 260 }])
  expect(prompt).toBe('260 g Grilled salmon')
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  const [part] = planTable({ prompt, seed: 1, ingredients })[0]?.parts ?? []
  expect(part).toMatchObject({ cooking: 'grilled', grams: 260 })
})

it.each([
  ['2 fried eggs and 150g roasted chicken', '110 g fried eggs, 150 g roasted chicken'],
  ['fish and chips', '150 g Fried fish, 117 g French fries'],
])('the sentence for "%s" is "%s"', (text, sentence) => {
  expect(plateSentence(read(text))).toBe(sentence)
  expect(read(sentence).map(({ foodId }) => foodId)).toEqual(read(text).map(({ foodId }) => foodId))
})

it('a food that was chosen in place of the one that was read has its own name', () => {
  const [chosen] = tableReader.recompute([{ foodId: 'banana', grams: 100 }]).items
  expect(chosen && plateSentence([chosen])).toBe('100 g Banana')
})
