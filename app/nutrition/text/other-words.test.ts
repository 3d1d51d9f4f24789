import { expect, it } from 'vitest'
import { withoutAmounts } from './other-words.ts'

it.each([
  ['260 g Grilled salmon', 'Grilled salmon'],
  ['150g roasted chicken', 'roasted chicken'],
  ['2 large fried eggs', 'fried eggs'],
  ['1 1/2 cups of corn on the cob', 'corn on the cob'],
  ['a bowl of soup', 'soup'],
  ['slices of bread', 'bread'],
  ['salmon (grilled), 200 g', 'salmon grilled'],
  ['crispy tofu 200g', 'crispy tofu'],
  ['a granola bar', 'granola bar'],
  ['200 g glass noodles', 'glass noodles'],
  ['half and half', 'half and half'],
  ['chicken 65', 'chicken 65'],
  ['200 g', ''],
])('"%s" without its amount is "%s"', (text, words) => {
  expect(withoutAmounts(text)).toBe(words)
})
