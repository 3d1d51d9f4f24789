import { expect, it } from 'vitest'
import { doneText, failedText } from './bulk-words.ts'

const meals = ['Soup', 'Salad', 'Bread', 'Tea', 'Stew'].map((title) => ({ _id: title, title }))
const failed = (titles: string[]) => titles.map((_id) => ({ _id, msg: 'Meal not found.' }))

it('counts what was done', () => {
  expect(doneText('publish', 1)).toBe('1 meal published')
  expect(doneText('delete', 3)).toBe('3 meals deleted')
})

it('names what was not done, and why', () => {
  expect(failedText('unpublish', meals, failed(['Soup', 'Tea']))).toBe(
    '2 of 5 meals could not be unpublished: Soup (Meal not found), Tea (Meal not found)',
  )
})

it('names at most three', () => {
  expect(failedText('delete', meals, failed(['Soup', 'Salad', 'Bread', 'Tea', 'Stew']))).toMatch(
    /Bread \(Meal not found\), 2 more$/,
  )
})
