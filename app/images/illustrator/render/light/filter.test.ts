import { expect, test } from 'vitest'
import { disc } from '../../scene/regions.ts'
import { cover } from '../../shapes/cover.ts'
import { type Body, clearVeil, type Veil } from '../body.ts'
import { material } from '../material.ts'
import { render } from '../render.ts'

/** A level disc so high, all of it far from its edge by its coords. */
const level = (high: number, hex: string): Body => ({
  mesh: cover(
    disc(0, 0, 40),
    () => high,
    8,
    (x, y) => [x, y, 0],
  ),
  material: material(hex, { gloss: 0, grain: 0 }),
  pose: {},
  seed: 0.5,
})

/** Red, green and blue in the middle of a white disc below so many mm of something dark. */
function seenThrough(high: number, film: Veil): number[] {
  const bodies = [level(0, '#f0f0f0'), { ...level(high, '#100400'), film, airy: true }]
  const side = 64
  const pixels = render({ bodies, across: 50, middle: [0, 0, 0] }, side)
  const at = 3 * (side * (side / 2) + side / 2)
  return [...pixels.subarray(at, at + 3)]
}

const amber: Veil = clearVeil([0.95, 0.6, 0.2])

test('what is clear colours what is below it, the deeper the more, and hides none of its red', () => {
  const [thin, deep] = [seenThrough(0.6, amber), seenThrough(2.5, amber)] as const
  const { filter: _clear, ...opaque } = amber
  const hidden = seenThrough(2.5, opaque)
  expect(deep[0]).toBeGreaterThan((hidden[0] as number) + 40)
  expect(thin[2]).toBeGreaterThan(1.5 * (deep[2] as number))
  expect(deep[0]).toBeGreaterThan(2 * (deep[2] as number))
})
