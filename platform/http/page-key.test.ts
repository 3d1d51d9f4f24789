import { expect, it } from 'vitest'
import { pageKeys } from './page-key.ts'

const keyOf = pageKeys(['page', 'text'], ['food', 'amount'])

it('a page key has the known parameters in a fixed order, each once', () => {
  expect(keyOf('/meals?text=b&page=2&text=c&utm=x')).toBe('/meals?page=2&text=b')
  expect(keyOf('/meals?page=')).toBe('/meals')
  expect(keyOf('/meals')).toBe('/meals')
})

it('parameters of lists keep all their values, empty ones too', () => {
  expect(keyOf('/estimate?amount=&food=egg&amount=5&food=rice')).toBe(
    '/estimate?food=egg&food=rice&amount=&amount=5',
  )
})
