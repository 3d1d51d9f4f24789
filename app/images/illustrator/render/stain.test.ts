import { describe, expect, test } from 'vitest'
import { lump } from '../shapes/shapes.ts'
import type { Body } from './body.ts'
import { emptyFrame } from './frame.ts'
import { material } from './material.ts'
import { createStain, findStain } from './stain.ts'
import { surfaceOf } from './surface.ts'

/** What stands in a sauce. */
const meat: Body = {
  mesh: lump([9, 9, 9], 0, 1),
  material: material('#7a4a2a'),
  pose: {},
  seed: 0.3,
}

describe('A thick sauce clings to what stands in it', () => {
  const side = 12

  /** The mean share of a sauce on a piece so many mm above its surface. */
  const shareAt = (above: number, hex: string) => {
    const sauce: Body = {
      ...meat,
      material: material(hex),
      veil: { clear: 2, most: 1, least: 0.9 },
    }
    const frame = emptyFrame({ side, rows: side, top: 0, first: 0, last: side - 1 }, 0)
    const veils = emptyFrame({ side, rows: side, top: 0, first: 0, last: side - 1 }, 1)
    const stain = createStain()
    const surfaces = [meat, sauce].map((body) => surfaceOf(body, 4))
    let sum = 0
    for (let at = 0; at < side * side; at++) {
      frame.bodies[at] = 1
      veils.bodies[at] = 2
      frame.depth[at] = above
      veils.depth[at] = 0
      for (let k = 0; k < 3; k++) frame.coords[3 * at + k] = 1.7 * at + 0.3 * k
      findStain(stain, veils, frame, surfaces, at)
      sum += stain.share / (side * side)
    }
    return sum
  }

  test('along its line, and leaves most of what lies higher its own colour', () => {
    expect(shareAt(0, '#5a2a14')).toBeGreaterThan(0.8)
    expect(shareAt(16, '#5a2a14')).toBeLessThan(0.4)
    expect(shareAt(16, '#5a2a14')).toBeGreaterThan(0.05)
  })

  test('half as much where it is pale', () => {
    expect(shareAt(4, '#e6d4a4')).toBeLessThan(0.6 * shareAt(4, '#5a2a14'))
  })
})

test('the colour of a sauce does not depend on the body that was drawn first with its material', () => {
  const colourOf = (seed: number) => {
    const speckled = material(({ seed }) => [0.2 + 0.3 * seed, 0.2, 0.1])
    const sauce: Body = {
      ...meat,
      material: speckled,
      seed,
      veil: { clear: 2, most: 1, least: 0.9 },
    }
    const rows = { side: 1, rows: 1, top: 0, first: 0, last: 0 }
    const [frame, veils] = [emptyFrame(rows, 0), emptyFrame(rows, 1)]
    frame.bodies[0] = 1
    veils.bodies[0] = 2
    const stain = createStain()
    findStain(stain, veils, frame, [surfaceOf(meat, 4), surfaceOf(sauce, 4)], 0)
    return stain.colour
  }
  expect(colourOf(0.1)).toEqual(colourOf(0.9))
})
