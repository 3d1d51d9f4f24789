import { expect, it } from 'vitest'
import { readItems } from '#tests/support/read-items.ts'
import { plainDigits } from './plain-digits.ts'

it.each([
  ['rice, １００ｇ chicken', ['White rice 150*', 'Chicken 100']],
  ['½ cup rice, １００ｇ chicken', ['White rice 79', 'Chicken 100']],
  ['2 eggs，1 toast', ['Egg 100', 'Toast 25']],
  ['۱۰۰ g rice', ['White rice 100']],
  ['१५० g dal', ['Daal 150']],
])('"%s" is read as if it were written with the digits and signs of ASCII', (text, items) => {
  expect(readItems(text)).toEqual(items)
})

it('keeps every position and all that is no digit', () => {
  const text = 'Egg 12 𝟏 ½ ² ㊿ ١٢٣ ๙ ～é'
  expect(plainDigits(text)).toBe('Egg 12 𝟏 ½ ² ㊿ 123 9 ~é')
})
