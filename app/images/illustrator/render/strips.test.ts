import { expect, test, vi } from 'vitest'
import { illustratePlate } from '../illustrator.ts'
import { tube } from '../shapes/shapes.ts'
import { material, mottled } from './material.ts'
import { patch } from './mesh.ts'
import { render } from './render.ts'
import type { Vec } from './vector.ts'

test('a picture of a browned thing on a cloth shows nothing of the strips that it is drawn in', () => {
  const side = 240
  const cloth = material(mottled('#8a7058', '#c9b79a', 3), { gloss: 0.05, glow: 0 })
  const path = Array.from({ length: 24 }, (_, i): Vec => [14 * Math.cos(i / 4), i - 12, 4])
  const scene = {
    bodies: [
      {
        mesh: tube(path, { radius: () => 4, around: 16 }),
        material: material('#b87c38'),
        pose: {},
        seed: 0.5,
      },
      {
        mesh: patch(1, 1, (u, v) => [60 * u - 30, 90 * v - 45, 0]),
        material: cloth,
        pose: {},
        seed: 0.2,
      },
    ],
    across: 24,
    middle: [0, 0, 0] as Vec,
  }
  const [one, three] = [1, 3].map((strips) => render(scene, side, strips))
  expect(one?.equals(three as Buffer)).toBe(true)
})

/** The picture of 200 g of one food, drawn into memory that was full of one byte. */
function drawnOver(byte: number, name: string, seed: number): Buffer {
  const memory = vi
    .spyOn(Buffer, 'allocUnsafe')
    .mockImplementation((size) => Buffer.alloc(size, byte))
  try {
    const ingredients = [{ name, group: 'dish', grams: 200 } as const]
    return illustratePlate({ prompt: name, seed, ingredients }, 40).data
  } finally {
    memory.mockRestore()
  }
}

// Each had a point that one strip took for a gap and left to the next, which took it for none.
test.each([
  ['marie biscuit', 636],
  ['mozzarella round', 1874],
])('a picture of %s is the same whatever was in memory before', (name, seed) => {
  expect(drawnOver(0, name, seed).equals(drawnOver(255, name, seed))).toBe(true)
})
