import { expect, test } from 'vitest'
import { stems } from './find-look.ts'

test.each([
  ['Çılbır', ['cilbir']],
  ['Kıymalı pide', ['kiymali', 'pide']],
  ['rødgrød', ['rodgrod']],
  ['kartoffelklöße', ['kartoffelklosse']],
])('%s is found by its plain letters', (name, words) => {
  expect(stems(name)).toEqual(words)
})
