import { pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'
import { oblong, polygon, solid } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'

const crumbly = (a: string, b: string, bit: string): Material => {
  const [from, to, dot] = [colour(a), colour(b), colour(bit)]
  return material(
    ({ u, v, w, seed }) => {
      const grain = cells(u / 3 + seed * 20, v / 3, w / 3)
      const own = blend(from, to, step(0.2, 0.7, grain))
      return blend(own, dot, 1 - step(0.13, 0.18, cells(u / 9 + seed * 9, v / 9, w / 9)))
    },
    { gloss: 0.2, glow: 0.25, bump: { height: 1, size: 3 } },
  )
}

const cutSquare = (each: number, size: number, height: number, skin: Material): Pieces => ({
  each,
  variants: 3,
  most: 12,
  make: (random) =>
    pieceOf(
      solid(oblong(size, size, 2, 5), { height, edge: 1.6, rough: 1, seed: random.next() }),
      skin,
      size * 0.58,
      height,
    ),
})

const diamond = polygon(
  [
    [30, 0],
    [0, 18],
    [-30, 0],
    [0, -18],
  ],
  7,
)

const silvered = material(
  ({ u, v, w }) =>
    blend(
      colour('#e6d3aa'),
      colour('#d8d8d6'),
      w > 8 ? step(0.35, 0.55, fractal(u / 14, v / 14, 2, 2)) : 0,
    ),
  { gloss: 0.3, polish: 0.4, glow: 0.2 },
)

export const squareSweets: readonly Look[] = [
  look(
    'barfi, burfi, milk fudge, coconut barfi',
    laid(cutSquare(30, 36, 20, crumbly('#f0dfba', '#dcc493', '#8a9a4c')), { turned: 0.5 }),
  ),
  look(
    'kaju katli, kaju barfi',
    laid(
      {
        each: 15,
        variants: 2,
        most: 10,
        make: (random) =>
          pieceOf(
            solid(diamond, { height: 9, edge: 1.4, rough: 0.5, seed: random.next() }),
            silvered,
            22,
            9,
          ),
      },
      { turned: 0.5 },
    ),
  ),
  look(
    'halva, tahini halva',
    laid(cutSquare(30, 40, 20, crumbly('#d8bd8c', '#bd9a62', '#8a9a4c')), { turned: 0.5 }),
  ),
]
