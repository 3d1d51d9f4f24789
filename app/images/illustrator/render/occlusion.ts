import type { Frame, View } from './frame.ts'
import { type Half, tile, tilesAlong, topsAbout } from './layers/half.ts'

/** Mm round a point that decide how dark it is: a strip needs so much of its neighbours. */
export const occlusionReach = 15

/** How many neighbours are asked, and how strongly what they hide darkens. */
const count = 10
const strength = 6.4

/** In how many ways the neighbours are turned, by the place of a point in four by four. */
const turns = 16
/** Mm to the farthest neighbour on the screen. */
const farthest = 13.5

/** A normal's height from which a surface is level, and mm by which nothing about it rises that is asked for. */
const level = 32766.5
const unseen = 0.09

const order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const

/** The neighbours of a point: steps of two pixels to the right and down, and the same in mm. */
type Neighbours = { across: Int32Array; down: Int32Array; right: Float64Array; up: Float64Array }

/** All turns of the neighbours, `scale` px to a mm, the near ones closer together. */
function neighboursAt(scale: number): Neighbours {
  const all = turns * count
  const [across, down] = [new Int32Array(all), new Int32Array(all)]
  for (let i = 0; i < all; i++) {
    const number = i % count
    const far = (0.9 + 12.6 * ((number + 0.5) / count) ** 1.9) * (scale / 2)
    const angle = number * 2.399963 + (order[Math.floor(i / count)] ?? 0) * 0.3927
    across[i] = Math.round(far * Math.cos(angle))
    down[i] = Math.round(far * Math.sin(angle))
  }
  const mm = 2 / scale
  return {
    across,
    down,
    right: Float64Array.from(across, (steps) => steps * mm),
    up: Float64Array.from(down, (steps) => -steps * mm),
  }
}

/**
 * Writes into the shades of a half how much of the sky each point misses, 0 to 255: what rises above the plane in which its
 * surface lies hides the sky, the more so the steeper and nearer it is.
 */
export function occlusion(half: Half, frame: Frame, view: View): void {
  // Steps of two pixels, since only each second row is known in the margins.
  const neighbours = neighboursAt(view.scale)
  const tops = topsAbout(half, view, Math.ceil(farthest * (view.scale / 2)))
  for (let y = half.from; y < half.to; y++) darkenRow(half, frame, view, neighbours, tops, y)
}

function darkenRow(
  half: Half,
  { side: frameSide, bodies, normals }: Frame,
  { right, up, towards, y: middle, scale }: View,
  neighbours: Neighbours,
  tops: Float32Array,
  y: number,
): void {
  const { side, depth, shades } = half
  const tilesAcross = tilesAlong(side)
  for (let x = 0; x < side; x++) {
    const at = y * side + x
    const whole = 2 * y * frameSide + 2 * x
    if (bodies[whole] === 0) continue
    const n = 3 * whole
    const nx = normals[n] as number
    const ny = normals[n + 1] as number
    const nz = normals[n + 2] as number
    if (nz > level) {
      const high = (up[2] * (middle - 2 * y - 0.5)) / scale + towards[2] * (depth[at] as number)
      if ((tops[(y >> tile) * tilesAcross + (x >> tile)] as number) < high + unseen) continue
    }
    const facing = (nx * towards[0] + ny * towards[1] + nz * towards[2]) / 32767
    const way = facing < -0.25 ? -1 : 1
    plane[0] = way * facing
    plane[1] = (way * (nx * right[0] + ny * right[1] + nz * right[2])) / 32767
    plane[2] = (way * (nx * up[0] + ny * up[1] + nz * up[2])) / 32767
    shades[at] = missed(half, neighbours, x, y) << 16
  }
}

/** How far the surface of a point faces the viewer, the right and the top of the picture. */
const plane = new Float64Array(3)

/** How much of the sky a point misses, 0 to 235, by what rises above the plane of its surface. */
function missed(
  { side, rows, depth }: Half,
  { across, down, right, up }: Neighbours,
  x: number,
  y: number,
): number {
  const own = depth[y * side + x] as number
  const facing = plane[0] as number
  const beside = plane[1] as number
  const above = plane[2] as number
  const from = (((y & 3) << 2) | (x & 3)) * count
  let hidden = 0
  for (let i = from; i < from + count; i++) {
    const tx = x + (across[i] as number)
    const ty = y + (down[i] as number)
    if (tx < 0 || ty < 0 || tx >= side || ty >= rows) continue
    const dx = right[i] as number
    const dy = up[i] as number
    const dz = (depth[ty * side + tx] as number) - own
    const rise = dx * beside + dy * above + dz * facing - 0.25
    if (rise <= 0) continue
    const long = dx * dx + dy * dy + dz * dz
    // The cosine to what rises, less for what is far.
    hidden += (rise * rise) / (long + 0.6) / (1 + long / 120)
  }
  // All rises about a rim that is seen from its edge.
  const edge = facing < 0.25 ? Math.max(0, facing / 0.25) : 1
  const share = (strength * hidden * edge) / count
  return (235 * (share < 1 ? share * (2 - share) : 1)) | 0
}
