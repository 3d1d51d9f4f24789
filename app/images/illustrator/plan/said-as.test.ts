import { describe, expect, test } from 'vitest'
import { saidAs } from './said-as.ts'

describe('fruit', () => {
  test.each([
    ['Apple', 'apple slices with a tablespoon of almond butter', 'apple slice'],
    ['Apple', 'a sliced green apple', 'green apple slice'],
    ['Apple', 'an apple with 2 tbsp peanut butter', 'apple slice'],
    ['Pears', 'sliced pears and cheese', 'pear slice'],
    ['Orange', 'orange segments', 'orange slice'],
    ['Mango', 'slices of ripe mango', 'mango slice'],
    ['Banana', '3 pancakes with a banana', 'banana slice'],
  ])('%s in "%s" is drawn as %s', (name, prompt, drawn) => {
    expect(saidAs(name, prompt)).toBe(drawn)
  })

  test.each([
    ['Apple', 'turkey sandwich with lettuce and tomato, and an apple'],
    ['Apple', '2 slices of bread with butter and an apple'],
    ['Apple', 'apple with yogurt and peanut butter'],
    ['Apple juice', 'apple slices and apple juice'],
  ])('%s in "%s" keeps its own drawing', (name, prompt) => {
    expect(saidAs(name, prompt)).toBe(name)
  })
})

test('nut butter is a dip for fruit and sticks, and a spread for the rest', () => {
  const butter = 'Almond butter'
  expect(saidAs(butter, 'apple slices with almond butter')).toBe('nut butter dip')
  expect(saidAs(butter, 'celery with almond butter')).toBe('nut butter dip')
  expect(saidAs(butter, '2 slices of toast with almond butter and an apple')).toBe(butter)
})

test('roast chicken is a piece on its bone, roast chicken breast is not', () => {
  expect(saidAs('Chicken', 'roast chicken with peas')).toBe('roast chicken')
  expect(saidAs('Chicken', 'roasted chicken breast')).toBe('Chicken')
})

test('yogurt beside a meal is a little bowl, by itself it fills one', () => {
  expect(saidAs('Yogurt', '1 paratha with a fried egg and yogurt')).toBe('yogurt dip')
  expect(saidAs('Greek yogurt', 'greek yogurt with granola and rice crispies')).toBe('Greek yogurt')
  expect(saidAs('Yogurt', 'yogurt with berries')).toBe('Yogurt')
})

test('labneh is counted as yogurt and drawn with its oil', () => {
  expect(saidAs('Greek yogurt', 'labneh with pita')).toBe('labneh')
  expect(saidAs('Greek yogurt', 'labne')).toBe('labneh')
})
