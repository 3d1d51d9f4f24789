import type { Frame } from './frame.ts'

/**
 * Which points of a row are shaded. Of tableware and the table, on which little changes from one point to the next, each
 * second point of each second row is enough: the means of their neighbours are put into the gaps between them.
 */
export type Row = {
  /** Places of the points that are shaded, from left to right, and how many there are. */
  points: Uint16Array
  count: number
  /** Places of the gaps between what is on their left and right, and of those between what is above and below them. */
  wide: Gaps
  tall: Gaps
}

type Gaps = { points: Uint16Array; count: number }

export const createRow = (side: number): Row => ({
  points: new Uint16Array(side),
  count: 0,
  wide: { points: new Uint16Array(side), count: 0 },
  tall: { points: new Uint16Array(side), count: 0 },
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
  const { points, wide, tall } = row
  const isBetween = (y & 1) === 1 && !isLast
  let [count, wides, talls] = [0, 0, 0]
  for (let x = 0; x < side; x++) {
    const at = y * side + x
    const isEven = even[bodies[at] as number] === 1
    if (isEven && isBetween && isAmong(frame, veils, at, side)) tall.points[talls++] = x
    else if (isEven && (x & 1) === 1 && x + 1 < side && isAmong(frame, veils, at, 1)) {
      wide.points[wides++] = x
    } else points[count++] = x
  }
  row.count = count
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

/** Fills the gaps of a row of which the first byte is `at`; all that they lie between is known. */
export function fillGaps(pixels: Buffer, at: number, side: number, { wide, tall }: Row): void {
  fillBetween(pixels, at, tall, 3 * side)
  fillBetween(pixels, at, wide, 3)
}

function fillBetween(pixels: Buffer, at: number, { points, count }: Gaps, step: number): void {
  for (let i = 0; i < count; i++) {
    const first = at + 3 * (points[i] as number)
    for (let k = first; k < first + 3; k++) {
      pixels[k] = ((pixels[k - step] as number) + (pixels[k + step] as number) + 1) >> 1
    }
  }
}
