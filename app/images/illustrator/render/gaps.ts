import type { Frame } from './frame.ts'

/** Places of points of a row, from left to right, and how many there are. */
export type Points = { points: Uint16Array; count: number }

/**
 * Which points of a row are shaded. Of tableware and the table, on which little changes from one point to the next, each
 * second point of each second row is enough: the means of their neighbours are put into the gaps between them. Of these,
 * and of all points of food and of what lies below a liquid or glass, those are shaded that are like the black fields of a
 * chessboard, and of the white ones those about which too much differs: so even a line as thin as a point is not lost.
 * Black fields of odd rows wait for those of the even rows about them in the same way.
 */
export type Row = Points & {
  /** Places of white fields of food, a point from their neighbours, and of tableware, two points from theirs. */
  white: Points
  broad: Points
  /** Places of black fields of food in odd rows, between four in even rows. */
  slant: Points
  /** Places of the gaps between what is on their left and right, and of those between what is above and below them. */
  wide: Points
  tall: Points
  /** Share by which each point is hidden by what lies over it, and whether any is. */
  hides: Float32Array
  isVeiled: boolean
}

const createPoints = (side: number): Points => ({ points: new Uint16Array(side), count: 0 })

export const createRow = (side: number): Row => ({
  ...createPoints(side),
  white: createPoints(side),
  broad: createPoints(side),
  slant: createPoints(side),
  wide: createPoints(side),
  tall: createPoints(side),
  hides: new Float32Array(side),
  isVeiled: false,
})

/** Finds what is shaded of the row `y` of a frame. `even` says of each body, by its number, whether it is tableware. */
export function findGaps(
  row: Row,
  frame: Frame,
  veils: Frame | undefined,
  y: number,
  even: Uint8Array,
): void {
  const { side, bodies } = frame
  const { points, white, broad, slant, wide, tall } = row
  const isInside = y > 0 && y + 1 < frame.rows
  const isBetween = (y & 1) === 1 && isInside
  let [count, whites, broads, slants, wides, talls] = [0, 0, 0, 0, 0, 0]
  for (let x = 0; x < side; x++) {
    const at = y * side + x
    if (even[bodies[at] as number] !== 1 || (veils && veils.bodies[at] !== 0)) {
      const isDrawn = ((x | y) & 1) === 0 || !isInside || !isAmid(frame, veils, at, x)
      if (isDrawn) points[count++] = x
      else if (((x + y) & 1) === 1) white.points[whites++] = x
      else if (isAmidSlants(frame, veils, at)) slant.points[slants++] = x
      else points[count++] = x
    } else if (isBetween && isAmong(frame, veils, at, side)) tall.points[talls++] = x
    else if ((x & 1) === 1 && x + 1 < side && isAmong(frame, veils, at, 1)) {
      wide.points[wides++] = x
    } else if (isBroad(frame, veils, x, y)) broad.points[broads++] = x
    else points[count++] = x
  }
  row.count = count
  white.count = whites
  broad.count = broads
  slant.count = slants
  wide.count = wides
  tall.count = talls
}

/** Whether a point of tableware is a white field among those of each second row. */
function isBroad(frame: Frame, veils: Frame | undefined, x: number, y: number): boolean {
  const { side, rows } = frame
  if ((y & 1) === 1 || ((x + y) & 3) !== 2) return false
  if (x < 2 || y < 2 || x + 2 >= side || y + 2 >= rows) return false
  const at = y * side + x
  return isAmong(frame, veils, at, 2) && isAmong(frame, veils, at, 2 * side)
}

/** By how much the normals before and after a gap may differ, all three numbers together: at rims each point counts. */
const bend = 0.15 * 32767

/** Whether a point and those a step before and after it belong to one surface, and nothing lies over these. */
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
  return !veils || (veils.bodies[at - step] === 0 && veils.bodies[at + step] === 0)
}

/** Whether a point and the four next to it belong to one body, below one veil. */
function isAmid({ side, bodies }: Frame, veils: Frame | undefined, at: number, x: number): boolean {
  if (x === 0 || x + 1 === side) return false
  return isSame(bodies, at, side) && (!veils || isSame(veils.bodies, at, side))
}

/** The same of a point and the four diagonal to it. */
const isAmidSlants = ({ side, bodies }: Frame, veils: Frame | undefined, at: number): boolean =>
  isSame(bodies, at, side + 1, side - 1) && (!veils || isSame(veils.bodies, at, side + 1, side - 1))

/** Whether the bodies so many points before and after a point are its own. */
function isSame(bodies: Uint16Array, at: number, below: number, beside = 1): boolean {
  const own = bodies[at]
  return (
    bodies[at - beside] === own &&
    bodies[at + beside] === own &&
    bodies[at - below] === own &&
    bodies[at + below] === own
  )
}

/** By how much the bytes of the four points about a white field may differ to be alike. */
const alike = 8

/** By how much the bytes about a white field may differ where all of it lies on one slope. */
const steep = 36

/**
 * Fills white fields of a row of which the first byte is `at` where all that is `step` points away tells what they are;
 * the others stay.
 */
export function fillWhite(
  pixels: Buffer,
  at: number,
  side: number,
  white: Points,
  step: number,
): void {
  fillFields(pixels, at, white, 3 * step, 3 * step * side, true)
}

/** Fills black fields of an odd row of which the first byte is `at` where the four in even rows tell what they are. */
export function fillSlant(pixels: Buffer, at: number, side: number, slant: Points): void {
  fillFields(pixels, at, slant, 3 * (side + 1), 3 * (side - 1), false)
}

/** Fills fields by what is so many bytes before and after them on two lines, along one of them only with `edges`. */
function fillFields(
  pixels: Buffer,
  at: number,
  fields: Points,
  beside: number,
  below: number,
  edges: boolean,
): void {
  const { points, count } = fields
  let left = 0
  for (let i = 0; i < count; i++) {
    const x = points[i] as number
    const first = at + 3 * x
    const way = wayOf(pixels, first, beside, below, edges)
    if (way === 'all') fillAmid(pixels, first, beside, below)
    else if (way === 'across') fillAlong(pixels, first, beside)
    else if (way === 'down') fillAlong(pixels, first, below)
    else points[left++] = x
  }
  fields.count = left
}

type Way = 'all' | 'across' | 'down' | 'none'

/**
 * Which of the points about a field tell what it is: all four where these are alike or lie on one slope; where an edge
 * runs beside it, the two along that.
 */
function wayOf(pixels: Buffer, at: number, beside: number, below: number, edges: boolean): Way {
  let across = 0
  let down = 0
  let twist = 0
  let range = 0
  for (let k = at; k < at + 3; k++) {
    const a = pixels[k - beside] as number
    const b = pixels[k + beside] as number
    const c = pixels[k - below] as number
    const d = pixels[k + below] as number
    across = Math.max(across, Math.abs(a - b))
    down = Math.max(down, Math.abs(c - d))
    twist = Math.max(twist, Math.abs(a + b - c - d))
    range = Math.max(range, Math.max(a, b, c, d) - Math.min(a, b, c, d))
  }
  if (range <= alike) return 'all'
  if (range <= steep && twist <= alike) return 'all'
  if (!edges) return 'none'
  if (across <= alike && down > 2 * alike && runsBeside(pixels, at, beside, below)) return 'across'
  if (down <= alike && across > 2 * alike && runsBeside(pixels, at, below, beside)) return 'down'
  return 'none'
}

/** Whether a point beside a field is like both along it: otherwise a thin line may run through the field. */
const runsBeside = (pixels: Buffer, at: number, along: number, over: number): boolean =>
  isLike(pixels, at, at - over, along) || isLike(pixels, at, at + over, along)

function isLike(pixels: Buffer, at: number, point: number, along: number): boolean {
  for (let k = 0; k < 3; k++) {
    const byte = pixels[point + k] as number
    if (Math.abs(byte - (pixels[at + k - along] as number)) > alike) return false
    if (Math.abs(byte - (pixels[at + k + along] as number)) > alike) return false
  }
  return true
}

/** The mean of what is before and after a point. */
function fillAlong(pixels: Buffer, at: number, step: number): void {
  for (let k = at; k < at + 3; k++) {
    pixels[k] = ((pixels[k - step] as number) + (pixels[k + step] as number) + 1) >> 1
  }
}

function fillAmid(pixels: Buffer, at: number, beside: number, below: number): void {
  for (let k = at; k < at + 3; k++) {
    const sides = (pixels[k - beside] as number) + (pixels[k + beside] as number)
    const all = sides + (pixels[k - below] as number) + (pixels[k + below] as number)
    pixels[k] = (all + 2) >> 2
  }
}

/** Fills the gaps of a row of which the first byte is `at`; all that they lie between is known. */
export function fillGaps(pixels: Buffer, at: number, side: number, { wide, tall }: Row): void {
  fillBetween(pixels, at, tall, 3 * side)
  fillBetween(pixels, at, wide, 3)
  tall.count = 0
  wide.count = 0
}

function fillBetween(pixels: Buffer, at: number, { points, count }: Points, step: number): void {
  for (let i = 0; i < count; i++) fillAlong(pixels, at + 3 * (points[i] as number), step)
}
