import { pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { oblong, solid, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { baked, crusty } from './crust.ts'

const side = { role: 'bread' } as const

/** Bread fried in butter: a pale crumb with holes in its faces, brown along its edges. */
const toastCube = material(
  ({ u, v, w, seed }) => {
    const [a, b, c] = [Math.abs(u) / 7, Math.abs(v) / 6.5, Math.abs(w - 6) / 6]
    const second = a + b + c - Math.max(a, b, c) - Math.min(a, b, c)
    const n = fractal(u / 5 + seed * 20, v / 5, w / 5, 2)
    const holes = step(0.56, 0.68, fractal(u / 1.7 + seed * 9, v / 1.7, w / 1.7, 2))
    const crumb = blend(colour('#ecd29a'), colour('#c99a58'), holes)
    const gold = blend(crumb, colour('#cf9442'), step(0.4, 0.62, n) * 0.75)
    return blend(gold, colour('#8a5420'), 0.85 * step(0.62, 0.98, second + 0.5 * (n - 0.5)))
  },
  { gloss: 0.14, polish: 0.35, glow: 0.25, bump: { height: 0.9, size: 2.2 } },
)

const cubes = [1, 2, 3].map((seed) =>
  solid(oblong(14, 13, 2, 4), { height: 12, edge: 1.6, rough: 1.4, seed }),
)

const cornbreadSkin = (() => {
  const [crust, crumb, pore] = [colour('#b5701f'), colour('#eabf55'), colour('#c9942f')]
  return material(
    ({ u, v, w, seed }) =>
      blend(
        blend(crumb, pore, step(0.45, 0.8, fractal(u / 3 + seed * 20, v / 3, w / 3, 2))),
        crust,
        Math.max(step(29, 33, w), 1 - step(1, 3, w)) * (0.5 + 0.6 * fractal(u / 16, v / 16, 2, 2)),
      ),
    { gloss: 0.06, glow: 0.2, bump: { height: 0.8, size: 3 } },
  )
})()

const stick = (long: number, thick: number, skin: Material, each: number): Pieces => ({
  each,
  variants: 3,
  most: 12,
  make: (random) => {
    const sway = random.range(-3, 3)
    const path = Array.from(
      { length: 15 },
      (_, i): Vec => [(i / 14 - 0.5) * long, sway * Math.sin(i / 4), thick],
    )
    const radius = (t: number) =>
      thick * Math.min(1, 0.5 + 9 * Math.min(t, 1 - t)) * (1 + 0.08 * Math.sin(t * 21 + sway))
    return pieceOf(tube(path, { radius, around: 12 }), skin, thick * 2.4, thick * 2)
  },
})

export const smallBreads: readonly Look[] = [
  look(
    'breadstick, soft breadstick',
    laid(stick(170, 12, crusty(baked('#e3b468', '#b06e28', { size: 18 }), 0.25, 0.2), 43), {
      turned: 0.3,
      facing: 0.5,
    }),
    side,
  ),
  look(
    'grissini, hard breadstick',
    laid(stick(200, 5, crusty(baked('#e3bc7a', '#b87c38', { size: 12 }), 0.08, 0.25), 5), {
      turned: 0.4,
      facing: 0.5,
    }),
    side,
  ),
  look(
    'crouton',
    pile(
      { each: 0.9, variants: 3, make: (random) => pieceOf(random.pick(cubes), toastCube, 8.5, 12) },
      { lean: 0.7, steep: 1.2 },
    ),
    {
      density: 0.22,
      little: pile({
        each: 0.9,
        variants: 3,
        most: 24,
        make: (random) => pieceOf(random.pick(cubes), toastCube, 8.5, 12),
      }),
    },
  ),
  look(
    'bread stuffing, stuffing',
    pile(
      {
        each: 1.4,
        variants: 3,
        make: (random) =>
          pieceOf(
            random.pick(cubes),
            crusty(baked('#cf9c54', '#8a5422', { size: 7 }), 0.1, 0.8),
            7.5,
            11,
          ),
      },
      { lean: 0.7, steep: 1.5 },
    ),
  ),
  look(
    'cornbread',
    laid(
      {
        each: 65,
        variants: 2,
        make: (random) =>
          pieceOf(
            solid(oblong(66, 58, 3, 7), {
              height: 34,
              edge: 2.5,
              rough: 2.4,
              dome: 2,
              seed: random.next(),
            }),
            cornbreadSkin,
            40,
            34,
          ),
      },
      { turned: 0.7, facing: 0.3 },
    ),
    side,
  ),
]
