import type { Random } from '../../core/random.ts'
import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { laid, type Piece, type Pieces } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, varied } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { lathe, lump, oblong, rounded, solid } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { baked, crusty } from './crust.ts'
import { yorkshire } from './yorkshire.ts'

const side = { role: 'bread' } as const

/** A bun, as wide as twice its radius; its skin wanders a little. */
export function bun(radius: number, height: number, seed: number, long = 1): Mesh {
  const profile: [number, number][] = [
    [0.1, 0],
    [radius * 0.86, 0],
  ]
  for (let i = 0; i <= 12; i++) {
    const a = (i / 12) * 1.92 - 0.35
    profile.push([
      Math.max(0.1, radius * Math.cos(a) ** 0.75),
      height * (0.28 + 0.72 * Math.sin(a)),
    ])
  }
  return reshape(
    lathe(
      profile.map(([r, z]) => [r, Math.max(0, z)] as const),
      40,
    ),
    ([x, y, z]) => {
      const k = 1 + 0.12 * (fractal(x / 22 + seed * 9, y / 22 + 9, z / 22, 2) - 0.5)
      return [x * k * long, y * k, z * k]
    },
  )
}

const sesame = lump([1.7, 1.1, 0.6], 0.1, 2, 5)

const sesameSkin = material(varied('#e9d3a0', '#f6e8c4'), { glow: 0.3 })

/** Seeds on a round top. */
function seeds(random: Random, radius: number, height: number, count: number): Body[] {
  return Array.from({ length: count }, () => {
    const far = Math.sqrt(random.next()) * 0.75
    const angle = random.range(0, 6.283)
    const z = height * (0.28 + 0.72 * Math.sqrt(1 - far ** 2.6))
    return bodyAt(
      sesame,
      sesameSkin,
      [radius * far * Math.cos(angle), radius * far * Math.sin(angle), z + 0.2],
      { turn: random.range(0, 6), tilt: 0.5 * far * Math.sin(angle) },
      random.next(),
    )
  })
}

type Roll = {
  each: number
  radius: number
  height: number
  pale: string
  brown: string
  gloss?: number
  seeded?: number
  long?: number
  bubbles?: number
}

const rolls = ({
  each,
  radius,
  height,
  pale,
  brown,
  gloss = 0.15,
  seeded = 0,
  long = 1,
  bubbles,
}: Roll): Pieces => {
  const baking = baked(pale, brown, { size: bubbles ? 12 : 24, from: -0.1, to: 0.9 })
  const smooth = crusty(baking, gloss, 0.2)
  const skin = bubbles ? { ...smooth, bump: { height: bubbles, size: 9, crust: 0.4 } } : smooth
  return {
    each,
    variants: 3,
    make: (random): Piece => ({
      bodies: [
        bodyAt(bun(radius, height, random.next(), long), skin, [0, 0, 0], {}, random.next()),
        ...seeds(random, radius, height, seeded),
      ],
      radius: radius * (1 + long) * 0.5,
      height,
    }),
  }
}

/** A flat round griddle bread with a brown top and a pale waist. */
const muffinSkin: Material = (() => {
  const top = baked('#e9cf98', '#b8763a', { size: 16, from: 0.4, to: 0.95 })
  const waist = colour('#f0deb4')
  return material((spot) => (spot.up < 0.5 ? waist : top(spot)), {
    gloss: 0.03,
    bump: { height: 0.3, size: 2 },
  })
})()

const griddled = (each: number, radius: number, height: number): Pieces => ({
  each,
  variants: 3,
  make: (random) =>
    pieceOf(
      solid(rounded(radius, radius, 0.04, random.next()), { height, edge: 7, rough: 0.8 }),
      muffinSkin,
      radius,
      height,
    ),
})

/** Two halves of a soft square roll, the lower with its buttered, griddled face up. */
const griddledHalves: Pieces = {
  each: 80,
  variants: 2,
  most: 1,
  make: (random) => ({
    bodies: [
      bodyAt(pavBase, pavFace, [-12, -8, 0], { turn: 0.2 }, random.next()),
      bodyAt(
        bun(34, 31, random.next()),
        crusty(baked('#dba860', '#9a5618', { size: 24, from: -0.1, to: 0.9 }), 0.3, 0.2),
        [14, 14, 8],
        { turn: random.range(-0.3, 0.3), tilt: -0.5 },
        random.next(),
      ),
    ],
    radius: 44,
    height: 40,
  }),
}

const pavBase = solid(oblong(66, 64, 16, 8), { height: 17, edge: 5, rough: 0.8 })
const pavFace = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 10 + seed * 9, v / 10, 3, 3)
    if (up < 0.5 || w < 12) return blend(colour('#b8702c'), colour('#e2b472'), step(3, 12, w))
    return blend(colour('#f0d9a2'), colour('#b8701f'), step(0.4, 0.68, n))
  },
  { gloss: 0.35, polish: 0.4, glow: 0.2, bump: { height: 0.5, size: 2.6 } },
)

export const rollLooks: readonly Look[] = [
  look(
    'roll, dinner roll, bread roll, bun, pav, concha, pan dulce',
    laid(
      rolls({ each: 40, radius: 37, height: 36, pale: '#dba860', brown: '#a8621f', gloss: 0.25 }),
    ),
    side,
  ),
  look('griddled pav', laid(griddledHalves)),
  look(
    'hamburger bun, burger bun, sesame bun',
    laid(
      rolls({
        each: 52,
        radius: 50,
        height: 38,
        pale: '#dba860',
        brown: '#a8621f',
        gloss: 0.3,
        seeded: 60,
      }),
    ),
    side,
  ),
  look(
    'whole wheat roll, brown roll, rye roll',
    laid(
      rolls({ each: 40, radius: 36, height: 33, pale: '#a8743c', brown: '#7a4820', seeded: 26 }),
    ),
    side,
  ),
  look(
    'hot dog bun, sub roll',
    laid(
      rolls({
        each: 45,
        radius: 26,
        height: 32,
        pale: '#dfb06a',
        brown: '#ac6826',
        gloss: 0.25,
        long: 2.6,
      }),
    ),
    side,
  ),
  look(
    'pao de queijo, cheese bread ball',
    laid(rolls({ each: 25, radius: 22, height: 30, pale: '#e6bc66', brown: '#c08430' })),
  ),
  look(
    'yorkshire pudding, popover',
    laid({ each: 40, variants: 3, most: 6, make: (random) => yorkshire(random.int(0, 3)) }),
  ),
  look('english muffin, whole wheat english muffin', laid(griddled(57, 43, 24)), side),
  look('crumpet', laid(griddled(45, 40, 20)), side),
]
