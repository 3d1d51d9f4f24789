import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { patch } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import { sidesOf } from '../../../scene/piece.ts'

/** A piece of banana leaf: fine veins across, a pale rib along its middle. */
const green = material(
  ({ u, v, seed }) => {
    const vein = 0.5 + 0.5 * Math.sin(u * 0.9 + 1.2 * fractal(u / 30, v / 30, seed, 2))
    const own = blend(
      colour('#2f5f22'),
      colour('#5c8a3a'),
      0.12 * vein + 0.5 * fractal(u / 26, v / 30, 3, 2),
    )
    return blend(colour('#b5cf86'), own, step(0.8, 2.2, Math.abs(v)))
  },
  { gloss: 0.45, polish: 0.5, glow: 0.3, bump: { height: 0.1, size: 9 } },
)

/** Mm that the leaf reaches beyond the food. */
const margin = 6

/** A leaf under food that lies at `floor` mm, cut a little larger than what lies there. */
export function leafUnder(food: Body[], floor: number): Body {
  const [[left, right], [front, back]] = sidesOf(food)
  const [x, y] = [(left + right) / 2, (front + back) / 2]
  const wide = (right - left) / 2 + margin
  const deep = (back - front) / 2 + margin
  const mesh = patch(
    48,
    24,
    (u, v) => {
      const [along, across] = [2 * u - 1, 2 * v - 1]
      const torn = 1 + 0.012 * Math.sin(u * 9)
      const half = deep * torn * (1 - 0.24 * along ** 6)
      return [
        x + wide * along * (1 - 0.04 * across ** 6),
        y + half * across + wide * 0.05 * along,
        floor +
          0.5 +
          0.7 * Math.exp(-((across * deep) ** 2) / 8) +
          0.3 * Math.sin(along * 9 + across * 4),
      ]
    },
    (u, v) => [(2 * u - 1) * wide, (2 * v - 1) * deep, 0],
  )
  return { mesh, material: green, pose: {}, seed: 0.4 }
}

/** Brown paper that soaks up the fat, darker where it did. */
const brown = material(
  ({ u, v }) => {
    const fibre = noise(u / 1.6, v / 5, 2)
    const own = blend(colour('#c29a68'), colour('#d6b284'), fibre)
    const fat = step(0.55, 0.72, fractal(u / 22 + 9, v / 22, 4, 2))
    return blend(own, colour('#9c7240'), 0.4 * fat)
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
