import type { Frame } from './frame.ts'

/** Places of points of a row, from left to right, and how many there are. */
export type Points = { points: Uint16Array; count: number }

/**
 * Which points of a row are shaded. Of tableware and the table, on which little changes from one point to the next, each
 * second point of each second row is enough: the means of their neighbours are put into the gaps between them. Of all
 * else, points are shaded as the black fields of a chessboard, and of the white ones those about which not all is alike:
 * so even a line as thin as a point is not lost.
 */
export type Row = Points & {
  /** Places of the points that are shaded once those left, right, above and below them are known, if these are not alike. */
  white: Points
  /** Share by which each point is hidden by what lies over it, and whether any is. */
  hides: Float32Array
  isVeiled: boolean
  /** Places of the gaps between what is on their left and right, and of those between what is above and below them. */
  wide: Points
  tall: Points
}

const createPoints = (side: number): Points => ({ points: new Uint16Array(side), count: 0 })

export const createRow = (side: number): Row => ({
  ...createPoints(side),
  white: createPoints(side),
  hides: new Float32Array(side),
  isVeiled: false,
  wide: createPoints(side),
  tall: createPoints(side),
})

/**
 * Finds what is shaded of the row `y` of a frame. `even` says of each body, by its number, whether it may have gaps;
 * `isLast` that the row below is not shaded with it.
 */
export function findGaps(
  row: Row,
  frame: Frame,
  veils: Frame | undefined,
  y: number,
  even: Uint8Array,
  isLast: boolean,
): void {
  const { side, bodies } = frame
  const { points, wide, tall, white } = row
  const isBetween = (y & 1) === 1 && !isLast
  const isInside = y > 0 && y + 1 < frame.rows
  let [count, wides, talls, whites] = [0, 0, 0, 0]
  for (let x = 0; x < side; x++) {
    const at = y * side + x
    const isEven = even[bodies[at] as number] === 1
    if (isEven && isBetween && isAmong(frame, veils, at, side)) tall.points[talls++] = x
    else if (isEven && (x & 1) === 1 && x + 1 < side && isAmong(frame, veils, at, 1)) {
      wide.points[wides++] = x
    } else if (!isEven && isInside && ((x + y) & 1) === 1 && isAmid(frame, veils, at, x)) {
      white.points[whites++] = x
    } else points[count++] = x
  }
  row.count = count
  white.count = whites
  wide.count = wides
  tall.count = talls
}

/** By how much the normals before and after a gap may differ, all three numbers together: at rims each point counts. */
const bend = 0.15 * 32767

/** Whether a point and those a step before and after it belong to one surface, and nothing lies over them. */
function isAmong(frame: Frame, veils: Frame | undefined, at: number, step: number): boolean {
  const { bodies, normals } = frame
  const number = bodies[at]
  if (bodies[at - step] !== number || bodies[at + step] !== number) return false
  const a = 3 * (at - step)
  const b = 3 * (at + step)
  const bent =
    Math.abs((normals[a] as number) - (normals[b] as number)) +
    Math.abs((normals[a + 1] as number) - (normals[b + 1] as number)) +
    Math.abs((normals[a + 2] as number) - (normals[b + 2] as number))
  if (bent > bend) return false
  if (!veils) return true
  const over = veils.bodies
  return over[at] === 0 && over[at - step] === 0 && over[at + step] === 0
}

/** Whether a point and the four next to it belong to one body, below one veil. */
function isAmid({ side, bodies }: Frame, veils: Frame | undefined, at: number, x: number): boolean {
  if (x === 0 || x + 1 === side) return false
  return isSame(bodies, at, side) && (!veils || isSame(veils.bodies, at, side))
}

function isSame(bodies: Uint16Array, at: number, side: number): boolean {
  const own = bodies[at]
  return (
    bodies[at - 1] === own &&
    bodies[at + 1] === own &&
    bodies[at - side] === own &&
    bodies[at + side] === own
  )
}

/** By how much the bytes of the four points about a white field may differ to be alike. */
const alike = 10

/** Fills the white fields of a row of which the first byte is `at` if all about them is alike; the others stay. */
export function fillWhite(pixels: Buffer, at: number, side: number, white: Points): void {
  const { points } = white
  let left = 0
  for (let i = 0; i < white.count; i++) {
    const x = points[i] as number
    const first = at + 3 * x
    if (isAlike(pixels, first, 3 * side)) fillAmid(pixels, first, 3 * side)
    else points[left++] = x
  }
  white.count = left
}

function isAlike(pixels: Buffer, at: number, stride: number): boolean {
  for (let k = at; k < at + 3; k++) {
    const a = pixels[k - 3] as number
    const b = pixels[k + 3] as number
    const c = pixels[k - stride] as number
    const d = pixels[k + stride] as number
    const most = Math.max(a, b, c, d)
    if (most - Math.min(a, b, c, d) > alike) return false
  }
  return true
}

function fillAmid(pixels: Buffer, at: number, stride: number): void {
  for (let k = at; k < at + 3; k++) {
    const beside = (pixels[k - 3] as number) + (pixels[k + 3] as number)
    const about = beside + (pixels[k - stride] as number) + (pixels[k + stride] as number)
    pixels[k] = (about + 2) >> 2
  }
}

/** Fills the gaps of a row of which the first byte is `at`; all that they lie between is known. */
export function fillGaps(pixels: Buffer, at: number, side: number, { wide, tall }: Row): void {
  fillBetween(pixels, at, tall, 3 * side)
  fillBetween(pixels, at, wide, 3)
}

function fillBetween(pixels: Buffer, at: number, { points, count }: Points, step: number): void {
  for (let i = 0; i < count; i++) {
    const first = at + 3 * (points[i] as number)
    for (let k = first; k < first + 3; k++) {
      pixels[k] = ((pixels[k - step] as number) + (pixels[k + step] as number) + 1) >> 1
    }
  }
}
