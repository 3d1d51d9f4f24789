import type { Frame } from './frame.ts'

/**
 * Which points of a row are shaded. Of tableware and the table, on which little changes from one point to the next, each
 * second point of each second row is enough: the means of their neighbours are put into the gaps between them.
 */
export type Row = {
  /** Places of the points that are shaded, from left to right, and how many there are. */
  points: Uint16Array
  count: number
  /** For each point of the row what gap it is. */
  gaps: Uint8Array
}

/** A gap between what is on its left and right, and one between what is above and below it. */
const wide = 1
const tall = 2

export const createRow = (side: number): Row => ({
  points: new Uint16Array(side),
  count: 0,
  gaps: new Uint8Array(side),
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
  const { points, gaps } = row
  const isBetween = (y & 1) === 1 && !isLast
  let count = 0
  for (let x = 0; x < side; x++) {
    const at = y * side + x
    const number = bodies[at] as number
    gaps[x] = 0
    if (even[number] === 1) {
      if (isBetween && isAmong(frame, veils, at, side)) gaps[x] = tall
      else if ((x & 1) === 1 && x + 1 < side && isAmong(frame, veils, at, 1)) gaps[x] = wide
    }
    if (gaps[x] === 0) points[count++] = x
  }
  row.count = count
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
export function fillGaps(pixels: Buffer, at: number, side: number, { gaps }: Row): void {
  fillBetween(pixels, at, gaps, tall, 3 * side)
  fillBetween(pixels, at, gaps, wide, 3)
}

function fillBetween(pixels: Buffer, at: number, gaps: Uint8Array, gap: number, step: number) {
  for (let x = 0, i = at; x < gaps.length; x++, i += 3) {
    if (gaps[x] !== gap) continue
    for (let k = i; k < i + 3; k++) {
      pixels[k] = ((pixels[k - step] as number) + (pixels[k + step] as number) + 1) >> 1
    }
  }
}
