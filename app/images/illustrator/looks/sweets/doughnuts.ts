import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { lathe } from '../../shapes/shapes.ts'
import { baked } from '../bread/crust.ts'
import { bun } from '../bread/rolls.ts'
import { type Look, look } from '../look.ts'
import { sprinkle, sprinkleSkin } from './sprinkles.ts'

/** A ring of dough with a hole. */
const ring = (far: number, thick: number, high: number, seed: number): Mesh =>
  reshape(
    lathe(
      Array.from({ length: 21 }, (_, i): [number, number] => {
        const a = (i / 20) * 2 * Math.PI
        return [far + thick * Math.cos(a), high + high * Math.sin(a)]
      }),
      52,
    ),
    ([x, y, z]) => {
      const k = 1 + 0.06 * (fractal(x / 20 + seed * 9, y / 20, z / 20, 2) - 0.5)
      return [x * k, y * k, z]
    },
  )

/** Dough with icing on its upper half; the icing's edge wanders. */
export const iced = (ice: string, gloss = 0.8, level = 19): Material => {
  const dough = baked('#dfac58', '#b0702a', { size: 16 })
  const [own, pale] = [colour(ice), colour('#efd6a0')]
  return material(
    (spot) => {
      const { u, v, w, seed } = spot
      const wander = 5 * (noise(u / 11 + seed * 9, v / 11, 2) - 0.5)
      if (w > level + wander) return own
      const waist = 1 - step(1.5, 4, Math.abs(w - 15))
      return blend(dough(spot), pale, waist * 0.6)
    },
    { gloss, polish: 0.5, glow: 0.25, bump: { height: 0.15, size: 5 } },
  )
}

const doughnut = (skin: Material, sprinkles = 0): Pieces => ({
  each: 60,
  variants: 2,
  most: 6,
  make: (random) => ({
    bodies: [
      bodyAt(ring(27, 17, 15, random.next()), skin, [0, 0, 0], {}, random.next()),
      ...Array.from({ length: sprinkles }, () => {
        const [turn, a] = [random.range(0, 6.283), random.range(0.75, 2.4)]
        const far = 27 + 17 * Math.cos(a)
        return bodyAt(
          sprinkle,
          sprinkleSkin,
          [far * Math.cos(turn), far * Math.sin(turn), 15.3 + 15 * Math.sin(a)],
          { turn: random.range(0, 6) },
          random.next(),
        )
      }),
    ],
    radius: 45,
    height: 30,
  }),
})

const sugared = material(
  ({ u, v, w }) =>
    blend(
      colour('#c98a40'),
      colour('#f5ead6'),
      step(0.35, 0.75, fractal(u / 3, v / 3, w / 3, 2)) * 0.75,
    ),
  { gloss: 0.05, bump: { height: 0.5, size: 2 } },
)

export const doughnutLooks: readonly Look[] = [
  look('donut, doughnut, glazed donut', laid(doughnut(iced('#d3a25a', 1, 15)))),
  look('chocolate donut, chocolate doughnut', laid(doughnut(iced('#43210f'), 0))),
  look(
    'frosted donut, frosted doughnut, sprinkled donut, pink donut',
    laid(doughnut(iced('#e3a0a8'), 60)),
  ),
  look(
    'jelly donut, jam donut, filled donut, beignet',
    laid({
      each: 75,
      variants: 3,
      most: 6,
      make: (random) => pieceOf(bun(40, 40, random.next()), sugared, 40, 40),
    }),
  ),
  look(
    'donut hole, doughnut hole, munchkin',
    pile({
      each: 14,
      variants: 3,
      make: (random) => pieceOf(bun(15, 26, random.next()), sugared, 15, 26),
    }),
  ),
]
