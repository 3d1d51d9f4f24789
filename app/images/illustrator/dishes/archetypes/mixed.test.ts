import { expect, test } from 'vitest'
import { laidBodies } from '#tests/support/laid-bodies.ts'
import { lookNamed } from '../../looks/find-look.ts'
import type { Body } from '../../render/body.ts'

test.for(['greek salad', 'vegetable stir fry', 'roasted vegetables'])(
  'a %s covers more the more of it there is, and half of it far less',
  (name) => {
    const form = lookNamed(name)?.form
    const groundOf = (volume: number) =>
      form?.ground({ volume, grams: volume, cooking: 'any' }) ?? 0
    for (let volume = 20; volume < 1500; volume *= 1.1) {
      expect(groundOf(1.1 * volume)).toBeGreaterThan(1.03 * groundOf(volume))
      expect(groundOf(volume / 2)).toBeLessThan(0.7 * groundOf(volume))
    }
  },
)

/** Mm from the middle to the farthest point of any of the bodies. */
function reachOf(bodies: readonly Body[]): number {
  let reach = 0
  for (const { mesh, pose } of bodies) {
    const [x, y] = pose.at ?? [0, 0, 0]
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [ownX, ownY] = mesh.positions.subarray(i, i + 2)
      reach = Math.max(reach, Math.hypot((ownX ?? 0) + x, (ownY ?? 0) + y))
    }
  }
  return reach
}

test.for([1, 2, 3, 4, 5, 6, 7])(
  'the sauce of a risotto ends within its rice, not on the wall of its bowl (seed %i)',
  (seed) => {
    const bodies = laidBodies('mushroom risotto', {
      grams: 300,
      volume: 330,
      seed,
      reach: 80,
      bowl: { radius: 100, depth: 40, inside: () => 0 },
    })
    const [sauce, rice] = [bodies.filter(({ over }) => over), bodies.filter(({ over }) => !over)]
    expect(sauce.length).toBeGreaterThan(0)
    expect(reachOf(sauce)).toBeLessThan(reachOf(rice))
  },
)
