import { expect, test } from 'vitest'
import { laidBodies } from '#tests/support/laid-bodies.ts'
import type { Body } from '../../render/body.ts'

/** Whether two coords tell the same everywhere, so that paint is drawn out into stripes along the third. */
function isStriped({ mesh: { coords } }: Body): boolean {
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const
  return pairs.some(([a, b]) => {
    const sums = Array.from({ length: coords.length / 3 }, (_, i) =>
      Math.round((coords[3 * i + a] ?? 0) + (coords[3 * i + b] ?? 0)),
    )
    return new Set(sums).size < 3
  })
}

test.for(['curry pumpkin', 'pickled mango chunk'])('pieces of %s have no stripes', (name) => {
  const bodies = laidBodies(name, { grams: 60, reach: 60 })
  expect(bodies.length).toBeGreaterThan(6)
  expect(bodies.filter(isStriped)).toHaveLength(0)
})
