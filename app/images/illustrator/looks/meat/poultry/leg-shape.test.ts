import { expect, test } from 'vitest'
import type { Mesh } from '../../../render/mesh.ts'
import { drumstickMesh, slashAt, thighMesh } from './leg-shape.ts'

/** Mm from side to side of what lies between two places along it. */
function width({ positions }: Mesh, from: number, to: number): number {
  let [least, most] = [0, 0]
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i] as number
    if (x < from || x > to) continue
    least = Math.min(least, positions[i + 1] as number)
    most = Math.max(most, positions[i + 1] as number)
  }
  return most - least
}

test('a drumstick has a round calf and a thin shin, and a thigh is broader', () => {
  for (const seed of [1, 2, 3.4]) {
    const leg = drumstickMesh(seed)
    expect(width(leg, -34, -10)).toBeGreaterThan(2 * width(leg, 24, 30))
    expect(width(thighMesh(seed), -20, 10)).toBeGreaterThan(1.2 * width(leg, -34, -10))
  }
})

test('slashes gape in the middle of a leg and end before its sides', () => {
  const open = (y: number) =>
    Array.from({ length: 121 }, (_, i) => slashAt(i / 1.5 - 40, y)).filter((cut) => cut > 0.3)
      .length
  expect(open(0)).toBeGreaterThan(4)
  expect(open(22)).toBe(0)
})
