import type { View } from './frame.ts'
import type { Material, Spot } from './material.ts'
import { asked, findSlope, slope } from './noise.ts'
import { windowIn } from './window.ts'

/** How a normal is turned; used again for the next point. */
const ripple = { x: 0, y: 0 }

/**
 * How a liquid stands and moves: no two are quite level, so that the window lies elsewhere in each and its lines are
 * not straight. One object is used for all answers, so do not keep it.
 */
export function sway({ u, v, seed }: Spot, { grain, glow }: Material): Readonly<typeof ripple> {
  ripple.x = 0
  ripple.y = 0
  if (grain > 0 || glow <= 0.1) return ripple
  asked[0] = u / 27 + seed * 40
  asked[1] = v / 27
  asked[2] = seed * 9
  findSlope()
  ripple.x = -0.055 + 0.065 * Math.sin(seed * 91.7) + 0.026 * (slope[0] as number)
  ripple.y = 0.025 + 0.035 * Math.cos(seed * 57.3) + 0.026 * (slope[1] as number)
  return ripple
}

/**
 * The window as it is seen in a surface with this normal. The eye is near, so that what it sees differs from left to
 * right even in something flat.
 */
export function mirrored(
  { towards, right, up }: View,
  side: number,
  px: number,
  py: number,
  nx: number,
  ny: number,
  nz: number,
  blur: number,
): number {
  const ex = (0.9 * (px - side / 2)) / side
  const ey = (0.9 * (side / 2 - py)) / side
  const length = 1 / Math.sqrt(1 + ex * ex + ey * ey)
  const tx = (towards[0] - right[0] * ex - up[0] * ey) * length
  const ty = (towards[1] - right[1] * ex - up[1] * ey) * length
  const tz = (towards[2] - right[2] * ex - up[2] * ey) * length
  const front = Math.max(0, nx * tx + ny * ty + nz * tz)
  return windowIn(2 * front * nx - tx, 2 * front * ny - ty, 2 * front * nz - tz, blur)
}
