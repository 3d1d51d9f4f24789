import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { fanned, laid, type Pieces, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, varied } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'
import { lathe, lump, oblong, rounded, solid } from '../../shapes/shapes.ts'
import { baked, crusty } from '../bread/crust.ts'
import { type Look, look } from '../look.ts'
import { milkChocolate } from './candy.ts'

const dough = (pale: string, brown: string): Material => {
  const [a, b, crack] = [colour(pale), colour(brown), colour('#7a4a1e')]
  return crusty(
    ({ u, v, seed }) => {
      const far = Math.hypot(u, v)
      const cloud = fractal(u / 9 + seed * 30, v / 9, 3, 3)
      const own = blend(a, b, step(14, 34, far) * 0.6 + 0.7 * (cloud - 0.35))
      const crinkle = Math.abs(2 * fractal(u / 13 + seed * 9, v / 13, 2, 2) - 1)
      return blend(own, crack, (1 - step(0.02, 0.09, crinkle)) * 0.5)
    },
    0.1,
    1.1,
  )
}

const chunk = [1, 2, 3].map((seed) => lump([5, 4.2, 2.9], 0.4, seed, 8))

const chocolate = material(varied('#3a1c0e', '#55301a'), { gloss: 0.3, polish: 0.4 })

type Cookie = {
  each: number
  radius: number
  height: number
  skin: Material
  chunks?: number
  bits?: Material
}

const cookies = ({ each, radius, height, skin, chunks = 0, bits = chocolate }: Cookie): Pieces => ({
  each,
  variants: 4,
  most: 10,
  make: (random) => ({
    bodies: [
      bodyAt(
        solid(rounded(radius, radius, 0.06, random.next()), {
          height,
          edge: height * 0.5,
          dome: 2,
          rough: 1.8,
          seed: random.next(),
        }),
        skin,
        [0, 0, 0],
        {},
        random.next(),
      ),
      ...Array.from({ length: chunks }, (_, i) => {
        // All over it, none beside the next, half sunk in the dough.
        const out = Math.sqrt((i + 0.2 + 0.6 * random.next()) / chunks)
        const [far, a] = [out * radius * 0.84, i * 2.39996 + random.range(-0.3, 0.3)]
        return bodyAt(
          random.pick(chunk),
          bits,
          [far * Math.cos(a), far * Math.sin(a), height + 1.2 - 2.6 * out ** 3],
          { turn: random.range(0, 6), scale: random.range(0.6, 1.35) },
          random.next(),
        )
      }),
    ],
    radius,
    height: height + 2,
  }),
})

/** Stamped biscuits with a rim of rays. */
const stamped = (pale: string, brown: string): Material => {
  const skin = baked(pale, brown, { size: 14, from: 0.7, to: 1.2 })
  const dark = colour('#8a5a24')
  return crusty((spot) => {
    const { u, v } = spot
    const far = Math.hypot(u, v)
    const ray =
      step(0.5, 0.8, Math.sin(Math.atan2(v, u) * 40)) * step(20, 21, far) * (1 - step(25, 26, far))
    const dot = 1 - step(0.8, 1.3, Math.hypot(((u + 40) % 9) - 4.5, ((v + 40) % 9) - 4.5))
    return blend(skin(spot), dark, Math.max(ray * 0.4, far < 17 ? dot * 0.6 : 0))
  })
}

const wafer = lathe(
  [
    [0.1, 0],
    [21, 0],
    [22, 1.5],
    [22, 3],
    [21, 4.4],
    [0.1, 4.4],
  ],
  44,
)

const filling = lathe(
  [
    [0.1, 0],
    [20, 0],
    [20, 4],
    [0.1, 4],
  ],
  44,
)

const black = crusty(
  ({ u, v }) => {
    const far = Math.hypot(u, v)
    const emboss =
      step(0.4, 0.8, Math.sin(Math.atan2(v, u) * 30)) * step(17, 18, far) +
      (1 - step(0.22, 0.3, cells(u / 6, v / 6, 1))) * (1 - step(15, 16, far))
    return blend(colour('#2a1810'), colour('#5a3c2c'), emboss * 0.5)
  },
  0.12,
  0.15,
)

const white = material('#f3ead8', { glow: 0.3 })

const sandwich: Pieces = {
  each: 11.3,
  variants: 1,
  most: 12,
  make: () => ({
    bodies: [
      bodyAt(wafer, black),
      bodyAt(filling, white, [0, 0, 4]),
      bodyAt(wafer, black, [0, 0, 7.6]),
    ],
    radius: 22,
    height: 12,
  }),
}

const gold = { pale: '#dca55a', brown: '#a86c2c' }

const bar = (each: number, size: readonly [number, number, number], skin: Material): Pieces => ({
  each,
  variants: 3,
  most: 12,
  make: (random) =>
    pieceOf(
      solid(oblong(size[0], size[1], 3, 6), {
        height: size[2],
        edge: 2.5,
        rough: 1.4,
        seed: random.next(),
      }),
      skin,
      (size[0] + size[1]) * 0.27,
      size[2],
    ),
})

const oaty = material(
  ({ u, v, w, seed }) => {
    const flake = cells(u / 5 + seed * 9, v / 5, w / 5)
    const own = blend(colour('#e2bd80'), colour('#9a6228'), step(0.2, 0.65, flake))
    return blend(own, colour('#3f2012'), 1 - step(0.14, 0.2, cells(u / 11, v / 11 + 20, w / 9)))
  },
  { gloss: 0.25, bump: { height: 1.4, size: 4 } },
)

export const cookieLooks: readonly Look[] = [
  look(
    'cookie, chocolate chip cookie',
    fanned(
      cookies({ each: 30, radius: 37, height: 9, skin: dough(gold.pale, gold.brown), chunks: 15 }),
      { overlap: 0.3, lean: 0.22 },
    ),
  ),
  look(
    'oatmeal cookie, oat cookie',
    laid(
      cookies({
        each: 22,
        radius: 34,
        height: 10,
        skin: oaty,
        chunks: 6,
        bits: material(varied('#3a1c18', '#6a2a24'), { gloss: 0.3 }),
      }),
    ),
  ),
  look(
    'peanut butter cookie, ginger cookie, gingersnap',
    laid(cookies({ each: 16, radius: 30, height: 8, skin: dough('#c98f48', '#8a5424') })),
  ),
  look(
    'sugar cookie, butter cookie, shortbread, nankhatai, vanilla wafer, fortune cookie',
    laid(cookies({ each: 14, radius: 27, height: 9, skin: dough('#ecca8a', '#cf9a50') })),
  ),
  look(
    'marie biscuit, tea biscuit, digestive biscuit, rich tea biscuit',
    laid({
      each: 7,
      variants: 1,
      most: 10,
      make: () =>
        pieceOf(
          solid(rounded(30, 30, 0, 1, 48), { height: 6, edge: 2 }),
          stamped('#e3b468', '#c08638'),
          30,
          6,
        ),
    }),
  ),
  look('oreo, sandwich cookie, cream biscuit', laid(sandwich)),
  look(
    'granola bar, nature valley bar, breakfast bar, cereal bar, oat bar, flapjack, muesli bar, rice crispy treat',
    laid(bar(35, [96, 34, 17], oaty), { turned: 0.5, facing: 0.5 }),
  ),
  look(
    'protein bar, energy bar, clif bar, fig bar, fruit and nut bar',
    laid(bar(45, [92, 32, 18], crusty(baked('#7a4a28', '#4a2814', { size: 6 }), 0.25, 0.9)), {
      turned: 0.5,
      facing: 0.5,
    }),
  ),
  look(
    'energy ball, protein ball, date ball',
    pile(
      {
        each: 22,
        variants: 3,
        make: (random) =>
          pieceOf(
            lump([16, 16, 15], 0.08, random.next(), 14),
            crusty(baked('#6a3f20', '#4a2a14', { size: 4 }), 0.15, 0.9),
            16,
            28,
          ),
      },
      { lean: 0.3 },
    ),
  ),
  look(
    'chocolate candy, mars bar, snickers, twix, milky way, kit kat, candy bar, peanut butter cup',
    laid(bar(50, [92, 30, 20], milkChocolate), { turned: 0.5, facing: 0.5 }),
  ),
]
