import { type Body, matrixOf } from '../render/body.ts'
import type { Vec } from '../render/vector.ts'

/** Bodies that move together: the bodies of one piece, or one body. */
export type Group = Body[]

/** Bodies in the order in which they were put, those of one piece together. */
export function groupsOf(bodies: readonly Body[]): Group[] {
  const groups: Group[] = []
  let last: Body | undefined
  for (const body of bodies) {
    if (body.piece && body.piece === last?.piece) groups.at(-1)?.push(body)
    else groups.push([body])
    last = body
  }
  return groups
}

/** The bodies moved by so many mm. */
export const moved = (group: Group, [dx, dy, dz]: Vec): Group =>
  group.map((body) => {
    const [x, y, z] = body.pose.at ?? [0, 0, 0]
    return { ...body, pose: { ...body.pose, at: [x + dx, y + dy, z + dz] } }
  })

/** The points of the last body, used again for the next. */
let kept = new Float64Array(3 * 4096)

/**
 * The points of a body in its place, three numbers each, in mm. They are overwritten by those of the next body that is
 * asked for. An array rather than a function called for each, as V8 makes an object of each number that one takes.
 */
export function pointsOf({ mesh: { positions }, pose }: Body): Float64Array {
  if (kept.length < positions.length) kept = new Float64Array(2 * positions.length)
  const { turn, scale, at } = matrixOf(pose)
  const [a, b, c, d, e, f, g, h, k] = turn
  const [wide, deep, high] = scale
  const [atX, atY, atZ] = at
  for (let i = 0; i < positions.length; i += 3) {
    const px = (positions[i] as number) * wide
    const py = (positions[i + 1] as number) * deep
    const pz = (positions[i + 2] as number) * high
    kept[i] = a * px + b * py + c * pz + atX
    kept[i + 1] = d * px + e * py + f * pz + atY
    kept[i + 2] = g * px + h * py + k * pz + atZ
  }
  return kept.subarray(0, positions.length)
}

/** The range from the least to the most, in mm, before any point is known. */
const noRange = () => Float64Array.of(1e9, -1e9)

/** Widens a range by points along an axis: 0 to the right, 1 to the back, 2 up. */
function widen(range: Float64Array, points: Float64Array, axis: number): void {
  for (let i = axis; i < points.length; i += 3) {
    const value = points[i] as number
    if (value < (range[0] as number)) range[0] = value
    if (value > (range[1] as number)) range[1] = value
  }
}

/** How far down and up a piece reaches. */
export function heightsIn(group: Group): { low: number; high: number } {
  const heights = noRange()
  for (const body of group) widen(heights, pointsOf(body), 2)
  return { low: heights[0] as number, high: heights[1] as number }
}

/** How far a piece reaches to the left and right, to the front and back. */
export function sidesOf(group: Group): [[number, number], [number, number]] {
  const across = noRange()
  const deep = noRange()
  for (const body of group) {
    const points = pointsOf(body)
    widen(across, points, 0)
    widen(deep, points, 1)
  }
  return [
    [across[0] as number, across[1] as number],
    [deep[0] as number, deep[1] as number],
  ]
}
