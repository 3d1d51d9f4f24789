import { type Body, placed } from '../render/body.ts'
import type { Vec } from '../render/vector.ts'
import { boundsOf } from '../shapes/small-cuts.ts'

/** Mm by which a piece is drawn back at most. */
const most = 30

/** Where a piece lies so that it does not reach over the rim of its vessel; `rim` is its radius in mm, if it is round. */
export function onPlate(
  rim: number | undefined,
  bodies: readonly Body[],
  at: Vec = [0, 0, 0],
): Vec {
  if (rim === undefined) return at
  const far = Math.hypot(at[0], at[1])
  const over = Math.min(most, far + reachOf(bodies) - rim)
  if (over <= 0 || far < 1) return at
  const by = Math.max(0, 1 - over / far)
  return [at[0] * by, at[1] * by, at[2]]
}

const reaches = new WeakMap<readonly Body[], number>()

/** Mm from the middle of a piece to about its farthest corner. */
function reachOf(bodies: readonly Body[]): number {
  const known = reaches.get(bodies)
  if (known !== undefined) return known
  const own = bodies.map(({ mesh, pose }) => {
    const [[left, front], [right, back]] = boundsOf(mesh)
    const half = Math.hypot(right - left, back - front) * 0.45
    const middle = placed(pose, [(left + right) / 2, (front + back) / 2, 0])
    return Math.hypot(middle[0], middle[1]) + half
  })
  const reach = Math.max(0, ...own)
  reaches.set(bodies, reach)
  return reach
}
