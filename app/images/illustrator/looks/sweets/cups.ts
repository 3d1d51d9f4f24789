import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { cells } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lathe, lump, tube } from '../../shapes/shapes.ts'
import { baked, crusty } from '../bread/crust.ts'
import { mixed } from '../grains/rice.ts'
import { type Look, look } from '../look.ts'
import { sprinkle, sprinkleSkin } from './sprinkles.ts'

/** A paper cup with pleats. */
const cup = (radius: number, high: number): Mesh =>
  reshape(
    lathe(
      [
        [0.1, 0],
        [radius * 0.72, 0],
        [radius * 0.86, high * 0.5],
        [radius, high],
        [radius * 0.96, high],
      ],
      72,
    ),
    ([x, y, z]) => {
      const k = 1 + 0.035 * Math.sign(Math.sin(Math.atan2(y, x) * 24)) * (z / high)
      return [x * k, y * k, z]
    },
  )

const paper = (hex: string) => material(hex, { gloss: 0.05, glow: 0.3 })

const studded = (pale: string, brown: string, bit: string, share = 0.2): Material => {
  const skin = baked(pale, brown, { size: 13, from: 0, to: 1 })
  const dot = colour(bit)
  return crusty(
    (spot) => {
      const { u, v, w, seed } = spot
      return blend(
        skin(spot),
        dot,
        1 - step(share, share + 0.08, cells(u / 13 + seed * 30, v / 13, w / 13)),
      )
    },
    0.12,
    0.8,
  )
}

type Cup = { top: Material; paper: string; each?: number; tall?: number }

/** A muffin: a cracked dome that spreads over its cup. */
const muffin = ({ top, paper: hex, each = 113, tall = 34 }: Cup): Pieces => ({
  each,
  variants: 3,
  most: 6,
  make: (random) => {
    const seed = random.next()
    const dome = reshape(lump([43, 43, 27], 0.14, seed, 20, 1.6), ([x, y, z]) => [
      x,
      y,
      z > 0 ? z : z * 0.28,
    ])
    return {
      bodies: [bodyAt(cup(35, 44), paper(hex)), bodyAt(dome, top, [0, 0, 46], {}, seed)],
      radius: 43,
      height: tall + 34,
    }
  },
})

/** Cream piped in a spiral. */
const piped = (radius: number, turns: number): Mesh => {
  const steps = 90
  const path = Array.from({ length: steps + 1 }, (_, i): Vec => {
    const t = i / steps
    const a = t * turns * 2 * Math.PI
    const far = radius * (1 - t) ** 0.8
    return [far * Math.cos(a), far * Math.sin(a), t * radius * 1.15]
  })
  return tube(path, {
    radius: (t) => radius * (0.42 - 0.2 * t) * Math.min(1, 0.2 + (1 - t) * 8),
    around: 9,
  })
}

const swirl = piped(25, 3)

const cupcake = (cream: string, paperHex: string, crumb: string): Pieces => ({
  each: 75,
  variants: 2,
  most: 6,
  make: (random) => ({
    bodies: [
      bodyAt(cup(34, 40), paper(paperHex)),
      bodyAt(lump([33, 33, 12], 0.05, 2, 14), crusty(baked(crumb, crumb)), [0, 0, 40]),
      bodyAt(swirl, material(cream, { gloss: 0.2, polish: 0.3, glow: 0.35 }), [0, 0, 50], {
        turn: random.range(0, 6),
      }),
      ...Array.from({ length: 14 }, () => {
        const [turn, t] = [random.range(0, 6.283), random.range(0.1, 0.7)]
        const far = 27 * (1 - t) + 4
        return bodyAt(
          sprinkle,
          sprinkleSkin,
          [far * Math.cos(turn), far * Math.sin(turn), 54 + t * 30],
          { turn: random.range(0, 6) },
          random.next(),
        )
      }),
    ],
    radius: 38,
    height: 80,
  }),
})

/** Outlines in mm of the upper shell of a macaron and of its cream. */
const dome = [
  [22, 0],
  [23, 1.2],
  [22.4, 3],
  [22.6, 4],
  [21, 9],
  [15, 12.5],
  [7, 13.6],
  [0.1, 13.8],
] as const
const filling = [
  [0.1, 0],
  [20, 0],
  [21, 2.5],
  [20, 5],
  [0.1, 5],
] as const

/** Two almond shells with cream between, in a few pale colours. */
function macarons(): Pieces {
  const shell = material(
    mixed(['#d39c9c', 0.3], ['#b9b07a', 0.25], ['#a87f58', 0.25], ['#dfc27c', 0.2]),
    { gloss: 0.12, polish: 0.3, glow: 0.25, bump: { height: 0.1, size: 3 } },
  )
  const [half, cream] = [lathe(dome, 44), lathe(filling, 44)]
  return {
    each: 24,
    variants: 6,
    most: 9,
    make: (random) => {
      const seed = random.next()
      return {
        bodies: [
          bodyAt(half, shell, [0, 0, 14], { tilt: Math.PI }, seed),
          bodyAt(cream, paper('#efe0c2'), [0, 0, 13]),
          bodyAt(half, shell, [0, 0, 18], {}, seed),
        ],
        radius: 23,
        height: 32,
      }
    },
  }
}

export const cupLooks: readonly Look[] = [
  look(
    'muffin, blueberry muffin',
    laid(muffin({ top: studded('#e6bc70', '#b8762f', '#3a2848'), paper: '#e6dcc8' })),
  ),
  look(
    'chocolate muffin',
    laid(muffin({ top: studded('#5c3520', '#40210f', '#241008'), paper: '#7a5a42' })),
  ),
  look(
    'bran muffin, banana muffin, carrot muffin, oat muffin',
    laid(muffin({ top: studded('#b07a3c', '#7a4a20', '#5a3216', 0.14), paper: '#d9c8a8' })),
  ),
  look('cupcake, vanilla cupcake', laid(cupcake('#f6ead2', '#d9b8a8', '#e6bf74'))),
  look('chocolate cupcake', laid(cupcake('#5f361f', '#8a6a52', '#4a2916'))),
  look('macaroon, macaron', laid(macarons(), { turned: 1.6 })),
  look(
    'meringue, meringue kiss, meringue cookie',
    laid({
      each: 18,
      variants: 2,
      most: 8,
      make: () =>
        pieceOf(
          reshape(swirl, ([x, y, z]) => [x * 1.1, y * 1.1, z + 8]),
          material('#f3e6cc', { gloss: 0.05, glow: 0.4 }),
          36,
          40,
        ),
    }),
  ),
]
