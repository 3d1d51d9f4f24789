import type { View } from '../frame.ts'
import type { Spot } from '../material.ts'
import { asked, findSlope, slope } from '../noise.ts'
import type { Surface } from '../surface.ts'
import { windowIn } from './window.ts'

/** The normal of a mirror, and how blurred the mirror is, 0 when it is clear. */
export const mirror = new Float64Array(4)

/**
 * Leans a mirror as a liquid stands and moves: no two are quite level, so that the window lies elsewhere in each and its
 * lines are not straight.
 */
export function sway({ u, v, seed }: Spot, { leanX, leanY }: Surface): void {
  asked[0] = u / 27 + seed * 40
  asked[1] = v / 27
  asked[2] = seed * 9
  findSlope()
  mirror[0] = (mirror[0] as number) + leanX + 0.026 * (slope[0] as number)
  mirror[1] = (mirror[1] as number) + leanY + 0.026 * (slope[1] as number)
}

/**
 * The window as it is seen in the mirror at a pixel. The eye is near, so that what it sees differs from left to right
 * even in something flat.
 */
export function mirrored(
  { towards, right, up }: View,
  side: number,
  px: number,
  py: number,
): number {
  const nx = mirror[0] as number
  const ny = mirror[1] as number
  const nz = mirror[2] as number
  const ex = (0.9 * (px - side / 2)) / side
  const ey = (0.9 * (side / 2 - py)) / side
  const length = 1 / Math.sqrt(1 + ex * ex + ey * ey)
  const tx = (towards[0] - right[0] * ex - up[0] * ey) * length
  const ty = (towards[1] - right[1] * ex - up[1] * ey) * length
  const tz = (towards[2] - right[2] * ex - up[2] * ey) * length
  const front = Math.max(0, nx * tx + ny * ty + nz * tz)
  mirror[0] = 2 * front * nx - tx
  mirror[1] = 2 * front * ny - ty
  mirror[2] = 2 * front * nz - tz
  return windowIn(mirror)
}
