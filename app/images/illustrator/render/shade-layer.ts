import type { Frame, View } from './frame.ts'
import type { Row } from './gaps.ts'
import { isLit, lightAt, type ShadowMap } from './shadow.ts'

/**
 * Share of the light that reaches what a frame shows, 0 to 255, at half its resolution: soft shadows have no finer
 * detail, and the mean over neighbours on the same surface takes out their grain.
 */
export function lightLayer(frame: Frame, view: View, shadows: ShadowMap): Uint8Array {
  const { side, rows, first, last, depth, bodies, normals } = frame
  const half = side >> 1
  const lit = new Uint8Array(half * (rows >> 1))
  const { right, up, towards } = view
  const light = shadows.view
  const { scale } = light
  const place = new Float64Array(3)
  for (let y = first >> 1; y < (last + 1) >> 1; y++) {
    for (let x = 0; x < half; x++) {
      const at = 2 * y * side + 2 * x
      if (bodies[at] === 0) continue
      const sx = (2 * x + 0.5 - view.x) / view.scale
      const sy = (view.y - 2 * y - 0.5) / view.scale
      const d = depth[at] as number
      const n = 3 * at
      // A mm above the surface, so that it does not lie in its own shadow.
      const px = right[0] * sx + up[0] * sy + towards[0] * d + (normals[n] as number) / 32767
      const py = right[1] * sx + up[1] * sy + towards[1] * d + (normals[n + 1] as number) / 32767
      const pz = right[2] * sx + up[2] * sy + towards[2] * d + (normals[n + 2] as number) / 32767
      place[0] = light.x + (light.right[0] * px + light.right[1] * py + light.right[2] * pz) * scale
      place[1] = light.y - (light.up[0] * px + light.up[1] * py + light.up[2] * pz) * scale
      place[2] = light.towards[0] * px + light.towards[1] * py + light.towards[2] * pz
      // The turn differs among four by four points, so that the mean over such a square shows no steps.
      lit[y * half + x] = isLit(shadows, place)
        ? 255
        : 255 * lightAt(shadows, place, ((y & 3) << 2) | (x & 3))
    }
  }
  return smoothOnSurface(lit, frame)
}

/** A layer without its grain: the mean over four by four points that lie on the same surface. */
export const smoothOnSurface = (values: Uint8Array, frame: Frame): Uint8Array =>
  meanOnSurface(meanOnSurface(values, frame, 1, 0), frame, 0, 1)

/** The mean of four points in a row or column that lie on the same surface as each point. */
function meanOnSurface(
  values: Uint8Array,
  { side, rows, first, last, depth }: Frame,
  dx: number,
  dy: number,
): Uint8Array {
  const half = side >> 1
  const halfRows = rows >> 1
  const mean = new Uint8Array(half * halfRows)
  const step = dx + dy * half
  for (let y = first >> 1; y < (last + 1) >> 1; y++) {
    for (let x = 0; x < half; x++) {
      const at = y * half + x
      const value = values[at] as number
      mean[at] = value
      const isEven =
        value === values[at - 2 * step] &&
        value === values[at - step] &&
        value === values[at + step]
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
        sum += values[at + k * step] as number
        count++
      }
      if (count > 0) mean[at] = sum / count
    }
  }
  return mean
}

/**
 * What two layers of half the resolution hold for the points of a row of a frame that are shaded, 0 to 255: of the points
 * next to each, those as deep as it count most.
 */
export function findRow(
  frame: Frame,
  y: number,
  layers: readonly [Uint8Array, Uint8Array],
  rows: readonly [Float32Array, Float32Array],
  { points, count }: Row,
): void {
  const { side, rows: all, depth } = frame
  const [first, second] = layers
  const [toFirst, toSecond] = rows
  const half = side >> 1
  const hy = Math.min((all >> 1) - 1, y >> 1)
  const below = Math.min((all >> 1) - 1, hy + (y & 1))
  for (let i = 0; i < count; i++) {
    const x = points[i] as number
    const left = Math.min(half - 1, x >> 1)
    const right = Math.min(half - 1, left + (x & 1))
    const a = hy * half + left
    if (left === right && hy === below) {
      toFirst[x] = first[a] as number
      toSecond[x] = second[a] as number
      continue
    }
    const d = below * half + right
    const own = depth[y * side + x] as number
    const toA = (depth[2 * hy * side + 2 * left] as number) - own
    const toD = (depth[2 * below * side + 2 * right] as number) - own
    const farA = 0.05 + toA * toA
    const farD = 0.05 + toD * toD
    if (left === right || hy === below) {
      const share = 1 / (farA + farD)
      toFirst[x] = ((first[a] as number) * farD + (first[d] as number) * farA) * share
      toSecond[x] = ((second[a] as number) * farD + (second[d] as number) * farA) * share
      continue
    }
    const b = hy * half + right
    const c = below * half + left
    const toB = (depth[2 * hy * side + 2 * right] as number) - own
    const toC = (depth[2 * below * side + 2 * left] as number) - own
    const farB = 0.05 + toB * toB
    const farC = 0.05 + toC * toC
    // Shares of one over each distance, with one division.
    const ad = farA * farD
    const bc = farB * farC
    const share = 1 / ((farA + farD) * bc + (farB + farC) * ad)
    toFirst[x] =
      (((first[a] as number) * farD + (first[d] as number) * farA) * bc +
        ((first[b] as number) * farC + (first[c] as number) * farB) * ad) *
      share
    toSecond[x] =
      (((second[a] as number) * farD + (second[d] as number) * farA) * bc +
        ((second[b] as number) * farC + (second[c] as number) * farB) * ad) *
      share
  }
}
