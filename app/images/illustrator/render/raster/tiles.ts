import type { Frame } from '../frame.ts'

/** A tile has two to the power of this pixels on each side. */
const tile = 3

/** How near at least each tile of a frame is known to be; nothing is known yet. */
export const unknownTiles = (side: number, rows: number): Float32Array =>
  new Float32Array(tilesAlong(side) * tilesAlong(rows)).fill(Number.NEGATIVE_INFINITY)

const tilesAlong = (pixels: number): number => (pixels + (1 << tile) - 1) >> tile

/** How near something is, at most; in an array, since calls make an object of each number that they take. */
export const nearest = new Float64Array(1)

type Depths = Pick<Frame, 'side' | 'rows' | 'first' | 'last' | 'depth' | 'tiles'>

/** Whether all points of the tiles in which a rectangle lies are nearer than `nearest`, so that nothing of it is seen. */
export function isCovered(
  frame: Depths,
  left: number,
  right: number,
  top: number,
  bottom: number,
): boolean {
  const near = nearest[0] as number
  const { tiles } = frame
  const across = tilesAlong(frame.side)
  for (let y = top >> tile; y <= bottom >> tile; y++) {
    for (let x = left >> tile; x <= right >> tile; x++) {
      const at = y * across + x
      // What lies there only gets nearer.
      if ((tiles[at] as number) >= near) continue
      if (!isNearer(frame, x << tile, y << tile, at)) return false
    }
  }
  return true
}

/** Whether all points of a tile are nearer than `nearest`; notes how near they are if so. */
function isNearer(
  { side, rows, first, last, depth, tiles }: Depths,
  left: number,
  top: number,
  at: number,
): boolean {
  const near = nearest[0] as number
  const right = Math.min(side, left + (1 << tile))
  const bottom = Math.min(rows, top + (1 << tile))
  let least = 1e9
  for (let y = top; y < bottom; y++) {
    if ((y & 1) === 1 && last >= 0 && (y < first || y > last)) continue
    for (let i = y * side + left; i < y * side + right; i++) {
      const own = depth[i] as number
      if (own < near) return false
      if (own < least) least = own
    }
  }
  tiles[at] = least
  return true
}
