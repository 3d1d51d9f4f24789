import type { Frame, View } from './frame.ts'
import { lightAt, type ShadowMap } from './shadow.ts'

/** Sixteen angles for four by four points, so that the mean over such a square shows no steps. */
const angles = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((i) => (i / 16) * 6.2832)

/**
 * Share of the light that reaches what a frame shows, 0 to 255, at half its resolution: soft shadows have no finer
 * detail, and the mean over neighbours on the same surface takes out their grain.
 */
export function lightLayer(frame: Frame, view: View, shadows: ShadowMap): Uint8Array {
  const { side, rows, depth, bodies, normals } = frame
  const half = side >> 1
  const lit = new Uint8Array(half * (rows >> 1))
  const { right, up, towards } = view
  for (let y = 0; y < rows >> 1; y++) {
    for (let x = 0; x < half; x++) {
      const at = 2 * y * side + 2 * x
      if (bodies[at] === 0) continue
      const sx = (2 * x + 0.5 - view.x) / view.scale
      const sy = (view.y - 2 * y - 0.5) / view.scale
      const d = depth[at] as number
      const n = 3 * at
      lit[y * half + x] =
        255 *
        lightAt(
          shadows,
          right[0] * sx + up[0] * sy + towards[0] * d + (normals[n] as number) / 32767,
          right[1] * sx + up[1] * sy + towards[1] * d + (normals[n + 1] as number) / 32767,
          right[2] * sx + up[2] * sy + towards[2] * d + (normals[n + 2] as number) / 32767,
          angles[((y & 3) << 2) | (x & 3)] as number,
        )
    }
  }
  return meanOnSurface(meanOnSurface(lit, frame, 1, 0), frame, 0, 1)
}

/** The mean of four points in a row or column that lie on the same surface as each point. */
function meanOnSurface(
  values: Uint8Array,
  { side, rows, depth }: Frame,
  dx: number,
  dy: number,
): Uint8Array {
  const half = side >> 1
  const halfRows = rows >> 1
  const mean = new Uint8Array(half * halfRows)
  for (let y = 0; y < halfRows; y++) {
    for (let x = 0; x < half; x++) {
      const at = y * half + x
      const value = values[at] as number
      const step = dx + dy * half
      const isEven =
        value === values[at - 2 * step] &&
        value === values[at - step] &&
        value === values[at + step]
      mean[at] = value
      if (isEven) continue
      const own = depth[2 * y * side + 2 * x] as number
      let sum = 0
      let count = 0
      for (let k = -2; k < 2; k++) {
        const px = x + k * dx
        const py = y + k * dy
        if (px < 0 || py < 0 || px >= half || py >= halfRows) continue
        const apart = (depth[2 * py * side + 2 * px] as number) - own
        if (apart > 2.5 || apart < -2.5) continue
        sum += values[py * half + px] as number
        count++
      }
      if (count > 0) mean[at] = sum / count
    }
  }
  return mean
}

/** What layers of half the resolution hold for a point of a frame: of the points next to it, those as deep as it. */
export type Nearby = { spots: Int32Array; shares: Float32Array; count: number }

export const createNearby = (): Nearby => ({
  spots: new Int32Array(4),
  shares: new Float32Array(4),
  count: 0,
})

/** Finds them for a pixel; the shares sum to 1. */
export function findNearby(nearby: Nearby, frame: Frame, x: number, y: number): void {
  const { side, rows, depth } = frame
  const half = side >> 1
  const last = (rows >> 1) - 1
  const hx = Math.min(half - 1, x >> 1)
  const hy = Math.min(last, y >> 1)
  const right = Math.min(half - 1, hx + (x & 1))
  const below = Math.min(last, hy + (y & 1))
  nearby.count = 1
  nearby.spots[0] = hy * half + hx
  nearby.shares[0] = 1
  if (right === hx && below === hy) return
  const own = depth[y * side + x] as number
  nearby.count = 0
  let sum = 0
  for (let py = hy; py <= below; py++) {
    for (let px = hx; px <= right; px++) {
      const apart = Math.abs((depth[2 * py * side + 2 * px] as number) - own)
      const share = 1 / (0.05 + apart * apart)
      nearby.spots[nearby.count] = py * half + px
      nearby.shares[nearby.count++] = share
      sum += share
    }
  }
  for (let i = 0; i < nearby.count; i++) {
    nearby.shares[i] = (nearby.shares[i] as number) / sum
  }
}

/** The value of a layer at the pixel that was looked up, 0 to 255. */
export function valueNearby({ spots, shares, count }: Nearby, layer: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < count; i++) {
    sum += (layer[spots[i] as number] as number) * (shares[i] as number)
  }
  return sum
}
