import type { Frame, View } from '../frame.ts'
import { mostAbout } from './most-about.ts'

/**
 * A strip at half its resolution, for what changes little from pixel to pixel: `side` points of each of `rows` rows, of which
 * those between `from` and `to` are asked for.
 */
export type Half = {
  side: number
  rows: number
  from: number
  to: number
  depth: Float32Array
  /** Two numbers of a byte for each point: how much of the sky it misses times 65,536, and how much light reaches it. */
  shades: Uint32Array
  /** Shades on their way to being smooth. */
  spare: Uint32Array
}

/** The memory of the last strip's, used again: that of what is seen, and of the veils before it. */
const kept: Half[] = []

/** The half of a frame; `number` is that of the frame. */
export function halfOf(frame: Frame, number: 0 | 1): Half {
  const side = frame.side >> 1
  const rows = frame.rows >> 1
  const last = kept[number]
  const points = side * rows
  const isLarge = last?.side === side && last.depth.length >= points
  const { depth, shades, spare } = isLarge ? last : createHalf(points)
  const half = {
    side,
    rows,
    from: frame.first >> 1,
    to: (frame.last + 1) >> 1,
    depth,
    shades,
    spare,
  }
  kept[number] = half
  shades.fill(0)
  for (let y = 0; y < rows; y++) halveRow(half, frame, y)
  return half
}

const createHalf = (points: number): Pick<Half, 'depth' | 'shades' | 'spare'> => ({
  depth: new Float32Array(points),
  shades: new Uint32Array(points),
  spare: new Uint32Array(points),
})

function halveRow({ side, depth }: Half, frame: Frame, y: number): void {
  const from = 2 * y * frame.side
  for (let x = 0; x < side; x++) depth[y * side + x] = frame.depth[from + 2 * x] as number
}

/** A tile has two to the power of this points on each side. */
export const tile = 3

/** Mm above the table that each tile and those about it reach up to, as far as `reach` points away. */
export function topsAbout(half: Half, view: View, reach: number): Float32Array {
  const { side, rows } = half
  const across = tilesAlong(side)
  const tops = new Float32Array(across * tilesAlong(rows)).fill(-1e9)
  for (let y = 0; y < rows; y++) raiseTops(tops, half, view, y)
  return mostAbout(tops, across, Math.ceil(reach / (1 << tile)))
}

export const tilesAlong = (points: number): number => (points + (1 << tile) - 1) >> tile

function raiseTops(
  tops: Float32Array,
  { side, depth }: Half,
  { up, right, towards, ...view }: View,
  y: number,
) {
  const row = (y >> tile) * tilesAlong(side)
  const step = (2 * right[2]) / view.scale
  const start = (up[2] * (view.y - 2 * y - 0.5) + right[2] * (0.5 - view.x)) / view.scale
  for (let x = 0; x < side; x++) {
    const high = start + step * x + towards[2] * (depth[y * side + x] as number)
    const at = row + (x >> tile)
    if (high > (tops[at] as number)) tops[at] = high
  }
}
