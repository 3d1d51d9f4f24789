import type { Colour } from './colour.ts'
import type { Material } from './material.ts'
import type { Mesh } from './mesh.ts'
import type { Vec } from './vector.ts'

/** Where and how a mesh stands: scaled, rolled about y, tilted about x, turned about z, then moved. */
export type Pose = {
  at?: Vec
  /** Radians. */
  turn?: number
  tilt?: number
  roll?: number
  scale?: number | Vec
}

/** Mm that what lies below a place reaches up to, the mean of that about it, and the empty vessel. */
export type Below = { top: number; mean: number; floor: number }

/** A mesh in its place with what it is made of. */
export type Body = {
  mesh: Mesh
  material: Material
  pose: Pose
  /** 0 to 1; pieces of one food differ by it. */
  seed: number
  /** Something one looks through, as soup or glass: its share of light that comes from itself. */
  veil?: Veil
  /**
   * A sauce poured over things, which is seen as a veil: it thins out, and clings to what stands out of it. Other things
   * rest on it as on something solid. Its mesh has coords as `thickOver` gives them.
   */
  film?: Veil
  /** A sauce: its mesh by what is below each place, asked once all of that has come to rest. */
  over?: (below: (x: number, y: number) => Below) => Mesh
  /** Casts no shadow: a film of oil, a glass. */
  airy?: boolean
  /** The same for all bodies of one piece, which move together. */
  piece?: object
  /** So thin that the finest grain is not seen on it: a noodle. */
  thin?: boolean
  /** Chopsticks, a bowl in a bowl: never bent. */
  rigid?: boolean
  /** Mm by which it sticks in what it lies on: a leaf on a sauce. Below 0, by which grains hold it up. */
  pressed?: number
  /** Lies on top of what it is served with: no sauce clings to it. */
  dry?: boolean
}

/**
 * `clear` mm of it hide half of what lies behind; `most` is the most that it hides, 0 to 1. What is clear as glass, syrup,
 * hides nothing: it has a `filter`, the shares of red, green and blue that one mm of it lets through.
 */
export type Veil = { clear: number; most: number; least: number; filter?: Colour }

/** The veil of what is as clear as glass, by the shares of red, green and blue that one mm of it lets through. */
export const clearVeil = (filter: Colour): Veil => ({ clear: 1, most: 0.9, least: 0, filter })

/** A matrix of three rows and columns, row by row. */
export type Rotation = [
  xx: number,
  xy: number,
  xz: number,
  yx: number,
  yy: number,
  yz: number,
  zx: number,
  zy: number,
  zz: number,
]

/** The rotation of a pose, its scale along each axis and its move. */
export function matrixOf({ at = [0, 0, 0], turn = 0, tilt = 0, roll = 0, scale = 1 }: Pose): {
  turn: Rotation
  scale: Vec
  at: Vec
} {
  const s: Vec = typeof scale === 'number' ? [scale, scale, scale] : scale
  const [ct, st] = [Math.cos(turn), Math.sin(turn)]
  const [cx, sx] = [Math.cos(tilt), Math.sin(tilt)]
  const [cy, sy] = [Math.cos(roll), Math.sin(roll)]
  return {
    turn: [
      ct * cy - st * sx * sy,
      -st * cx,
      ct * sy + st * sx * cy,
      st * cy + ct * sx * sy,
      ct * cx,
      st * sy - ct * sx * cy,
      -cx * sy,
      sx,
      cx * cy,
    ],
    scale: s,
    at,
  }
}

/** A point of the mesh in the scene. */
export function placed(pose: Pose, point: Vec): Vec {
  const { turn, scale, at } = matrixOf(pose)
  const [a, b, c, d, e, f, g, h, k] = turn
  const [x, y, z] = [point[0] * scale[0], point[1] * scale[1], point[2] * scale[2]]
  return [
    at[0] + (a * x + b * y + c * z),
    at[1] + (d * x + e * y + f * z),
    at[2] + (g * x + h * y + k * z),
  ]
}
