import type { Frame, View } from './frame.ts'

/** Mm round a point that decide how dark it is: a strip needs so much of its neighbours. */
export const occlusionReach = 15

/** How many neighbours are asked, and how strongly what they hide darkens. */
const count = 10
const strength = 4.6

/** In how many ways the neighbours are turned, by the place of a point in four by four. */
const turns = 16
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
 * How much of the sky each point misses, 0 to 255, at half the frame's resolution: what rises above the plane in which
 * its surface lies hides the sky, the more so the steeper and nearer it is.
 */
export function occlusion(frame: Frame, view: View): Uint8Array {
  const { side, rows, first, last, depth, bodies, normals } = frame
  const { right, up, towards, scale } = view
  const half = side >> 1
  const dark = new Uint8Array(half * (rows >> 1))
  // Steps of two pixels, since only each second row is known in the margins.
  const { across, down, right: mmRight, up: mmUp } = neighboursAt(scale)
  for (let y = first >> 1; y < (last + 1) >> 1; y++) {
    for (let x = 0; x < half; x++) {
      const at = 2 * y * side + 2 * x
      if (bodies[at] === 0) continue
      const n = 3 * at
      const nx = normals[n] as number
      const ny = normals[n + 1] as number
      const nz = normals[n + 2] as number
      let facing = (nx * towards[0] + ny * towards[1] + nz * towards[2]) / 32767
      let beside = (nx * right[0] + ny * right[1] + nz * right[2]) / 32767
      let above = (nx * up[0] + ny * up[1] + nz * up[2]) / 32767
      if (facing < -0.25) {
        facing = -facing
        beside = -beside
        above = -above
      }
      const own = depth[at] as number
      const from = (((y & 3) << 2) | (x & 3)) * count
      let hidden = 0
      for (let i = from; i < from + count; i++) {
        const tx = x + (across[i] as number)
        const ty = y + (down[i] as number)
        if (tx < 0 || ty < 0 || tx >= half || 2 * ty >= rows) continue
        const dx = mmRight[i] as number
        const dy = mmUp[i] as number
        const dz = (depth[2 * ty * side + 2 * tx] as number) - own
        const rise = dx * beside + dy * above + dz * facing - 0.25
        if (rise <= 0) continue
        const long = dx * dx + dy * dy + dz * dz
        // The cosine to what rises, less for what is far.
        hidden += (rise * rise) / (long + 0.6) / (1 + long / 120)
      }
      // All rises about a rim that is seen from its edge.
      const edge = facing < 0.25 ? Math.max(0, facing / 0.25) : 1
      const share = (strength * hidden * edge) / count
      dark[y * half + x] = 235 * (share < 1 ? share * (2 - share) : 1)
    }
  }
  return dark
}
