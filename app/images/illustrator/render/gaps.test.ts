import { describe, expect, test } from 'vitest'
import { emptyFrame } from './frame.ts'
import { createRow, fillSlant, fillWhite, findGaps } from './gaps.ts'

const side = 12
const food = 1
const other = 2
const plate = 3
const even = Uint8Array.from([0, 0, 0, 1])

const frameOf = (bodyAt: (x: number, y: number) => number) => {
  const rows = 5
  const frame = emptyFrame({ side, rows, top: 0, first: 0, last: rows - 1 }, 0)
  frame.normals.fill(0)
  for (let at = 0; at < rows * side; at++) {
    frame.bodies[at] = bodyAt(at % side, Math.floor(at / side))
  }
  return frame
}

const listed = ({ points, count }: { points: Uint16Array; count: number }) =>
  Array.from(points.subarray(0, count))

/** The row `y` of five, sorted. */
const rowOf = (
  bodyAt: (x: number, y: number) => number,
  { y = 1, veilAt }: { y?: number; veilAt?: (x: number) => number } = {},
) => {
  const row = createRow(side)
  const frame = frameOf(bodyAt)
  const veils = veilAt && {
    ...frame,
    bodies: Uint16Array.from(frame.bodies, (_, at) => veilAt(at % side)),
  }
  findGaps(row, frame, veils, y, even)
  const { white, broad, slant, wide, tall } = row
  return {
    now: listed(row),
    white: listed(white),
    broad: listed(broad),
    slant: listed(slant),
    wide: listed(wide),
    tall: listed(tall),
  }
}

describe('points of food', () => {
  test('are shaded like the black fields of a chessboard, those of odd rows and the white ones later', () => {
    expect(rowOf(() => food)).toMatchObject({
      now: [0, 11],
      slant: [1, 3, 5, 7, 9],
      white: [2, 4, 6, 8, 10],
    })
    expect(rowOf(() => food, { y: 2 })).toMatchObject({
      now: [0, 2, 4, 6, 8, 10, 11],
      white: [1, 3, 5, 7, 9],
    })
  })

  test('are shaded at once where another body is next to them', () => {
    expect(rowOf((x) => (x < 5 ? food : other)).white).toEqual([2, 6, 8, 10])
    expect(rowOf((_, y) => (y < 2 ? food : other)).white).toEqual([])
  })

  test('are shaded at once where another body is on a slant from them', () => {
    expect(rowOf((x, y) => (x === 6 && y === 0 ? other : food)).slant).toEqual([1, 3, 9])
  })

  test('are shaded as fields of a chessboard below a liquid on tableware, too', () => {
    expect(rowOf(() => plate, { veilAt: () => other })).toMatchObject({
      slant: [1, 3, 5, 7, 9],
      white: [2, 4, 6, 8, 10],
      tall: [],
    })
  })

  test('are shaded at once at the shore of a liquid, and in the first and last row', () => {
    expect(rowOf(() => food, { veilAt: (x) => (x < 5 ? other : 0) }).white).toEqual([2, 6, 8, 10])
    expect(rowOf(() => food, { y: 0 }).white).toEqual([])
    expect(rowOf(() => food, { y: 4 }).white).toEqual([])
  })
})

describe('points of tableware', () => {
  test('are shaded in each second row, of those each second one, as on a larger chessboard', () => {
    expect(rowOf(() => plate, { y: 2 })).toMatchObject({
      now: [0, 2, 6, 10, 11],
      broad: [4, 8],
      wide: [1, 3, 5, 7, 9],
    })
    expect(rowOf(() => plate, { y: 1 })).toMatchObject({ now: [], tall: { length: side } })
  })

  test('are shaded nearer to each other where something lies on them', () => {
    expect(rowOf((x, y) => (x === 8 && y === 4 ? food : plate), { y: 2 }).broad).toEqual([4])
  })
})

describe('a black field of an odd row', () => {
  /** Fills the field 3 of the middle row of a grey picture but for a red byte above it on the left; tells whether it did. */
  const fillBelow = (red: number) => {
    const pixels = Buffer.alloc(5 * 3 * side, 100)
    const at = 2 * 3 * side + 9
    pixels[at - 3 * side - 3] = red
    const slant = { points: Uint16Array.of(3), count: 1 }
    fillSlant(pixels, 2 * 3 * side, side, slant)
    return { red: pixels[at], open: slant.count }
  }

  test('is the mean of the four on a slant from it where these are alike, else it stays open', () => {
    expect(fillBelow(108)).toEqual({ red: 102, open: 0 })
    expect(fillBelow(160)).toEqual({ red: 100, open: 1 })
  })
})

describe('a white field', () => {
  const stride = 3 * side

  type About = { left?: number; right?: number; above?: number; below?: number }

  /** Fills the field 2 of the middle row of a grey picture but for red bytes about it; tells whether it did. */
  const fillAbout = ({ left = 100, right = 100, above = 100, below = 100 }: About, step = 1) => {
    const pixels = Buffer.alloc(5 * stride, 100)
    const at = 2 * stride + 6
    pixels[at - 3 * step] = left
    pixels[at + 3 * step] = right
    pixels[at - stride * step] = above
    pixels[at + stride * step] = below
    const white = { points: Uint16Array.of(2), count: 1 }
    fillWhite(pixels, 2 * stride, side, white, step)
    return { red: pixels[at], open: white.count }
  }

  test('is the mean of the four about it where these are alike', () => {
    expect(fillAbout({ left: 108 })).toEqual({ red: 102, open: 0 })
    expect(fillAbout({ left: 92 }, 2)).toEqual({ red: 98, open: 0 })
  })

  test('is their mean, too, on a slope', () => {
    expect(fillAbout({ left: 90, right: 110, above: 94, below: 110 })).toEqual({
      red: 101,
      open: 0,
    })
    const steep = { left: 40, right: 160, above: 60, below: 140 }
    expect(fillAbout(steep)).toMatchObject({ open: 1 })
  })

  test('is the mean of the two along an edge that runs beside it', () => {
    expect(fillAbout({ above: 130, left: 104 })).toEqual({ red: 102, open: 0 })
    expect(fillAbout({ right: 70, above: 104 })).toEqual({ red: 102, open: 0 })
  })

  test('stays open where a line as thin as a point may cross it, or nothing is alike', () => {
    expect(fillAbout({ left: 130, right: 130 })).toEqual({ red: 100, open: 1 })
    expect(fillAbout({ above: 70, below: 70 })).toEqual({ red: 100, open: 1 })
    expect(fillAbout({ left: 130, above: 70 })).toEqual({ red: 100, open: 1 })
    expect(fillAbout({ above: 160, below: 130 })).toEqual({ red: 100, open: 1 })
    expect(fillAbout({ left: 40, right: 70 })).toEqual({ red: 100, open: 1 })
  })
})
