import { expect, test } from 'vitest'
import { lookNamed, stems } from './find-look.ts'

test.each([
  ['Çılbır', ['cilbir']],
  ['Kıymalı pide', ['kiymali', 'pide']],
  ['rødgrød', ['rodgrod']],
  ['kartoffelklöße', ['kartoffelklosse']],
])('%s is found by its plain letters', (name, words) => {
  expect(stems(name)).toEqual(words)
})

test('a name that says a word twice is not found by saying it once', () => {
  expect(lookNamed('puff-puff')?.words).toContain('puff puff')
  expect(lookNamed('meat puff')?.words ?? '').not.toContain('puff puff')
})

test.each(['Marble cake with icing', 'Rum cake without icing', 'Animal cookie, with frosting'])(
  '%s is found by its kind, not by its icing',
  (name) => {
    expect(lookNamed(name)?.words).toMatch(/\b(cake|cookie)\b/)
  },
)

test.each(['Icing', 'vanilla frosting'])('%s alone is drawn in a bowl', (name) => {
  expect(lookNamed(name)?.words).toContain('icing')
})

test('a number that is a name is told from an amount', () => {
  expect(lookNamed('Chicken 65')?.words).toMatch(/^chicken 65/)
  expect(stems('chicken 65 g')).toEqual(['chicken'])
})
