import { pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { loft, type Mesh, reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lathe, lump, rounded, solid } from '../../shapes/shapes.ts'
import { block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { baked, blistered, crusty } from './crust.ts'

const side = { role: 'bread' } as const

/** A puffed bread: a hollow ball that is flatter below. */
const puffed = (radius: number, high: number, seed: number): Mesh =>
  reshape(lump([radius, radius, high], 0.07, seed, 22, 0.9), ([x, y, z]) => [
    x,
    y,
    (z > 0 ? z : z * 0.45) + high * 0.42,
  ])

const fried = crusty(
  blistered('#e0a850', '#b56f22', { size: 17, share: 0.42, char: '#8a4a14', burnt: 0.4 }),
  0.4,
  0.15,
)

const puffs = (each: number, radius: number, high: number): Pieces => ({
  each,
  variants: 3,
  most: 6,
  make: (random) => pieceOf(puffed(radius, high, random.next()), fried, radius * 0.95, high * 1.3),
})

/** A thin crêpe rolled once and a half, lying along x; coords are mm along and mm round the roll. */
export function rolled(length: number, radius: number, seed: number): Mesh {
  const [steps, around] = [28, 44]
  return loft(
    Array.from({ length: steps + 1 }, (_, i): Vec[] => {
      const x = (i / steps - 0.5) * length
      const wide = radius * (1 + 0.22 * (fractal(x / 45 + seed * 9, 3, 1, 1) - 0.5))
      const outer = Array.from({ length: around }, (_, k): Vec => {
        const a = (k / (around - 1)) * 8.6 - 1
        const r = wide * (0.62 + 0.4 * (k / (around - 1)))
        const edge = Math.abs(i / steps - 0.5) > 0.49 ? 2.5 * Math.sin(a * 3 + seed * 5) : 0
        return [x + edge, r * Math.cos(a) * 1.18, r * Math.sin(a) * 0.72 + radius * 0.74]
      })
      return [
        ...outer,
        ...outer
          .toReversed()
          .map(([px, y, z]): Vec => [px, y * 0.97, (z - radius * 0.74) * 0.97 + radius * 0.74]),
      ]
    }),
    {},
    (along, k) => [along * length, Math.min(k, 1 - k) * 2 * radius * 8.6, k < 0.5 ? 1 : 0],
  )
}

export const lacy = (() => {
  const [pale, gold, brown] = [colour('#ecc88a'), colour('#d39a48'), colour('#a0601f')]
  return material(
    ({ u, v, w, seed }) => {
      const lace = cells(u / 6 + seed * 20, v / 6, 3)
      const cloud = fractal(u / 30 + seed * 9, v / 24, 4, 3)
      const own = blend(pale, gold, step(0.25, 0.65, cloud))
      return w < 0.5
        ? pale
        : blend(own, brown, step(0.45, 0.8, cloud) * 0.7 + (1 - step(0.2, 0.5, lace)) * 0.25)
    },
    { gloss: 0.2, polish: 0.35, glow: 0.25, bump: { height: 0.25, size: 2.5 } },
  )
})()

const dosas = (each: number, length: number, radius: number): Pieces => ({
  each,
  variants: 2,
  most: 3,
  make: (random) =>
    pieceOf(rolled(length, radius, random.next()), lacy, Math.min(70, length * 0.36), radius * 1.5),
})

/** Round below from its mould, with a seam, and risen above. */
const idliProfile: [number, number][] = [
  [0.1, 0],
  [13, 0.6],
  [22, 3],
  [28, 6.5],
  [32, 10.5],
  [32.6, 12],
  [31.6, 14.5],
  [28.6, 20],
  [23.4, 25.4],
  [16, 29.6],
  [8, 31.8],
  [0.1, 32.4],
]

const steamed = material(
  ({ u, v, w, seed }) =>
    blend(
      colour('#f4ead2'),
      colour('#c9b184'),
      0.6 * step(0.56, 0.8, fractal(u / 1.1 + seed * 40, v / 1.1, w / 1.1, 2)) +
        0.35 * step(12, 4, w),
    ),
  { gloss: 0.26, polish: 0.42, glow: 0.55, bump: { height: 0.55, size: 1.5 } },
)

const idlis: Pieces = {
  each: 33,
  variants: 3,
  most: 8,
  make: (random) =>
    pieceOf(uneven(lathe(idliProfile, 44), 0.9, 12, random.int(1, 9)), steamed, 36, 32),
}

const vadaProfile: [number, number][] = Array.from({ length: 19 }, (_, i) => {
  const a = (i / 18) * 2 * Math.PI
  return [21 - 13.5 * Math.cos(a), 12 - 12 * Math.sin(a)]
})

const vadas: Pieces = {
  each: 30,
  variants: 3,
  most: 8,
  make: (random) => {
    const seed = random.next()
    const mesh = reshape(lathe(vadaProfile.toReversed(), 40), ([x, y, z]) => {
      const k = 1 + 0.16 * (fractal(x / 9 + seed * 30, y / 9, z / 9, 2) - 0.5)
      return [x * k, y * k, z * k]
    })
    return pieceOf(
      mesh,
      crusty(baked('#e0a952', '#a8622a', { size: 7, from: -0.4, to: 1.3 }), 0.08, 1.1),
      35,
      24,
    )
  },
}

/** Chopped by hand, no two alike, and half covered by the batter that it was stirred into. */
const bit = (size: readonly [number, number, number], from: string, to: string) => ({
  meshes: [1, 2, 3, 4, 5].map((seed) => {
    const [long, wide, high] = size
    const k = 0.62 + 0.19 * ((seed * 3) % 5)
    return uneven(block(long * k, wide * (1.5 - 0.55 * k), high, 0.5), 1.2, 4, seed)
  }),
  own: material(
    ({ u, v, seed }) => {
      const own = blend(colour(from), colour(to), seed)
      const batter = step(0.48, 0.66, fractal(u / 4 + seed * 30, v / 4, 2, 2))
      return blend(own, colour('#c9923e'), 0.75 * batter)
    },
    { gloss: 0.3, polish: 0.4, glow: 0.35 },
  ),
})
const bits = [
  [bit([7.5, 4.4, 1.8], '#b98a86', '#ead3c4'), 46],
  [bit([7, 6, 2], '#a8361c', '#c9583a'), 22],
  [bit([4.6, 3.2, 1.6], '#3c6a20', '#63903a'), 22],
  [bit([7, 3.4, 0.9], '#2f5c1e', '#4d7a2c'), 34],
] as const

/** A thick pancake with onion, tomato, chilli and coriander pressed into it while it was soft. */
export const pressedInto = (base: Paint, radius: number): Pieces => ({
  each: 100,
  variants: 2,
  make: (random) => {
    const mesh = solid(rounded(radius, radius, 0.03, random.next(), 48), {
      height: 7,
      edge: 3,
      rough: 1.6,
    })
    const bodies: Body[] = [
      { mesh, material: crusty(base, 0.2, 0.6), pose: {}, seed: random.next() },
    ]
    for (const [{ meshes, own }, count] of bits) {
      for (let i = 0; i < count; i++) {
        const [far, angle] = [0.88 * radius * Math.sqrt(random.next()), random.range(0, 6.283)]
        bodies.push({
          mesh: random.pick(meshes),
          material: own,
          pose: {
            at: [far * Math.cos(angle), far * Math.sin(angle), 5.9],
            turn: random.range(0, 6.283),
            tilt: random.range(-0.25, 0.25),
            scale: random.range(0.7, 1.3),
          },
          seed: random.next(),
        })
      }
    }
    return { bodies, radius, height: 9 }
  },
})

const fermented = blistered('#eed7a8', '#bf8238', {
  size: 16,
  share: 0.4,
  char: '#8a5420',
  burnt: 0.4,
})
const gram = blistered('#e2b23e', '#b8752a', {
  size: 14,
  share: 0.45,
  char: '#80491a',
  burnt: 0.45,
})

export const southIndian: readonly Look[] = [
  look('puri, poori, luchi', laid(puffs(30, 50, 26)), side),
  look('bhatura, bhature', laid(puffs(75, 72, 34)), side),
  look(
    'dosa, plain dosa, egg dosa, rava dosa',
    laid(dosas(90, 215, 30), { turned: 0.3, facing: 0.35 }),
  ),
  look('large dosa', laid(dosas(240, 230, 34), { turned: 0.2, facing: 0.35 })),
  look('idli', laid(idlis, { apart: 1.2 })),
  look('vada, medu vada', laid(vadas, { apart: 1.16 })),
  look('uttapam', laid({ ...pressedInto(fermented, 82), each: 150 })),
  look('besan chilla, chilla, cheela, pudla', laid(pressedInto(gram, 80))),
  look(
    'appam, hopper, palappam',
    laid({
      each: 65,
      variants: 2,
      make: (random) => {
        const mesh = solid(rounded(76, 76, 0.03, random.next(), 48), {
          height: 4,
          edge: 2,
          dome: 5,
        })
        const skin = crusty(
          (spot) => {
            const far = Math.hypot(spot.u, spot.v) / 76
            const rim = blend(colour('#f3ead2'), colour('#b8742c'), step(0.72, 0.98, far) * 0.9)
            return blend(
              rim,
              colour('#d9cba6'),
              (1 - step(0.2, 0.4, cells(spot.u / 4, spot.v / 4, 2))) * 0.5,
            )
          },
          0.1,
          0.2,
        )
        return pieceOf(mesh, skin, 76, 6)
      },
    }),
    side,
  ),
]
