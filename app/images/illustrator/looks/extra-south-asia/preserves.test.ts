import { expect, test } from 'vitest'
import { createRandom } from '../../core/random.ts'
import type { Body } from '../../render/body.ts'
import { createGround } from '../../scene/ground.ts'
import { disc } from '../../scene/regions.ts'
import { lookNamed } from '../find-look.ts'

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
  const bodies: Body[] = []
  lookNamed(name)?.form.lay({
    grams: 60,
    volume: 60,
    cooking: 'any',
    random: createRandom(1),
    region: disc(0, 0, 60),
    ground: createGround(() => 0),
    put: (body) => void bodies.push(body),
  })
  expect(bodies.length).toBeGreaterThan(6)
  expect(bodies.filter(isStriped)).toHaveLength(0)
})
