import type { Half } from './half.ts'

/** Takes the grain out of the shades of a half: each becomes the mean over four by four points on the same surface. */
export function smoothShades(half: Half): void {
  const { side, from, to, shades, spare } = half
  for (let y = from; y < to; y++) meanAlongRow(half, y, shades, spare)
  for (let y = from; y < to; y++) meanAlongColumns(half, y, spare, shades, side)
}

function meanAlongRow(half: Half, y: number, shades: Uint32Array, to: Uint32Array): void {
  const { side, depth } = half
  for (let x = 0; x < side; x++) {
    const at = y * side + x
    const least = x < 2 ? -x : -2
    const most = x + 1 < side ? 1 : 0
    to[at] = meanAt(depth, shades, at, 1, least, most)
  }
}

function meanAlongColumns(
  half: Half,
  y: number,
  shades: Uint32Array,
  to: Uint32Array,
  step: number,
) {
  const { side, rows, depth } = half
  const least = y < 2 ? -y : -2
  const most = y + 1 < rows ? 1 : 0
  for (let at = y * side; at < (y + 1) * side; at++) {
    to[at] = meanAt(depth, shades, at, step, least, most)
  }
}

/** The mean of the shades from `least` to `most` steps away from a point that lie on the same surface as it. */
function meanAt(
  depth: Float32Array,
  shades: Uint32Array,
  at: number,
  step: number,
  least: number,
  most: number,
): number {
  const shade = shades[at] as number
  const isEven =
    shade === shades[at - 2 * step] && shade === shades[at - step] && shade === shades[at + step]
  if (isEven) return shade
  const own = depth[at] as number
  let sum = 0
  let count = 0
  for (let k = least; k <= most; k++) {
    const apart = (depth[at + k * step] as number) - own
    if (apart > 2.5 || apart < -2.5) continue
    // Both bytes at once: sums of four are below 65,536.
    sum += shades[at + k * step] as number
    count++
  }
  return ((((sum >>> 16) / count) | 0) << 16) | (((sum & 0xffff) / count) | 0)
}
