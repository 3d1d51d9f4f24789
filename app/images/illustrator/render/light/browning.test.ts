import { describe, expect, test } from 'vitest'
import { colour } from '../colour.ts'
import { emptyFrame, viewFrom } from '../frame.ts'
import { bendAt, isBaked } from './browning.ts'

describe('What browns', () => {
  const side = 40
  const view = viewFrom([0, 0, 1], 20, side)

  /** The bend in the middle of a frame of one body, whose normals lean to the right by so much from px to px. */
  const bendOf = (lean: number, other = 1) => {
    const frame = emptyFrame({ side, rows: side, top: 0, first: 0, last: side - 1 }, 0)
    frame.bodies.fill(1)
    for (let at = 0; at < side * side; at++) {
      const x = (at % side) - side / 2
      const slope = Math.atan(x * lean)
      frame.normals[3 * at] = 32767 * Math.sin(slope)
      frame.normals[3 * at + 2] = 32767 * Math.cos(slope)
      if (Math.abs(x) > 2) frame.bodies[at] = other
    }
    return bendAt(frame, view, (side / 2) * side + side / 2)
  }

  test('is an edge, and not a level place or a crease', () => {
    expect(bendOf(0)).toBe(0)
    expect(bendOf(0.2)).toBeGreaterThan(80)
    expect(bendOf(0.06)).toBeGreaterThan(0)
    expect(bendOf(0.06)).toBeLessThan(bendOf(0.2))
    expect(bendOf(-0.2)).toBeLessThan(-80)
  })

  test('does not depend on what lies beside', () => {
    expect(bendOf(0.2, 2)).toBe(0)
  })

  test('does not depend on other rows at the border of the picture', () => {
    const frame = emptyFrame({ side, rows: side, top: 0, first: 0, last: side - 1 }, 0)
    frame.bodies.fill(1)
    const at = (side / 2) * side
    for (let x = 0; x < side; x++) {
      frame.normals[3 * (at - 1 - x)] = 32767
      frame.normals[3 * (at + side + x)] = -32767
    }
    expect(bendAt(frame, view, at)).toBe(0)
    expect(bendAt(frame, view, at + side - 1)).toBe(0)
  })

  test.each([
    ['a crust', '#b87c38', true],
    ['seared meat', '#6b4320', true],
    ['a carrot', '#e8781c', false],
    ['rice', '#f1e8d6', false],
    ['a leaf', '#4c8a2a', false],
  ])('%s: %s', (_name, hex, expected) => {
    expect(isBaked(...colour(hex))).toBe(expected)
  })
})
