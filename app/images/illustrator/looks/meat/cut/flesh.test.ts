import { expect, test } from 'vitest'
import type { Spot } from '../../../render/material.ts'
import { flesh } from './flesh.ts'

const cut = { face: '#b48a66', deep: '#976a48', edge: '#2a1810', half: [12, 10, 9] } as const

/** Mean red of the four sides of a piece along its fibres. */
function sidesOf(crust: number, seed: number): number[] {
  const paint = flesh({ ...cut, seared: 0, fibres: 0, crust })
  const sides = [
    [0, 8],
    [0, -8],
    [7, 0],
    [-7, 0],
  ] as const
  return sides.map(([w, v]) => {
    let sum = 0
    for (let u = -3; u <= 3; u++) {
      const spot: Spot = { u, v, w, round: 1, up: 0, seed, hill: 1, dull: 0 }
      sum += paint(spot)[0] / 7
    }
    return sum
  })
}

test('seared meat is dark on the side that lay in the pan and shows its cut on the others', () => {
  for (const seed of [0.1, 0.4, 0.7]) {
    const sides = sidesOf(1, seed).toSorted((a, b) => a - b)
    expect(sides[0]).toBeLessThan(0.5 * (sides[2] ?? 0))
    expect(Math.min(...sidesOf(0, seed))).toBeGreaterThan(0.6 * Math.max(...sidesOf(0, seed)))
  }
})
