import { matrixOf, type Pose, placed, type Rotation } from './body.ts'
import type { Vec } from './vector.ts'

/** One pose after another: `inner` about the piece's own origin, then `outer`. */
export function within(outer: Pose, inner: Pose): Pose {
  const { scale = 1 } = outer
  const own = inner.scale ?? 1
  const k = typeof scale === 'number' ? scale : 1
  const size: Vec =
    typeof own === 'number' ? [own * k, own * k, own * k] : [own[0] * k, own[1] * k, own[2] * k]
  const at = placed(outer, inner.at ?? [0, 0, 0])
  const a = matrixOf({ ...outer, scale: 1 }).turn
  const b = matrixOf({ ...inner, scale: 1 }).turn
  return { at, scale: size, ...anglesOf(product(a, b)) }
}

function product(outer: Rotation, inner: Rotation): Rotation {
  const [a, b, c, d, e, f, g, h, k] = outer
  const column = (x: number, y: number, z: number): Vec => [
    a * x + b * y + c * z,
    d * x + e * y + f * z,
    g * x + h * y + k * z,
  ]
  const [x0, y0, z0] = column(inner[0], inner[3], inner[6])
  const [x1, y1, z1] = column(inner[1], inner[4], inner[7])
  const [x2, y2, z2] = column(inner[2], inner[5], inner[8])
  return [x0, x1, x2, y0, y1, y2, z0, z1, z2]
}

/** The inverse of matrixOf: turn, tilt and roll of a rotation. */
function anglesOf(m: Rotation): { turn: number; tilt: number; roll: number } {
  const tilt = Math.asin(Math.max(-1, Math.min(1, m[7])))
  return { tilt, turn: Math.atan2(-m[1], m[4]), roll: Math.atan2(-m[6], m[8]) }
}
