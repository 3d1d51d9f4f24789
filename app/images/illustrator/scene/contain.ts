import { type Body, matrixOf } from '../render/body.ts'
import { reachOf } from '../render/mesh.ts'
import { type InnerWall, isThrough, nearestOn } from './inner-wall.ts'
import { type Group, heightsIn, moved, pointsOf, sidesOf } from './piece.ts'

/** Mm by which food may be in the wall: less than the wall is thick. */
const tolerance = 0.6

/** Mm by which a piece may reach over the rim (less than 0: it stays away from it), and the share of the rim's radius from which it is too long to fit. */
const over = { plate: -9, bowl: 0, tableware: 3 }
const long = 0.95

/** The bodies of a piece pushed towards the middle until none of it is in the wall, what cannot be is bent along it. */
export function contain(group: Group, wall: InnerWall): Group {
  if (group.every((body) => isSafe(body, wall))) return group
  const inside = isSurface(group) ? group : pushed(group, wall)
  return inside.map((body) => (body.rigid || isSafe(body, wall) ? body : bentAlong(body, wall)))
}

/** A bowl that stands among the food: a circle, and the height of its rim. */
export type Obstacle = { x: number; y: number; radius: number; top: number }

export function obstacleOf(group: Group): Obstacle {
  const [[left, right], [front, back]] = sidesOf(group)
  const top = Math.max(0, heightsIn(group).high)
  return { x: (left + right) / 2, y: (front + back) / 2, radius: (right - left) / 2, top }
}

/** A piece moved out of a bowl beside it. */
export function awayFrom(group: Group, { x, y, radius, top }: Obstacle): Group {
  if (isSurface(group)) return group
  let most = 0
  for (const body of group) {
    const points = pointsOf(body)
    for (let i = 0; i < points.length; i += 3) {
      if ((points[i + 2] as number) >= top) continue
      const far = Math.hypot((points[i] as number) - x, (points[i + 1] as number) - y)
      most = Math.max(most, radius + 1 - far)
    }
  }
  if (most <= 0) return group
  const [[left, right], [front, back]] = sidesOf(group)
  const [dx, dy] = [(left + right) / 2 - x, (front + back) / 2 - y]
  const far = Math.hypot(dx, dy) || 1
  return moved(group, [(dx / far) * most, (dy / far) * most, 0])
}

/** The bodies of a piece moved so that it does not reach over the edges of its board, where it is not too long. */
export function keepOnBoard(
  group: Group,
  [halfWidth, halfDepth]: readonly [number, number],
): Group {
  if (isSurface(group)) return group
  const [[left, right], [front, back]] = sidesOf(group)
  const dx = stretchBack(left, right, halfWidth + over.plate)
  const dy = stretchBack(front, back, halfDepth + over.plate)
  return dx === 0 && dy === 0 ? group : moved(group, [dx, dy, 0])
}

/** How far a stretch is to be moved to lie within `most` mm to both sides. */
function stretchBack(low: number, high: number, most: number): number {
  if (high - low > 2 * most) return 0
  return low < -most ? -most - low : high > most ? most - high : 0
}

/** What has no place of its own is a surface or strand over the whole vessel: it is not moved. */
const isSurface = ([first]: Group) => first?.pose.at === undefined

/** True where a ball about a body lies within the wall: most are, and need no look at their points. */
function isSafe({ mesh, pose }: Body, wall: InnerWall): boolean {
  const { scale, at } = matrixOf(pose)
  const reach = reachOf(mesh) * Math.max(...scale.map(Math.abs))
  const low = at[2] - reach
  return low >= wall.floor && Math.hypot(at[0], at[1]) + reach <= wall.radiusAt(low)
}

/** Moves a piece towards the middle by what the worst of its points is out, three times, as the worst changes. */
function pushed(group: Group, wall: InnerWall): Group {
  const isRigid = group.some(({ rigid }) => rigid)
  const isLong = spanOf(group).reach > wall.rim * long
  if (isLong && isRigid) return group
  const food = wall.top > 24 ? over.bowl : over.plate
  const beyond = isRigid ? over.tableware : food
  let now = group
  for (let round = 0; round < 3; round++) {
    const most = farthestOut(now, wall, beyond)
    const { x, y } = spanOf(now)
    const far = Math.hypot(x, y)
    if (most <= tolerance || far < 1) break
    const by = Math.min(most, far) / far
    now = moved(now, [-x * by, -y * by, 0])
  }
  return isLong ? liftedOver(now, wall) : now
}

/** A piece that is too long for its vessel lies on the rim. */
function liftedOver(group: Group, wall: InnerWall): Group {
  let low = wall.top
  for (const body of group) {
    const points = pointsOf(body)
    for (let i = 0; i < points.length; i += 3) {
      const x = points[i] as number
      const y = points[i + 1] as number
      const z = points[i + 2] as number
      if (z < low && x * x + y * y > wall.rim * wall.rim) low = z
    }
  }
  return moved(group, [0, 0, wall.top - low])
}

/** The middle of a piece, and how far it reaches from there. */
function spanOf(group: Group) {
  const [[left, right], [front, back]] = sidesOf(group)
  const reach = Math.hypot(right - left, back - front) / 2
  return { x: (left + right) / 2, y: (front + back) / 2, reach }
}

/** By how many mm the worst point of a piece is out to the side. */
function farthestOut(group: Group, wall: InnerWall, beyond: number): number {
  let most = 0
  for (const body of group) most = Math.max(most, mostOut(pointsOf(body), wall, beyond))
  return most
}

function mostOut(points: Float64Array, wall: InnerWall, beyond: number): number {
  let most = 0
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i] as number
    const y = points[i + 1] as number
    const z = points[i + 2] as number
    const room = z >= wall.top ? wall.rim + beyond : wall.radiusAt(Math.max(z, wall.floor + 0.5))
    const out = Math.sqrt(x * x + y * y) - room
    if (out > most) most = out
  }
  return most
}

/** Mm of a piece that is left where it is bent along the wall. */
const skin = 1.2

/** A copy of a body whose points in the wall lie on it. */
function bentAlong(body: Body, wall: InnerWall): Body {
  const { coords, triangles, closed, normals: own } = body.mesh
  const normals = turned(own, body.pose)
  const positions = bent(pointsOf(body), normals, wall)
  if (!positions) return body
  return { ...body, mesh: { positions, normals, coords, triangles, closed }, pose: {} }
}

/** Points of which those in the wall are moved onto it; undefined where none is. */
function bent(
  points: Float64Array,
  normals: Float32Array,
  wall: InnerWall,
): Float32Array | undefined {
  let positions: Float32Array | undefined
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i] as number
    const y = points[i + 1] as number
    const z = points[i + 2] as number
    const far = Math.sqrt(x * x + y * y)
    // The upper side of what is thin stays above the lower.
    const thick = skin * Math.max(0, normals[i + 2] as number)
    if (!isThrough(wall, far, z - thick)) continue
    const to = nearestOn(wall, far, z - thick)
    if (to.apart <= tolerance) continue
    positions ??= Float32Array.from(points)
    const by = far > 0.01 ? to.far / far : 1
    positions[i] = x * by
    positions[i + 1] = y * by
    positions[i + 2] = to.z + thick
  }
  return positions
}

/** Normals as they are in a pose. */
function turned(normals: Float32Array, pose: Body['pose']): Float32Array {
  const { turn, scale } = matrixOf(pose)
  const [a, b, c, d, e, f, g, h, k] = turn
  const out = new Float32Array(normals.length)
  for (let i = 0; i < normals.length; i += 3) {
    const nx = (normals[i] as number) / scale[0]
    const ny = (normals[i + 1] as number) / scale[1]
    const nz = (normals[i + 2] as number) / scale[2]
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    out[i] = (a * nx + b * ny + c * nz) / length
    out[i + 1] = (d * nx + e * ny + f * nz) / length
    out[i + 2] = (g * nx + h * ny + k * nz) / length
  }
  return out
}
