import { expect, test } from 'vitest'
import { createRandom } from '../../../core/random.ts'
import type { Body } from '../../../render/body.ts'
import { material } from '../../../render/material.ts'
import { createGround } from '../../../scene/ground.ts'
import { disc } from '../../../scene/regions.ts'
import { block } from '../../../shapes/small-cuts.ts'
import { afloat } from './afloat.ts'

/** Mm by which the tops of forty pieces lie above the surface, deepest first; those that sank are left out. */
function topsOf(deep: number): number[] {
  const bodies: Body[] = []
  const place = {
    grams: 100,
    volume: 100,
    cooking: 'any' as const,
    random: createRandom(3),
    region: disc(0, 0, 60),
    ground: createGround(() => 0),
    put: (body: Body) => void bodies.push(body),
  }
  const [level, high] = [30, 4]
  const piece = { mesh: block(12, 12, high), material: material('#fff'), pose: {}, seed: 0.5 }
  const within = afloat(place, level, deep)
  for (let i = 0; i < 40; i++) within.put({ ...piece })
  return bodies
    .map(({ pose }) => (pose.at?.[2] ?? 0) + high - level)
    .filter((top) => top > -12)
    .toSorted((a, b) => a - b)
}

test('pieces of a broth float at several depths, those of a thick soup all look out', () => {
  const [thick, broth] = [topsOf(0), topsOf(8)]
  expect(thick[0]).toBeGreaterThan(0)
  const under = broth.filter((top) => top < -1)
  expect(under.length).toBeGreaterThan(0.2 * broth.length)
  expect(under.length).toBeLessThan(0.6 * broth.length)
  expect(Math.min(...under)).toBeLessThan(-4)
})
