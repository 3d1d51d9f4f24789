import { expect, test } from 'vitest'
import { createRandom } from '../core/random.ts'
import type { Body } from '../render/body.ts'
import { material } from '../render/material.ts'
import { block } from '../shapes/small-cuts.ts'
import { createGround } from './ground.ts'
import { lyingOver } from './over-bodies.ts'
import type { Place } from './place.ts'
import { disc } from './regions.ts'

const paste = material('#c08040')

/** Food 24 mm high of which the ground knows nothing. */
const high: Body = { mesh: block(30, 30, 24), material: paste, pose: { at: [20, 0, 0] }, seed: 0 }

function placeFor(put: (body: Body) => void): Place {
  return {
    grams: 9,
    volume: 9,
    cooking: 'any',
    random: createRandom(1),
    region: disc(0, 0, 20),
    ground: createGround(() => 2),
    put,
  }
}

test('a slice lies over all that is below any part of it, rather on the main food', () => {
  const put: Body[] = []
  const own = placeFor((body) => void put.push(body))
  const over = lyingOver(own, { x: 40, y: 0 }, [high])
  expect(over.region.center.x).toBeGreaterThan(own.region.center.x + 20)
  // The middle of the slice is beside the food, its side over it.
  expect(own.ground.rest(-6, 0, 20)).toBe(2)
  expect(over.ground.rest(-6, 0, 20)).toBeCloseTo(24, 0)
  expect(over.ground.at(-60, 0)).toBe(2)
  over.put(high)
  expect(put[0]?.pressed).toBeLessThan(-1)
})
