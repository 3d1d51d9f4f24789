import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { patch } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import { sidesOf } from '../../../scene/piece.ts'

/** A banana leaf: veins that run out from a pale rib, paler and dry along its edge. */
const green = material(
  ({ u, v, w, seed }) => {
    const side = Math.abs(v)
    const vein =
      0.5 + 0.5 * Math.sin((u - 0.4 * side) * 1.5 + 1.5 * fractal(u / 30, v / 30, seed, 2))
    const cloud = fractal(u / 24 + 3, v / 30, 3, 3)
    const own = blend(colour('#1d451a'), colour('#4d7a34'), 0.2 * vein + 0.7 * cloud)
    const edge = blend(own, colour('#808f42'), 0.6 * step(0.9, 1, w + 0.06 * (cloud - 0.5)))
    return blend(colour('#a5bd72'), edge, step(0.6, 1.7, side))
  },
  { gloss: 0.3, polish: 0.4, glow: 0.12, bump: { height: 0.14, size: 5 } },
)

/** Mm that the leaf reaches beyond the food, and by how much it lies askew. */
const margin = 3
const askew = 0.16

/** Half the width of a leaf from where it was cut, 0, to its tip, 1. */
const leafWidth = (t: number): number =>
  t < 0.45 ? 0.9 + 0.1 * Math.sin((t / 0.45) * 1.57) : (1 - ((t - 0.45) / 0.55) ** 2.3) ** 0.62

/** Where its edge is split along a vein, and how deep. */
const splits: readonly (readonly [at: number, side: number, deep: number])[] = [
  [0.17, 1, 0.12],
  [0.36, -1, 0.17],
  [0.63, 1, 0.2],
  [0.78, -1, 0.14],
]

/** The end of a leaf under food that lies at `floor` mm: what lies there lies all on it. */
export function leafUnder(food: Body[], floor: number): Body {
  const [[left, right], [front, back]] = sidesOf(food)
  const half = (back - front) / 2 + margin
  const long = ((right - left) / 2 + margin) / 0.46
  const edge = (t: number, side: number) =>
    splits.reduce(
      (wide, [at, on, deep]) =>
        on * side > 0 ? wide - deep * Math.max(0, 1 - Math.abs(t - at) / 0.013) : wide,
      leafWidth(t) * (1 + 0.02 * Math.sin(t * 40 + side)),
    )
  const place = (u: number, v: number): readonly [number, number] => {
    const side = 2 * v - 1
    return [(u - 0.455) * long, half * side * edge(u, side) + 5 * Math.sin(u * 3)]
  }
  const mesh = patch(
    76,
    26,
    (u, v) => {
      const [x, y] = place(u, v)
      const side = Math.abs(2 * v - 1)
      const waves = 0.5 * Math.sin(u * 23 + side * 5) + 1.2 * side ** 6 * Math.sin(u * 17 + v * 2)
      return [x, y, 0.2 + 0.8 * Math.exp(-(y * y) / 7) + Math.max(-0.3, waves) + 2.2 * side ** 5]
    },
    (u, v) => {
      const [x, y] = place(u, v)
      return [x, y, Math.max(Math.abs(2 * v - 1), u > 0.5 ? 0.4 + 0.6 * u : 0)]
    },
  )
  const at = [(left + right) / 2, (front + back) / 2, floor] as const
  return { mesh, material: green, pose: { at, turn: askew }, seed: 0.4 }
}

/** Brown paper that soaks up the fat, darker where it did. */
const brown = material(
  ({ u, v }) => {
    const crease = Math.abs(noise(u / 19 + 3, v / 19, 6) - 0.5)
    const own = blend(colour('#cbae84'), colour('#dcc4a0'), fractal(u / 7, v / 7, 2, 2))
    const folded = blend(own, colour('#ead9bc'), 0.6 * (1 - step(0.006, 0.02, crease)))
    const fat = step(0.45, 0.8, fractal(u / 17 + 9, v / 17, 4, 3))
    return blend(folded, colour('#a9875a'), 0.5 * fat)
  },
  { gloss: 0.08, polish: 0.3, glow: 0.08 },
)

/** A sheet of brown paper under food that lies at `floor` mm: cut square, crumpled a little, its corners up. */
export function paperUnder(food: Body[], floor: number): Body {
  const [[left, right], [front, back]] = sidesOf(food)
  const half = Math.max(right - left, back - front) / 2 - 2
  const mesh = patch(
    24,
    24,
    (u, v) => {
      const [x, y] = [2 * u - 1, 2 * v - 1]
      // Corners give way, so that the sheet lies in a round plate.
      const k = half * (1 - 0.12 * (x * y) ** 2)
      const far = Math.min(1.2, Math.hypot(x, y))
      const folds = fractal(x * 1.7 + 3, y * 1.7 + 8, 5, 3) - 0.35
      return [x * k, y * k, 0.4 + 7 * Math.max(0, folds) * far ** 2]
    },
    (u, v) => [(2 * u - 1) * half, (2 * v - 1) * half, 0],
  )
  const at = [(left + right) / 2, (front + back) / 2, floor] as const
  return { mesh, material: brown, pose: { at, turn: 0.5 }, seed: 0.4 }
}
