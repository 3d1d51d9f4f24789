import { describe, expect, test } from 'vitest'
import { emptyFrame } from './frame.ts'
import { createRow, fillWhite, findGaps } from './gaps.ts'

const side = 8
const food = 1
const other = 2
const even = Uint8Array.from([0, 0, 0])

const frameOf = (bodyAt: (x: number, y: number) => number) => {
  const frame = emptyFrame({ side, rows: 3, top: 0, first: 0, last: 2 }, 0)
  for (let at = 0; at < 3 * side; at++) frame.bodies[at] = bodyAt(at % side, Math.floor(at / side))
  return frame
}

const listed = ({ points, count }: { points: Uint16Array; count: number }) =>
  Array.from(points.subarray(0, count))

/** The middle row of three, sorted. */
const rowOf = (bodyAt: (x: number, y: number) => number, veilAt?: (x: number) => number) => {
  const row = createRow(side)
  const frame = frameOf(bodyAt)
  const veils = veilAt && {
    ...frame,
    bodies: Uint16Array.from(frame.bodies, (_, at) => veilAt(at % side)),
  }
  findGaps(row, frame, veils, 1, even, false)
  return { now: listed(row), white: listed(row.white) }
}

describe('points of food', () => {
  test('are shaded like the black fields of a chessboard, the white ones later', () => {
    expect(rowOf(() => food)).toEqual({ now: [0, 1, 3, 5, 7], white: [2, 4, 6] })
  })

  test('are shaded at once where another body is next to them', () => {
    expect(rowOf((x) => (x < 5 ? food : other))).toEqual({
      now: [0, 1, 3, 4, 5, 7],
      white: [2, 6],
    })
    expect(rowOf((_, y) => (y < 2 ? food : other)).white).toEqual([])
  })

  test('are shaded at once at the shore of a liquid', () => {
    expect(
      rowOf(
        () => food,
        (x) => (x < 5 ? other : 0),
      ).white,
    ).toEqual([2, 6])
  })
})

describe('a white field', () => {
  const stride = 3 * side

  /** Fills the field 2 of the middle row of a grey picture of which one byte beside it differs; tells whether it did. */
  const fillBeside = (byte: number) => {
    const pixels = Buffer.alloc(3 * stride, 100)
    pixels[stride + 3] = byte
    const white = { points: Uint16Array.of(2), count: 1 }
    fillWhite(pixels, stride, side, white)
    return { red: pixels[stride + 6], open: white.count }
  }

  test('is the mean of the four about it where these are alike', () => {
    expect(fillBeside(108)).toEqual({ red: 102, open: 0 })
  })

  test('stays open where they are not, so that no line as thin as a point is lost', () => {
    expect(fillBeside(130)).toEqual({ red: 100, open: 1 })
    expect(fillBeside(70)).toEqual({ red: 100, open: 1 })
  })
})
