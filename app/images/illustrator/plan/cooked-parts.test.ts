import { describe, expect, test } from 'vitest'
import { lookNamed } from '../looks/find-look.ts'
import { cookedParts, rawOnion } from './cooked-parts.ts'

const parts = [
  { name: 'pork chunk', share: 58 },
  { name: 'carrot cube', share: 14 },
  { name: rawOnion, share: 8 },
]

describe('what is composed from a recipe looks cooked', () => {
  test('in a sauce: carrots are cut as for a stew, most of the onion has melted', () => {
    const cooked = cookedParts({ parts, sauce: { kind: 'cream', share: 20 } }, 'bicol pork')
    expect(cooked).toEqual({
      parts: [
        { name: 'pork chunk', share: 58 },
        { name: 'carrot coin', share: 14 },
        { name: 'diced cooked onion', share: 2 },
      ],
      sauce: { kind: 'cream', share: 20 },
    })
  })

  test('in a pan: half of the onion is left, golden', () => {
    const names = cookedParts({ parts }, 'tibs').parts
    expect(names).toContainEqual({ name: 'cooked onion', share: 4 })
    expect(names).toContainEqual({ name: 'carrot cube', share: 14 })
  })

  test('all of its parts have looks of their own', () => {
    const sauce = { kind: 'tomato' as const, share: 20 }
    const all = [...parts, { name: 'pepperoni', share: 5 }]
    for (const { name } of cookedParts({ parts: all, sauce }, 'stew').parts) {
      expect(lookNamed(name)?.words).toContain(name)
    }
  })
})

test.each(['ham salad', 'ceviche', 'aguachile'])('onions of %s stay raw', (name) => {
  expect(cookedParts({ parts }, name).parts).toEqual(parts)
})
