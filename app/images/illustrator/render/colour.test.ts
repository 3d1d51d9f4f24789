import { describe, expect, test } from 'vitest'
import { blend, type Colour, colour, cookedRed, painting, ramp } from './colour.ts'

const black: Colour = [0, 0, 0]
const red: Colour = [1, 0.5, 0]

/** The objects of many blends, one after the other. */
const blendsOf = (count: number) =>
  new Set(Array.from({ length: count }, (_, i) => blend(black, red, (i + 1) / (count + 1))))

describe('blending', () => {
  test('makes a colour of its own each time', () => {
    const half = blend(black, red, 0.5)
    expect(blendsOf(1000).size).toBe(1000)
    expect(half).toEqual([0.5, 0.25, 0])
  })

  test('uses few colours again and again while points are painted, and none afterwards', () => {
    painting(() => {
      expect(blendsOf(1000).size).toBeLessThan(100)
      const half = blend(black, red, 0.5)
      expect(blend(half, red, 0.5)).toEqual([0.75, 0.375, 0])
      expect(half).toEqual([0.5, 0.25, 0])
    })
    expect(blendsOf(1000).size).toBe(1000)
  })

  test('makes colours of its own again after painting has failed', () => {
    const fail = () => painting(() => expect.fail('A paint that fails'))
    expect(fail).toThrow('A paint that fails')
    expect(blendsOf(1000).size).toBe(1000)
  })

  test('keeps the colours of a ramp that are first asked for while points are painted', () => {
    const between = ramp(black, red)
    painting(() => {
      const half = between(0.5)
      const told = [...half]
      blendsOf(1000)
      expect(between(0.5)).toEqual(told)
    })
  })
})

test('a loud red turns towards orange, other colours stay', () => {
  const tomato = colour('#a8351b')
  const cooked = cookedRed(tomato)
  expect(cooked[1] / cooked[0]).toBeGreaterThan(1.5 * (tomato[1] / tomato[0]))
  for (const hex of ['#cf9420', '#d08a3c', '#b02a7a', '#f4e6cc', '#3d5618']) {
    const own = colour(hex)
    cookedRed(own).forEach((part, i) => {
      expect(part / (own[i] ?? 1)).toBeGreaterThan(0.9)
      expect(part / (own[i] ?? 1)).toBeLessThan(1.12)
    })
  }
})
