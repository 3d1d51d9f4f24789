import { pieceOf } from '../../forms/piece-of.ts'
import type { Piece } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { type Mesh, reshape, withCoords } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { lathe } from '../../shapes/shapes.ts'

/** Radius and height from its foot over the risen rim down into the hollow. */
const profile = [
  [0.1, 0],
  [20, 0],
  [26, 5],
  [30, 15],
  [34, 27],
  [37.5, 36],
  [37, 40],
  [33.5, 40],
  [29.5, 34],
  [25, 24],
  [18, 16],
  [9, 12.5],
  [0.1, 12],
] as const

const cup = (seed: number): Mesh =>
  reshape(
    // Its third coord is how far up and in a point lies: the paint tells the hollow from the outside by it.
    withCoords(lathe(profile, 64), ([x, y, z]) => [x, y, z]),
    ([x, y, z]) => {
      const angle = Math.atan2(y, x)
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const risen = 0.62 + 0.8 * fractal(c * 1.6 + seed * 9, s * 1.6, seed, 2)
      const side = 1 + 0.26 * (fractal(c * 2 + seed * 5, s * 2, z / 20, 3) - 0.5)
      return [x * side, y * side, z < 14 ? z : 14 + (z - 14) * risen]
    },
  )
const cups = [1, 2, 3, 4].map(cup)

/** Batter that rose in hot fat: brown and crisp at its rim, golden and soft in its hollow. */
const batter = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 9 + seed * 20, v / 9, w / 9, 3)
    const gold = blend(colour('#eec476'), colour('#d2923e'), step(0.3, 0.62, n))
    const brown = blend(colour('#b8701f'), colour('#74390f'), step(0.35, 0.7, n))
    const hollow = up > 0.1 && Math.hypot(u, v) < 33 ? 1 - step(20, 34, w) : 0
    return blend(brown, gold, Math.max(0.35 * (1 - step(0, 16, w)), hollow))
  },
  { gloss: 0.42, polish: 0.5, glow: 0.25, bump: { height: 0.9, size: 6 } },
)

/** A Yorkshire pudding, hollow in its middle. */
export const yorkshire = (variant: number): Piece =>
  pieceOf(cups[variant % cups.length] ?? cup(1), batter, 37, 40)
