import { expect, test } from 'vitest'
import { tube } from '../shapes/shapes.ts'
import { material } from './material.ts'
import { render } from './render.ts'
import type { Vec } from './vector.ts'

test('a picture of a browned thing shows nothing of the strips that it is drawn in', () => {
  const side = 240
  const path = Array.from({ length: 24 }, (_, i): Vec => [14 * Math.cos(i / 4), i - 12, 4])
  const scene = {
    bodies: [
      {
        mesh: tube(path, { radius: () => 4, around: 16 }),
        material: material('#b87c38'),
        pose: {},
        seed: 0.5,
      },
    ],
    across: 24,
    middle: [0, 0, 0] as Vec,
  }
  const [one, three] = [1, 3].map((strips) => render(scene, side, strips))
  expect(one?.equals(three as Buffer)).toBe(true)
})
