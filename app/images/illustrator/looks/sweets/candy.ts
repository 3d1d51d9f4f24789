import { pieceOf } from '../../forms/piece-of.ts'
import { pile } from '../../forms/pieces.ts'
import { type Material, material, mottled, varied } from '../../render/material.ts'
import { lathe, lump, oblong, solid } from '../../shapes/shapes.ts'
import { mixed } from '../grains/rice.ts'
import { type Look, look } from '../look.ts'

/** A bar of chocolate: pieces with sloping sides. */
const piece = (size: number): ReturnType<typeof lathe> =>
  solid(oblong(size, size * 0.82, 2, 5), { height: 8, edge: 3.4 })

const squares = [piece(26)]

const darkChocolate = material(mottled('#3f2010', '#4f2a16', 20), {
  gloss: 0.35,
  polish: 0.35,
  glow: 0.1,
})

export const milkChocolate = material(mottled('#6a3d22', '#7a4a2b', 20), {
  gloss: 0.35,
  polish: 0.35,
  glow: 0.1,
})
const whiteChocolate = material(mottled('#efddb4', '#f5e8c8', 20), {
  gloss: 0.3,
  polish: 0.3,
  glow: 0.3,
})

const chocolates = (skin: Material) =>
  pile(
    { each: 6, variants: 1, most: 24, make: () => pieceOf(squares[0] ?? piece(26), skin, 14, 8) },
    { lean: 0.35, steep: 1 },
  )

const sweet = (
  mesh: Parameters<typeof pieceOf>[0],
  skin: Material,
  each: number,
  radius: number,
  height: number,
  steep = 1.1,
) =>
  pile(
    { each, variants: 1, most: 60, make: () => pieceOf(mesh, skin, radius, height) },
    { lean: 0.6, steep },
  )

const jelly = mixed(['#b8242c', 0.25], ['#d98a24', 0.25], ['#5f9a3c', 0.25], ['#dcb83c', 0.25])

const marshmallow = lathe(
  [
    [0.1, 0],
    [11, 0],
    [13, 2],
    [13, 20],
    [11, 23],
    [0.1, 23],
  ],
  28,
)

const ball = lump([11, 11, 11], 0.05, 2, 14)

export const candyLooks: readonly Look[] = [
  look('chocolate, dark chocolate, chocolate bar, chocolate square', chocolates(darkChocolate)),
  look('milk chocolate', chocolates(milkChocolate)),
  look('white chocolate', chocolates(whiteChocolate)),
  look(
    'truffle, chocolate truffle',
    sweet(
      ball,
      material(mottled('#3a1c10', '#5c341c', 3), { gloss: 0.05, bump: { height: 0.5, size: 2 } }),
      12,
      11,
      22,
    ),
  ),
  look(
    'candy, hard candy, lollipop, licorice',
    sweet(
      lump([9, 9, 7], 0.04, 1, 10),
      material(jelly, { gloss: 0.9, polish: 0.7, glow: 0.55 }),
      6,
      9,
      13,
    ),
  ),
  look(
    'gummy candy, fruit snack, smartie, jelly bean, gummy bear, energy chew',
    sweet(
      lump([7, 5, 4.5], 0.1, 1, 9),
      material(jelly, { gloss: 0.6, polish: 0.55, glow: 0.6 }),
      3,
      6.5,
      9,
    ),
  ),
  look(
    'caramel candy, toffee',
    sweet(
      solid(oblong(19, 19, 3, 5), { height: 15, edge: 3 }),
      material(varied('#a8621f', '#c08036'), { gloss: 0.5, polish: 0.5, glow: 0.3 }),
      10,
      11,
      15,
    ),
  ),
  look(
    'marshmallow',
    sweet(
      marshmallow,
      material(varied('#efe2d2', '#f3dcd6'), { gloss: 0.04, glow: 0.5 }),
      7,
      13,
      23,
    ),
  ),
]
