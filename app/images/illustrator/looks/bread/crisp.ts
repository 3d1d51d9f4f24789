import { pieceOf } from '../../forms/piece-of.ts'
import { fanned, laid, type Pieces, pile } from '../../forms/pieces.ts'
import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { type Outline, oblong, polygon, rounded, sheet, solid } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { baked, blistered, crusty } from './crust.ts'

const side = { role: 'bread' } as const

/** A thin crisp thing that bends. `bend` mm at its ends. */
const bent = (outline: Outline, height: number, bend: number, seed: number): Mesh => {
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)))
  return reshape(solid(outline, { height, edge: height / 2, seed }), ([x, y, z]) => [
    x,
    y,
    z + bend * ((x / reach) ** 2 + 0.8 * (fractal(x / 16 + seed * 30, y / 16, 3, 2) - 0.3)),
  ])
}

/** Crackers with holes in rows `apart` mm. */
const pricked = (pale: string, brown: string, apart: number, bits?: string): Material => {
  const paint = baked(pale, brown, { size: 11, from: 0.6, to: 1.3 })
  const [hole, bit] = [colour('#7a4a1e'), colour(bits ?? pale)]
  return crusty(
    (spot) => {
      const { u, v, seed } = spot
      const [x, y] = [
        ((((u / apart + 0.5) % 1) + 1) % 1) - 0.5,
        ((((v / apart + 0.5) % 1) + 1) % 1) - 0.5,
      ]
      const own = blend(paint(spot), hole, (1 - step(0.7, 1.1, Math.hypot(x, y) * apart)) * 0.7)
      return bits ? blend(own, bit, 1 - step(0.2, 0.26, cells(u / 5 + seed * 9, v / 5, 2))) : own
    },
    0.12,
    0.3,
  )
}

type Crisp = {
  each: number
  outline: Outline
  height: number
  bend: number
  radius: number
  skin: Material
  most?: number
}

const crisps = ({ each, outline, height, bend, radius, skin, most = 70 }: Crisp): Pieces => ({
  each,
  variants: 5,
  most,
  make: (random) =>
    pieceOf(
      bent(outline, height, bend * random.range(0.6, 1.3), random.next()),
      skin,
      radius,
      height + Math.abs(bend) * 0.5,
    ),
})

const corn = (pale: string, brown: string, dark: string) =>
  crusty(blistered(pale, brown, { size: 6, share: 0.32, char: dark, burnt: 0.4 }), 0.1, 0.3)

const triangle = polygon(
  [
    [27, 0],
    [-17, 24],
    [-17, -24],
  ],
  8,
)

const popped = (() => {
  const [white, toasted, gap] = ['#f0e3c4', '#dcbb82', '#9c7640'].map((hex) => colour(hex)) as [
    Colour,
    Colour,
    Colour,
  ]
  return material(
    ({ u, v, w, hill }) => {
      // Each grain is browner on one side, and now and then all round.
      const bran = step(0.45, 0.75, fractal(u / 3.4, v / 3.4, w / 3.4, 2))
      return blend(gap, blend(white, toasted, 0.8 * bran), step(0, 0.7, hill))
    },
    { gloss: 0.1, glow: 0.35, bump: { height: 2.2, size: 5, crust: 0.9 } },
  )
})()

export const crispBreads: readonly Look[] = [
  look(
    'cracker, saltine, soda cracker, cream cracker, snack',
    pile(
      crisps({
        each: 3.5,
        outline: oblong(46, 46, 3, 5),
        height: 3,
        bend: 0.8,
        radius: 24,
        skin: pricked('#e6c688', '#bb8038', 9),
        most: 16,
      }),
      { lean: 0.3, steep: 1.5 },
    ),
  ),
  look(
    'butter cracker, ritz cracker, snack cracker',
    pile(
      crisps({
        each: 3.2,
        outline: rounded(24, 24, 0.01, 1, 36),
        height: 3.4,
        bend: 0.8,
        radius: 24,
        skin: pricked('#e6b860', '#b8762a', 10),
        most: 16,
      }),
      { lean: 0.3, steep: 1.5 },
    ),
  ),
  look(
    'whole wheat cracker, oatcake, seeded cracker, wheat cracker, graham cracker',
    pile(
      crisps({
        each: 4,
        outline: oblong(44, 44, 4, 5),
        height: 3.4,
        bend: 0.6,
        radius: 23,
        skin: pricked('#b8803f', '#8a5524', 10, '#dcb880'),
        most: 16,
      }),
      { lean: 0.3, steep: 1.5 },
    ),
  ),
  look(
    'cheese cracker, goldfish cracker',
    pile(
      crisps({
        each: 1,
        outline: oblong(21, 21, 2, 4),
        height: 3,
        bend: 1.2,
        radius: 10,
        skin: pricked('#dc8a2c', '#b8621c', 21),
      }),
      { lean: 0.7, steep: 1.4 },
    ),
  ),
  look(
    'crispbread, rye crispbread, rice cracker',
    fanned(
      crisps({
        each: 10,
        outline: oblong(108, 56, 3, 6),
        height: 6,
        bend: 0.4,
        radius: 38,
        skin: pricked('#a8743c', '#7a4a20', 7, '#d2a868'),
        most: 8,
      }),
      { overlap: 0.6, lean: 0.12 },
    ),
    side,
  ),
  look(
    'rice cake, corn cake, puffed rice cake',
    fanned(
      {
        each: 9,
        variants: 3,
        most: 8,
        make: (random) =>
          pieceOf(
            solid(rounded(45, 45, 0.02, random.next(), 48), {
              height: 13,
              edge: 4,
              rough: 2.2,
              seed: random.next(),
            }),
            popped,
            45,
            14,
          ),
      },
      { overlap: 0.45, lean: 0.2 },
    ),
  ),
  look(
    'tortilla chip, nacho chip, corn chip, pita chip',
    pile(
      crisps({
        each: 2.8,
        outline: triangle,
        height: 1.8,
        bend: 5,
        radius: 19,
        skin: corn('#e6b658', '#c98a30', '#a8681f'),
      }),
      { lean: 0.75, steep: 1.4 },
    ),
    { density: 0.13 },
  ),
  look(
    'dorito, nacho cheese chip',
    pile(
      crisps({
        each: 2.5,
        outline: triangle,
        height: 1.8,
        bend: 5,
        radius: 19,
        skin: corn('#d98a34', '#b85a1c', '#8a3a12'),
      }),
      { lean: 0.75, steep: 1.4 },
    ),
    { density: 0.13 },
  ),
  look(
    'papad, papadum, poppadom',
    laid(
      crisps({
        each: 14,
        outline: rounded(82, 82, 0.03, 2, 56),
        height: 1.6,
        bend: 7,
        radius: 82,
        skin: crusty(
          blistered('#e6bd6a', '#c48a38', { size: 9, share: 0.5, char: '#8a5420', burnt: 0.45 }),
          0.15,
          0.9,
        ),
        most: 3,
      }),
    ),
    side,
  ),
  look(
    'taco shell',
    laid(
      {
        each: 13,
        variants: 2,
        most: 4,
        make: () =>
          pieceOf(
            reshape(
              sheet(
                [130, 130],
                (t) => Math.sqrt(Math.max(0.01, 1 - (2 * t - 1) ** 2)),
                () => 0,
                20,
              ),
              ([x, y]): Vec => [x, y * 0.42, Math.abs(y) * 0.85 + 2],
            ),
            corn('#e6b658', '#c98a30', '#a8681f'),
            50,
            50,
          ),
      },
      { turned: 0.3 },
    ),
  ),
]
