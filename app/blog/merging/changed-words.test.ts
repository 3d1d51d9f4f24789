import { expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

const changed = (one: string, other: string) => {
  const texts = [one, other]
  return changedWords(one, other).map((spans, side) =>
    spans.map(({ start, end }) => texts[side]?.slice(start, end)),
  )
}

it.each<[string, string, string[], string[]]>([
  ['Soak the red lentils.', 'Soak the green lentils.', ['red'], ['green']],
  ['Soak the lentils.', 'Soak the lentils overnight.', [], ['overnight']],
  ['Boil 200 g of rice, then rest it.', 'Boil 250 g of rice.', ['200', ', then rest it'], ['250']],
  ['a b c d', 'a x c y', ['b', 'd'], ['x', 'y']],
  ['Same text', 'Same text', [], []],
  ['', 'All of it is new', [], ['All of it is new']],
  ['Käse und Brot', 'Kase und Brot', ['Käse'], ['Kase']],
  ['one\ntwo', 'one', ['two'], []],
])('"%s" and "%s" differ in %j and %j', (one, other, mine, theirs) => {
  expect(changed(one, other)).toEqual([mine, theirs])
})

it('takes very long texts as changed between their equal ends', () => {
  const long = (name: string) => Array.from({ length: 2000 }, (_, i) => `${name}${i}`).join(' ')
  const [mine] = changed(`Begin ${long('a')} end`, `Begin ${long('b')} end`)
  expect(mine).toEqual([long('a')])
})
