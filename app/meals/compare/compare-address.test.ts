import { expect, it } from 'vitest'
import { comparePath, moved, readCompared } from './compare-address.ts'

const read = (query: string) => readCompared(new URLSearchParams(query))

it('a comparison is shared by its address', () => {
  expect(comparePath([])).toBe('/compare')
  expect(comparePath(['soup', 'stew'])).toBe('/compare?meals=soup,stew')
  expect(comparePath(['soup'], 'rice & peas')).toBe('/compare?meals=soup&search=rice+%26+peas')
  expect(read('meals=soup,stew&search=+rice+')).toEqual({ slugs: ['soup', 'stew'], search: 'rice' })
})

it.each([
  ['', []],
  ['meals=', []],
  ['meals=,, ,', []],
  ['meals=a,A, a ,b', ['a', 'b']],
  ['meals=a,b,c,d,e', ['a', 'b', 'c', 'd']],
  [`meals=${'x'.repeat(501)},b`, ['b']],
])('"%s" names the meals %j', (query, slugs) => {
  expect(read(query).slugs).toEqual(slugs)
})

it('a meal moves by one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
