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

/**
 * Calls `visit` with each point of a body in its place, and the number of its first coordinate, until it returns true. What
 * it sets should be set only when it changes: V8 makes an object of each number that is kept outside of a function.
 */
export function eachPoint(
  { mesh: { positions }, pose }: Body,
  visit: (x: number, y: number, z: number, at: number) => unknown,
): void {
  const { turn, scale, at } = matrixOf(pose)
  const [a, b, c, d, e, f, g, h, k] = turn
  for (let i = 0; i < positions.length; i += 3) {
    const px = (positions[i] as number) * scale[0]
    const py = (positions[i + 1] as number) * scale[1]
    const pz = (positions[i + 2] as number) * scale[2]
    const ends = visit(
      a * px + b * py + c * pz + at[0],
      d * px + e * py + f * pz + at[1],
      g * px + h * py + k * pz + at[2],
      i,
    )
    if (ends === true) return
  }
}

/** How far a piece reaches to the left and right, to the front and back. */
export function sidesOf(group: Group): [[number, number], [number, number]] {
  let [left, right, front, back] = [1e9, -1e9, 1e9, -1e9]
  for (const body of group) {
    eachPoint(body, (x, y) => {
      if (x < left) left = x
      if (x > right) right = x
      if (y < front) front = y
      if (y > back) back = y
    })
  }
  return [
    [left, right],
    [front, back],
  ]
}
