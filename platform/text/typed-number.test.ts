import { expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'

it('reads points, commas and thousands as they are typed', () => {
  const texts = ['150', ' 1.5 ', '1,5', '.5', '1,500', '1,122.5', '0,500', '12,50', '1,000,000']
  expect(texts.map(typedNumber)).toEqual([150, 1.5, 1.5, 0.5, 1500, 1122.5, 0.5, 12.5, 1e6])
})

it.each(['', 'a', '-1', '1,2,3', '1e3', '1.500,5', 'Infinity'])(
  'takes %j for no number',
  (text) => {
    expect(typedNumber(text)).toBeNaN()
  },
)
