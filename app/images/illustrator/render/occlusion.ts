import type { Frame, View } from './frame.ts'

/** Mm round a point that decide how dark it is: a strip needs so much of its neighbours. */
export const occlusionReach = 15

/** How many neighbours are asked, and how strongly what they hide darkens. */
const count = 10
const strength = 4.6

/** Mm from a point to each neighbour, the near ones closer together, and the way there: x, y. */
const far = Float64Array.from({ length: count }, (_, i) => 0.9 + 12.6 * ((i + 0.5) / count) ** 1.9)
const ways = Float64Array.from({ length: 2 * count }, (_, i) => {
  const angle = (i >> 1) * 2.399963
  return i % 2 === 0 ? Math.cos(angle) : Math.sin(angle)
})

/** Sixteen turns of the neighbours: cosine and sine of each. */
const turns = Float64Array.from({ length: 32 }, (_, i) => {
  const angle = ([0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5][i >> 1] ?? 0) * 0.3927
  return i % 2 === 0 ? Math.cos(angle) : Math.sin(angle)
})

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
  const perMm = scale / 2
  const mm = 2 / scale
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
      const turn = 2 * (((y & 3) << 2) | (x & 3))
      const c = turns[turn] as number
      const s = turns[turn + 1] as number
      let hidden = 0
      for (let i = 0; i < count; i++) {
        const reach = (far[i] as number) * perMm
        const u = ways[2 * i] as number
        const v = ways[2 * i + 1] as number
        const px = Math.round((u * c - v * s) * reach)
        const py = Math.round((u * s + v * c) * reach)
        const tx = x + px
        const ty = y + py
        if (tx < 0 || ty < 0 || tx >= half || 2 * ty >= rows) continue
        const dx = px * mm
        const dy = -py * mm
        const dz = (depth[2 * ty * side + 2 * tx] as number) - own
        const rise = dx * beside + dy * above + dz * facing - 0.25
        if (rise <= 0) continue
        const long = dx * dx + dy * dy + dz * dz
        // The cosine to what rises, less for what is far.
        hidden += (rise * rise) / (long + 0.6) / (1 + long / 120)
      }
      const share = (strength * hidden) / count
      dark[y * half + x] = 235 * (share < 1 ? share * (2 - share) : 1)
    }
  }
  return dark
}
