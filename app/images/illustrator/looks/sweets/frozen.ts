import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { noise } from '../../render/noise.ts'
import { lathe, lump, oblong, rounded, solid } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'

const stickWood = material(mottled('#d9bd8c', '#e9d3a8', 8), { gloss: 0.08 })
const wood = solid(oblong(50, 11, 5, 6), { height: 3, edge: 1.2 })

/** Ice on a stick, lying flat. */
const onStick = (skin: Material): Pieces => ({
  each: 65,
  variants: 1,
  most: 4,
  make: () => ({
    bodies: [
      bodyAt(solid(oblong(92, 46, 20, 9), { height: 20, edge: 8 }), skin),
      bodyAt(wood, stickWood, [-60, 0, 8]),
    ],
    radius: 52,
    height: 20,
  }),
})

const wafer = (() => {
  const [light, dark] = [colour('#dcae68'), colour('#a06a2c')]
  return material(
    ({ u, v, w }) => {
      const turn = Math.atan2(v, u) * 5
      const lines = Math.max(Math.sin(turn * 2 + w * 0.55), Math.sin(turn * 2 - w * 0.55))
      return blend(light, dark, step(0.75, 0.98, lines) * 0.7)
    },
    { gloss: 0.06, bump: { height: 0.3, size: 3 } },
  )
})()

const cone = lathe(
  [
    [0.1, 0],
    [2, 0],
    [25, 105],
    [26.5, 106],
    [24, 106],
  ],
  40,
)
const scoop = material(mottled('#e3c98c', '#f0deb0', 7), {
  gloss: 0.28,
  glow: 0.45,
  bump: { height: 0.8, size: 2.8 },
})

/** A cone that lies on its side, with or without its ice cream. */
const cones = (each: number, filled: boolean): Pieces => ({
  each,
  variants: 1,
  most: 3,
  make: () => ({
    bodies: [
      bodyAt(cone, wafer, [-55, 0, 12], { roll: 1.45 }),
      ...(filled
        ? [
            bodyAt(lump([30, 30, 28], 0.06, 3, 22), scoop, [56, 0, 27]),
            bodyAt(lump([22, 24, 22], 0.06, 5, 18), scoop, [78, 4, 26]),
          ]
        : []),
    ],
    radius: 60,
    height: 54,
  }),
})

const layered = material(
  ({ w, u, v }) =>
    w > 6 && w < 25
      ? blend(colour('#f0deb0'), colour('#e3c98c'), noise(u / 6, v / 6, w / 6))
      : colour('#4a2a18'),
  { gloss: 0.12, glow: 0.25, bump: { height: 0.4, size: 3 } },
)

const spiral = (sponge: string, cream: string): Material => {
  const [a, b] = [colour(sponge), colour(cream)]
  return material(
    ({ u, v, w, seed }) => {
      const far = Math.hypot(u, v) + 1.5 * noise(u / 9 + seed * 9, v / 9, 2)
      const turn = (far / 13 + Math.atan2(v, u) / 6.283 + 10) % 1
      const own = blend(a, blend(a, [0, 0, 0], 0.25), noise(u / 2, v / 2, w / 2) * 0.6)
      return blend(own, b, 1 - step(0.14, 0.2, Math.abs(turn - 0.5)))
    },
    { gloss: 0.08, glow: 0.25, bump: { height: 0.4, size: 2.6 } },
  )
}

const swiss = spiral('#dcb05e', '#8f2430')

const tart = (() => {
  const [crust, ice] = [colour('#cf9c54'), colour('#ecc0bc')]
  return material(
    ({ u, v, w, seed }) => {
      const edge =
        Math.max(Math.abs(u) / 50, Math.abs(v) / 34) + 0.05 * noise(u / 6 + seed, v / 6, 2)
      return w > 7 ? blend(ice, crust, step(0.74, 0.78, edge)) : crust
    },
    { gloss: 0.2, glow: 0.2, bump: { height: 0.3, size: 4 } },
  )
})()

export const frozenLooks: readonly Look[] = [
  look(
    'popsicle, ice lolly, ice pop',
    laid(onStick(material('#c8303c', { gloss: 0.6, polish: 0.5, glow: 0.7 })), { turned: 0.4 }),
  ),
  look(
    'ice cream bar',
    laid(onStick(material('#45240f', { gloss: 0.45, polish: 0.4 })), { turned: 0.4 }),
  ),
  look('ice cream cone', laid(cones(110, true), { turned: 0.3, facing: 0.3 })),
  look('waffle cone, sugar cone', laid(cones(20, false), { turned: 0.3, facing: 0.3 })),
  look(
    'ice cream sandwich',
    laid(
      {
        each: 70,
        variants: 1,
        most: 4,
        make: () => pieceOf(solid(oblong(94, 50, 5, 7), { height: 31, edge: 2 }), layered, 42, 31),
      },
      { turned: 0.4, facing: 0.3 },
    ),
  ),
  look(
    'swiss roll, jelly roll, roulade',
    laid({
      each: 50,
      variants: 2,
      most: 5,
      make: (random) =>
        pieceOf(
          solid(rounded(39, 36, 0.03, random.next(), 48), { height: 20, edge: 2 }),
          swiss,
          38,
          20,
        ),
    }),
  ),
  look(
    'pop tart, toaster pastry',
    laid(
      {
        each: 52,
        variants: 1,
        most: 4,
        make: () =>
          pieceOf(
            solid(oblong(100, 68, 5, 7), { height: 10, edge: 3, dome: 2, rough: 1 }),
            tart,
            46,
            10,
          ),
      },
      { turned: 0.4, facing: 0.2 },
    ),
  ),
]
