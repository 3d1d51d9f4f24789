import { matrixOf, type Pose, placed } from './body.ts'
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

const product = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: 9 }, (_, i) => {
    const [row, column] = [3 * Math.floor(i / 3), i % 3]
    return (
      (a[row] ?? 0) * (b[column] ?? 0) +
      (a[row + 1] ?? 0) * (b[column + 3] ?? 0) +
      (a[row + 2] ?? 0) * (b[column + 6] ?? 0)
    )
  })

/** The inverse of matrixOf: turn, tilt and roll of a rotation. */
function anglesOf(m: readonly number[]): { turn: number; tilt: number; roll: number } {
  const tilt = Math.asin(Math.max(-1, Math.min(1, m[7] ?? 0)))
  return {
    tilt,
    turn: Math.atan2(-(m[1] ?? 0), m[4] ?? 1),
    roll: Math.atan2(-(m[6] ?? 0), m[8] ?? 1),
  }
}
