import type { Body } from '../render/body.ts'
import { nothing, type View } from '../render/frame.ts'
import { type Mesh, reachOf } from '../render/mesh.ts'
import { rasteriseDepth } from '../render/raster/rasterise.ts'
import { type Group, heightsIn, moved, pointsOf, sidesOf } from './piece.ts'

export const cellSide = 2
const side = 240

/** Straight down on the vessel, and straight up from below. */
const above: View = {
  right: [1, 0, 0],
  up: [0, 1, 0],
  towards: [0, 0, 1],
  scale: 1 / cellSide,
  x: side / 2,
  y: side / 2,
}
const below: View = { ...above, towards: [0, 0, -1] }

/** The true heights of what lies in a vessel: solid things, and liquids. */
export type Heights = {
  solid: Float32Array
  liquid: Float32Array
  /** Those of sauces that were poured, once there is one. */
  poured?: Float32Array
}

/** The heights of an empty vessel on its table. */
export function heightsOf(vessel: readonly Body[]): Heights {
  const [first] = vessel
  const alone = vessel.length === 1 && first && isPlain(first) ? first.mesh : undefined
  const known = alone && empties.get(alone)
  const heights: Heights = {
    solid: known?.slice() ?? new Float32Array(side * side),
    liquid: new Float32Array(side * side).fill(nothing),
  }
  if (known) return heights
  for (const body of vessel) add(heights, body)
  if (alone) empties.set(alone, heights.solid.slice())
  return heights
}

/** The heights of vessels of a single body, which are served again and again. */
const empties = new WeakMap<Mesh, Float32Array>()

/** Whether a body stands where its mesh was made, and is no glass: then its mesh alone tells its heights. */
const isPlain = ({ pose, veil }: Body): boolean => !veil && Object.keys(pose).length === 0

/** Mm that a body reaches at least if something can lie on it: a grain of rice is less. */
const least = 4

/** Adds what lies now. */
export function add({ solid, liquid }: Heights, body: Body): void {
  if (reachOf(body.mesh) < least) return
  rasteriseDepth(body.veil ? liquid : solid, side, above, body)
}

/** Adds a sauce that was poured over the rest. */
export function addPoured(heights: Heights, body: Body): void {
  add(heights, body)
  heights.poured ??= new Float32Array(side * side).fill(nothing)
  rasteriseDepth(heights.poured, side, above, body)
}

/** Share of the height of what lies on a sauce by which it is in it. */
const sunk = 0.3

/** What was laid on a sauce, lifted until it is seen: the sauce may be higher than was known when it was laid. */
export function liftOut(group: Group, { poured }: Heights): Group {
  // What has no place of its own is a heap or another sauce.
  if (!poured || !group[0]?.pose.at) return group
  const [[left, right], [front, back]] = sidesOf(group)
  const sauce = poured[cellAt((left + right) / 2, (front + back) / 2)] as number
  if (sauce === nothing) return group
  const { low, high } = heightsIn(group)
  const lift = sauce - sunk * (high - low) - low
  return lift > 0 && sauce > high - 0.4 * (high - low) ? moved(group, [0, 0, lift]) : group
}

/** Mm of air below a piece that nobody sees. */
const hovers = 0.7

/** A piece that hovers, lowered until it touches what is below it, or as far as it is pressed in; one that swims stays. */
export function settle(group: Group, heights: Heights): Group {
  const atPoints = airUnder(group, heights)
  if (atPoints <= hovers) return group
  const air = Math.min(atPoints, airBetween(group, heights))
  return air > hovers ? moved(group, [0, 0, -air - (group[0]?.pressed ?? 0)]) : group
}

/** Mm of air under a piece at its points; 0 as soon as one of them touches. */
function airUnder(group: Group, heights: Heights): number {
  let least = Number.POSITIVE_INFINITY
  for (const body of group) {
    least = Math.min(least, airAt(pointsOf(body), heights))
    if (least <= 0) return 0
  }
  return least
}

function airAt(points: Float64Array, { solid, liquid }: Heights): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < points.length; i += 3) {
    const at = cellAt(points[i] as number, points[i + 1] as number)
    const high = Math.max(solid[at] as number, liquid[at] as number)
    const air = (points[i + 2] as number) - high
    if (air <= 0) return 0
    if (air < least) least = air
  }
  return least
}

const clamped = (at: number) => Math.min(side - 1, Math.max(0, at))
const columnOf = (x: number) => clamped(Math.floor(side / 2 + x / cellSide))
const rowOf = (y: number) => clamped(Math.floor(side / 2 - y / cellSide))

/** Where the heights of a place stand in the fields. */
export const cellAt = (x: number, y: number) => rowOf(y) * side + columnOf(x)

/** Used again for each piece. */
const under = new Float32Array(side * side)

/** Mm of air under a piece between its points. */
function airBetween(group: Group, { solid, liquid }: Heights): number {
  const [[left, right], [front, back]] = sidesOf(group)
  // One cell wider than the piece, against rounding.
  const [first, last] = [clamped(columnOf(left) - 1), clamped(columnOf(right) + 1)]
  const [top, bottom] = [clamped(rowOf(back) - 1), clamped(rowOf(front) + 1)]
  for (let row = top; row <= bottom; row++) {
    under.fill(nothing, row * side + first, row * side + last + 1)
  }
  for (const body of group) rasteriseDepth(under, side, below, body)
  let least = Number.POSITIVE_INFINITY
  for (let row = top; row <= bottom; row++) {
    for (let at = row * side + first; at <= row * side + last; at++) {
      const low = under[at] as number
      if (low === nothing) continue
      least = Math.min(least, -low - Math.max(solid[at] as number, liquid[at] as number))
    }
  }
  return least
}
