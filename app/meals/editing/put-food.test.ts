import { describe, expect, it } from 'vitest'
import { otherWords } from '#app/nutrition/text/other-words.ts'
import { putFood } from './put-food.ts'

describe('a food in place of words', () => {
  it.each([
    ['2 zinger meal, rice', 'zinger meal', '2 Chicken burger, rice'],
    ['rice,\nZinger\n meal', 'zinger meal', 'rice,\nChicken burger'],
    ['zing, zingers, zing', 'zing', 'Chicken burger, zingers, Chicken burger'],
    ['rice', 'zinger meal', 'rice, Chicken burger'],
    ['', 'zinger', 'Chicken burger'],
    ['a (b.c) d', 'b.c', 'a (Chicken burger) d'],
  ])('%j without %j is %j', (text, words, expected) => {
    expect(putFood(text, words, 'Chicken burger')).toBe(expected)
  })

  it('is written as it is called', () => {
    expect(putFood('zinger', 'zinger', '$& and $1')).toBe('$& and $1')
  })
})

describe('the words that an item was read from', () => {
  it.each([
    ['2 Eggs', 'Egg'],
    ['a cup of oatmeal', 'Oatmeal'],
    ['150g salmon', 'Salmon'],
    ['French fries', 'French fries'],
  ])('"%s" says no more than %s', (text, foodName) => {
    expect(otherWords({ text, foodName })).toBeNull()
  })

  it.each([
    ['2 chapatis', 'Roti'],
    ['1 cup rice', 'White rice'],
    ['chicken soup', 'Chicken'],
  ])('"%s" differs from %s', (text, foodName) => {
    expect(otherWords({ text, foodName })).toBe(text)
  })
})
