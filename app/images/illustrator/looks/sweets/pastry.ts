import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces, pile } from '../../forms/pieces.ts'
import { type Long, rowed } from '../../forms/rows.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, oblong, rounded, solid, tube } from '../../shapes/shapes.ts'
import { baked, crusty } from '../bread/crust.ts'
import { bun } from '../bread/rolls.ts'
import { type Look, look } from '../look.ts'
import { iced } from './doughnuts.ts'

/** A flat spiral of dough seen from above, with cinnamon between the turns. */
const cinnamon: Material = (() => {
  const [dough, spice, ice] = [colour('#d9a258'), colour('#6a3414'), colour('#f6ecd8')]
  return material(
    ({ u, v, w, seed }) => {
      const far = Math.hypot(u, v)
      const turn = (far / 11 + Math.atan2(v, u) / 6.283 + 10) % 1
      const own = blend(dough, spice, (1 - step(0.08, 0.24, Math.abs(turn - 0.5))) * 0.9)
      const drip = step(0.5, 0.6, fractal(u / 15 + seed * 9, v / 15, 3, 2))
      return w > 25
        ? blend(own, ice, drip * 0.9)
        : blend(dough, spice, 0.3 * fractal(u / 9, v / 9, w / 9, 2))
    },
    { gloss: 0.45, polish: 0.4, glow: 0.2, bump: { height: 0.7, size: 5 } },
  )
})()

const cinnamonRoll: Pieces = {
  each: 80,
  variants: 3,
  most: 6,
  make: (random) => {
    const mesh = reshape(
      solid(rounded(42, 42, 0.05, random.next(), 48), { height: 30, edge: 7, dome: 5 }),
      ([x, y, z]) => {
        const turn = (Math.hypot(x, y) / 11 + Math.atan2(y, x) / 6.283 + 10) % 1
        return [x, y, z - (z > 20 ? 3 * Math.exp(-(((turn - 0.5) * 7) ** 2)) : 0)]
      },
    )
    return pieceOf(mesh, cinnamon, 42, 33)
  },
}

const flaky = crusty(baked('#dba654', '#a8621f', { size: 8, from: 0, to: 1 }), 0.35, 0.8)

const danish = (jam: string): Pieces => ({
  each: 95,
  variants: 2,
  most: 5,
  make: (random) => ({
    bodies: [
      bodyAt(
        reshape(
          solid(oblong(84, 84, 14, 9), { height: 20, edge: 8, seed: random.next() }),
          ([x, y, z]) => [
            x,
            y,
            z > 12
              ? z -
                9 * Math.exp(-((Math.hypot(x, y) / 26) ** 4)) +
                2 * Math.sin(Math.max(Math.abs(x), Math.abs(y)) / 2.4)
              : z,
          ],
        ),
        flaky,
      ),
      bodyAt(
        lump([24, 24, 6], 0.1, 3, 14),
        material(jam, { gloss: 0.75, polish: 0.55, glow: 0.3 }),
        [0, 0, 14],
      ),
    ],
    radius: 50,
    height: 22,
  }),
})

const scone: Pieces = {
  each: 60,
  variants: 3,
  most: 6,
  make: (random) =>
    pieceOf(
      solid(rounded(33, 33, 0.06, random.next()), {
        height: 38,
        edge: 6,
        dome: 2,
        rough: 4,
        seed: random.next(),
      }),
      sconeSkin,
      34,
      38,
    ),
}

const sconeSkin: Material = (() => {
  const top = baked('#dfb268', '#b57430', { size: 11, from: 0.3, to: 1 })
  const [side, crack] = [colour('#f0dcb0'), colour('#c99a56')]
  return crusty(
    (spot) => {
      const layer = step(0.5, 0.8, fractal(spot.u / 14, spot.v / 14, spot.w / 3, 2))
      return spot.w > 31 ? top(spot) : blend(side, crack, layer)
    },
    0.1,
    0.8,
  )
})()

const eclair: Pieces = {
  each: 90,
  variants: 2,
  most: 4,
  make: (random) => pieceOf(bun(23, 34, random.next(), 2.8), iced('#3a1c0f', 0.75, 21), 44, 34),
}

const profiterole: Pieces = {
  each: 25,
  variants: 3,
  most: 12,
  make: (random) => pieceOf(bun(22, 32, random.next()), iced('#3f2010', 0.75, 20), 22, 32),
}

/** Ridges from a star-shaped nozzle, brown on their crests, with grains of sugar. */
const churroSkin = material(
  ({ u, v, seed }) => {
    const crest = 0.5 + 0.5 * Math.cos(v * 2 * Math.PI * ridges)
    const n = fractal(u / 9 + seed * 20, v * 4, 3, 2)
    const dough = blend(colour('#dfa856'), colour('#9a541c'), crest * (0.45 + 0.6 * n))
    const sugar = step(0.62, 0.74, noise(u / 0.8, v * 60, 3) * 0.7 + 0.3 * n)
    return blend(dough, colour('#f6ead2'), sugar * 0.75)
  },
  { gloss: 0.14, bump: { height: 0.3, size: 2 } },
)

const ridges = 7

const churro: Long = {
  each: 26,
  variants: 3,
  most: 10,
  length: 130,
  width: 21,
  make: (random) => {
    const sway = random.range(-7, 7)
    const path = Array.from(
      { length: 15 },
      (_, i): Vec => [(i / 14 - 0.5) * 130, sway * Math.sin((i / 14) * 3.1), 10],
    )
    const round = tube(path, { radius: () => 9.5, around: 6 * ridges })
    return pieceOf(starred(round, sway), churroSkin, 30, 19)
  },
}

/** A tube along x with deep grooves along it. */
const starred = (mesh: Mesh, sway: number): Mesh =>
  reshape(mesh, ([x, y, z]) => {
    const middle = sway * Math.sin((x / 130 + 0.5) * 3.1)
    const angle = Math.atan2(z - 10, y - middle)
    const deep = 1 - 0.17 * (0.5 - 0.5 * Math.cos(angle * ridges))
    return [x, middle + (y - middle) * deep, 10 + (z - 10) * deep]
  })

const dusted = { turned: 1.4 }

export const pastryLooks: readonly Look[] = [
  look('cinnamon roll, cinnamon bun, sticky bun', laid(cinnamonRoll)),
  look('danish pastry, danish, fruit danish', laid(danish('#a8202c'), dusted)),
  look('cheese danish, custard danish', laid(danish('#f0dc9c'), dusted)),
  look(
    'puff pastry, pastry, turnover',
    laid(
      {
        each: 70,
        variants: 3,
        most: 5,
        make: (random) =>
          pieceOf(
            solid(oblong(96, 58, 9, 8), {
              height: 30,
              edge: 10,
              dome: 3,
              rough: 3.5,
              seed: random.next(),
            }),
            flaky,
            44,
            32,
          ),
      },
      { turned: 0.6, facing: 0.3 },
    ),
  ),
  look('scone, american biscuit, biscuit, buttermilk biscuit', laid(scone), { role: 'bread' }),
  look('eclair, chocolate eclair', laid(eclair, { turned: 0.3, facing: 0.5 })),
  look('profiterole, cream puff', pile(profiterole, { lean: 0.15, steep: 1.4 })),
  look('churro', rowed(churro, { most: 3, apart: 1.12, turn: 0.3, askew: 0.16 })),
]
