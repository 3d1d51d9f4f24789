import { describe, expect, it } from 'vitest'
import fc from '#tests/support/property.ts'
import type { Block } from '../content/blocks.ts'
import { textOf } from '../content/rich-text.ts'
import { mergeBlocks, type Part } from './merge-blocks.ts'

const line = (text: string): Block => ({ type: 'paragraph', children: [{ text }] })
const lines = (...texts: string[]) => texts.map(line)

const shown = (parts: Part[]) =>
  parts.flatMap((part) =>
    part.kind === 'settled'
      ? part.blocks.map(textOf)
      : [`${part.mine.map(textOf).join('+')} | ${part.theirs.map(textOf).join('+')}`],
  )

const merged = (base: string[] | null, mine: string[], theirs: string[]) =>
  shown(mergeBlocks(base && lines(...base), lines(...mine), lines(...theirs)))

describe('two versions of a text', () => {
  const base = ['rice is good', 'beans are better', 'salt is needed']

  it('take each change that only one of them made, also in neighbours [safely-03]', () => {
    const mine = ['rice is very good', 'beans are better', 'salt is needed', 'pepper too']
    const theirs = ['rice is good', 'beans are much better', 'salt is needed']
    expect(merged(base, mine, theirs)).toEqual([
      ...['rice is very good', 'beans are much better', 'salt is needed', 'pepper too'],
    ])
  })

  it('take what one deleted, and keep what both added [safely-03]', () => {
    const mine = ['rice is good', 'salt is needed', 'my end']
    const theirs = ['their start', ...base, 'their end']
    expect(merged(base, mine, theirs)).toEqual([
      ...['their start', 'rice is good', 'salt is needed', 'my end', 'their end'],
    ])
  })

  it('ask where both changed one block, or one deleted what the other changed [safely-04]', () => {
    const mine = ['rice is fine', 'beans are better']
    const theirs = ['rice is bad', 'beans are better', 'salt is not needed']
    expect(merged(base, mine, theirs)).toEqual([
      ...['rice is fine | rice is bad', 'beans are better', ' | salt is not needed'],
    ])
  })

  it('ask for all that differs when it is not known what they were made from', () => {
    expect(merged(null, ['a b', 'c'], ['a b', 'd e', 'c f'])).toEqual(['a b', 'c | d e+c f'])
  })
})

const word = fc.constantFrom('rice', 'beans', 'salt', 'oil', 'is', 'good', 'not', 'hot')
const sentence = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const text = fc.array(sentence, { maxLength: 8 })

type Edit = { at: number; kind: 'add' | 'change' | 'delete' }
const edits = fc.array(
  fc.record({ at: fc.nat(8), kind: fc.constantFrom<Edit['kind'][]>('add', 'change', 'delete') }),
  { maxLength: 5 },
)

/** A version with edits by `who`; each edited block has a text that no other version has. */
function edited(base: string[], list: Edit[], who: string): string[] {
  const result = [...base]
  for (const [number, { at, kind }] of list.entries()) {
    const place = Math.min(at, result.length)
    const own = `${who}${number}`
    if (kind === 'add') result.splice(place, 0, own)
    else if (kind === 'delete') result.splice(place, 1)
    else if (place < result.length) result[place] = `${result[place]} ${own}`
  }
  return result
}

const all = (parts: Part[]) =>
  parts.flatMap((part) => (part.kind === 'settled' ? part.blocks : [...part.mine, ...part.theirs]))

describe('random edits on both sides', () => {
  it('lose no word that either wrote, and leave alone what nobody touched [safely-05]', () => {
    fc.assert(
      fc.property(text, edits, edits, (base, mine, theirs) => {
        const [my, their] = [edited(base, mine, 'mine'), edited(base, theirs, 'theirs')]
        const parts = mergeBlocks(lines(...base), lines(...my), lines(...their))
        const words = all(parts).map(textOf).join(' ')
        for (const own of [...my, ...their].join(' ').match(/(mine|theirs)\d/g) ?? []) {
          expect(words).toContain(own)
        }
        // A block that all three have as often as it stands is still there.
        for (const same of base) {
          const times = (list: string[]) => list.filter((one) => one === same).length
          const least = Math.min(times(base), times(my), times(their))
          if (times(base) === times(my) && times(base) === times(their)) {
            expect(times(all(parts).map(textOf))).toBeGreaterThanOrEqual(least)
          }
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('give the other version where one side did nothing, and the same for both [safely-05]', () => {
    fc.assert(
      fc.property(text, edits, (base, list) => {
        const other = edited(base, list, 'mine')
        expect(merged(base, base, other)).toEqual(other)
        expect(merged(base, other, base)).toEqual(other)
        expect(merged(base, other, other)).toEqual(other)
      }),
      { numRuns: 1000 },
    )
  })
})
