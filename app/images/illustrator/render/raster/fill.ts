import type { Frame } from '../frame.ts'
import { findWays, rowAt, writeDepths, writeWide } from './spans.ts'
import { isCovered, nearest } from './tiles.ts'
import { normals, spots } from './vertices.ts'

/** Share of a triangle by which it reaches over its edges: rounding must leave no gap to the next. */
const slack = 1e-4

/** Mm by which a point of a triangle may be nearer than its corners, by that. */
const rounding = 1e-3

/**
 * Fills the triangle between three vertices, given by their first numbers in `spots`, unless the sign of its area is
 * `back`.
 */
export function fill(
  frame: Frame,
  a: number,
  b: number,
  c: number,
  own: Float32Array,
  number: number,
  back: number,
): void {
  const ax = spots[a] as number
  const ay = spots[a + 1] as number
  const bx = spots[b] as number
  const by = spots[b + 1] as number
  const cx = spots[c] as number
  const cy = spots[c + 1] as number
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if ((area > -1e-6 && area < 1e-6) || area * back > 0) return
  const { side, rows } = frame
  const left = Math.max(0, Math.ceil((ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx) - 0.5))
  const right = Math.min(
    side - 1,
    Math.floor((ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx) - 0.5),
  )
  if (left > right) return
  const top = Math.max(0, Math.ceil((ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy) - 0.5))
  const bottom = Math.min(
    rows - 1,
    Math.floor((ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy) - 0.5),
  )
  if (top > bottom) return
  if (frame.tiles.length > 0) {
    const az = spots[a + 2] as number
    const bz = spots[b + 2] as number
    const cz = spots[c + 2] as number
    nearest[0] = (az > bz ? (az > cz ? az : cz) : bz > cz ? bz : cz) + rounding
    if (isCovered(frame, left, right, top, bottom)) return
  }
  fillRows(frame, a, b, c, own, number, left, right, top, bottom)
}

/** Fills a triangle within its box. The loop over few pixels is written out here, since it runs for each. */
function fillRows(
  frame: Frame,
  a: number,
  b: number,
  c: number,
  own: Float32Array,
  number: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
): void {
  const { side, first: firstRow, last: lastRow, depth, bodies, coords, normals: out } = frame
  const ax = spots[a] as number
  const ay = spots[a + 1] as number
  const bx = spots[b] as number
  const by = spots[b + 1] as number
  const cx = spots[c] as number
  const cy = spots[c + 1] as number
  const over = 1 / ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
  // By how much the shares of the corners change from one pixel to the next, and from row to row.
  const stepB = (cy - ay) * over
  const stepC = (ay - by) * over
  const stepA = -stepB - stepC
  const downB = (ax - cx) * over
  const downC = (bx - ax) * over
  const downA = -downB - downC
  const az = spots[a + 2] as number
  const toB = (spots[b + 2] as number) - az
  const toC = (spots[c + 2] as number) - az
  rowAt[3] = stepB
  rowAt[4] = stepC
  const step = stepB * toB + stepC * toC
  rowAt[5] = step
  const px = left + 0.5 - ax
  const py = top + 0.5 - ay
  let rowB = px * stepB + py * downB
  let rowC = px * stepC + py * downC
  // Where in a row each share turns from or to less than nothing, and by how much that moves from row to row.
  const perA = -1 / stepA
  const perB = -1 / stepB
  const perC = -1 / stepC
  let edgeA = (1 - rowB - rowC + slack) * perA
  let edgeB = (rowB + slack) * perB
  let edgeC = (rowC + slack) * perC
  const moveA = downA * perA
  const moveB = downB * perB
  const moveC = downC * perC
  const width = right - left
  if (width >= narrow && lastRow >= 0) findWays(a, b, c, own)
  const isFrame = lastRow >= 0
  for (let y = top; y <= bottom; y++) {
    // From the first to the last step at which no share is negative.
    let from = 0
    let to = width
    if (stepA > 0) from = edgeA > from ? edgeA : from
    else if (stepA < 0) to = edgeA < to ? edgeA : to
    if (stepB > 0) from = edgeB > from ? edgeB : from
    else if (stepB < 0) to = edgeB < to ? edgeB : to
    if (stepC > 0) from = edgeC > from ? edgeC : from
    else if (stepC < 0) to = edgeC < to ? edgeC : to
    edgeA += moveA
    edgeB += moveB
    edgeC += moveC
    const atB = rowB
    const atC = rowC
    rowB += downB
    rowC += downC
    if (to < from) continue
    const isWhole = y >= firstRow && y <= lastRow
    if (isFrame && !isWhole && (y & 1) === 1) continue
    const first = Math.ceil(from) | 0
    const last = to | 0
    rowAt[0] = atB
    rowAt[1] = atC
    const atZ = az + atB * toB + atC * toC
    rowAt[2] = atZ
    const start = y * side + left
    if (!isWhole) writeDepths(frame.depth, start, first, last)
    else if (last - first >= narrow) writeWide(frame, number, start, first, last)
    else {
      for (let x = first; x <= last; x++) {
        const at = start + x
        const z = atZ + step * x
        if (z <= (depth[at] as number)) continue
        depth[at] = z
        bodies[at] = number
        const wb = atB + stepB * x
        const wc = atC + stepC * x
        const wa = 1 - wb - wc
        const n = 3 * at
        // Written out, since it runs for each pixel.
        coords[n] = wa * (own[a] as number) + wb * (own[b] as number) + wc * (own[c] as number)
        coords[n + 1] =
          wa * (own[a + 1] as number) + wb * (own[b + 1] as number) + wc * (own[c + 1] as number)
        coords[n + 2] =
          wa * (own[a + 2] as number) + wb * (own[b + 2] as number) + wc * (own[c + 2] as number)
        out[n] =
          wa * (normals[a] as number) + wb * (normals[b] as number) + wc * (normals[c] as number)
        out[n + 1] =
          wa * (normals[a + 1] as number) +
          wb * (normals[b + 1] as number) +
          wc * (normals[c + 1] as number)
        out[n + 2] =
          wa * (normals[a + 2] as number) +
          wb * (normals[b + 2] as number) +
          wc * (normals[c + 2] as number)
      }
    }
  }
}

/** Pixels of a row below which steps from one to the next do not pay. */
const narrow = 8
