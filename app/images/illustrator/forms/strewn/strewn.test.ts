import { expect, test } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { type Body, placed } from '../../render/body.ts'
import { material } from '../../render/material.ts'
import { createGround } from '../../scene/ground.ts'
import { disc } from '../../scene/regions.ts'
import { heightsOf, settle } from '../../scene/settle.ts'
import { lump } from '../../shapes/shapes.ts'
import { strewn } from './strewn.ts'

const kind = {
  meshes: [lump([5, 4, 1], 0.1, 1, 6)],
  material: material('#406030'),
  sizes: [0.5, 1.5] as const,
  pressed: 0.8,
}

function laid(seed: number, slope = 0): Body[] {
  const bodies: Body[] = []
  strewn([kind], { each: 0.1, most: 60 }).lay({
    grams: 6,
    volume: 20,
    cooking: 'any',
    random: createRandom(seed),
    region: disc(0, 0, 60),
    ground: createGround((x) => slope * x),
    put: (body) => void bodies.push(body),
  })
  return bodies
}

const spotOf = ({ pose: { at = [0, 0, 0] } }: Body) => at

test('what is strewn lies close together beside the middle, with a few pieces astray', () => {
  for (const seed of [1, 2, 3]) {
    const spots = laid(seed).map(spotOf)
    expect(spots).toHaveLength(60)
    const xs = spots.map(([x]) => x).toSorted((a, b) => a - b)
    const ys = spots.map(([, y]) => y).toSorted((a, b) => a - b)
    const far = spots.map(([x, y]) => Math.hypot(x - (xs[30] ?? 0), y - (ys[30] ?? 0)))
    // Spread evenly, a quarter of them would be as near as that.
    expect(far.filter((mm) => mm < 30).length).toBeGreaterThan(33)
    expect(far.filter((mm) => mm > 38).length).toBeGreaterThan(2)
    for (const [x, y] of spots) expect(Math.hypot(x, y)).toBeLessThan(60)
  }
})

test('pieces differ in size, and lie along the slope below them', () => {
  const bodies = laid(4, 0.5)
  const sizes = bodies.map(({ pose: { scale } }) => scale as number)
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeGreaterThan(2)
  const rises = bodies.map(({ pose }) => {
    const tilted = { ...pose, at: [0, 0, 0] as const, scale: 1 }
    const normal = placed(tilted, [0, 0, 1])
    return -normal[0] / normal[2]
  })
  const mean = rises.reduce((sum, rise) => sum + rise, 0) / rises.length
  expect(mean).toBeGreaterThan(0.3)
  expect(mean).toBeLessThan(0.8)
})

test('a piece that comes to rest sticks in what it lies on by as much as it is pressed', () => {
  const [own] = laid(5)
  const heights = heightsOf([])
  heights.solid.fill(0)
  const high = { ...(own as Body), pose: { at: [0, 0, 9] as const } }
  const [pressed] = settle([high], heights)
  const [loose] = settle([{ ...high, pressed: 0 }], heights)
  const depth = spotOf(loose as Body)[2] - spotOf(pressed as Body)[2]
  expect(depth).toBeCloseTo(0.8, 5)
})
