import { byCooking } from '../../forms/by-cooking.ts'
import { type Pieces, pile } from '../../forms/pieces.ts'
import { together } from '../../forms/together.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'

type Floret = { crown: Material; stem: Material; buds: number; wide: number; each: number }

/** Florets lying on their side: a branched stem and a crown of many small heads. */
function florets({ crown, stem, buds, wide, each }: Floret): Pieces {
  const made: { head: Mesh; stalk: Mesh }[] = []
  return {
    each,
    variants: 6,
    most: 40,
    make(random) {
      const variant = Math.floor(random.next() * 5)
      made[variant] ??= { head: crownOf(variant, wide, buds), stalk: stalkOf(variant, wide) }
      const { head, stalk } = made[variant]
      const tilt = random.range(0.25, 1.0)
      const at: Vec = [0, wide * 0.3 * Math.sin(tilt), wide * 0.25]
      const pose = { at, tilt, turn: random.range(-1.3, 1.3) }
      const seed = random.next()
      return {
        bodies: [
          { mesh: head, material: crown, pose, seed },
          { mesh: stalk, material: stem, pose, seed },
        ],
        radius: wide * 0.95,
        height: wide * 1.55,
      }
    },
  }
}

const golden = 2.39996

/** A dome of heads about the point where the stem ends. */
function crownOf(variant: number, wide: number, buds: number): Mesh {
  const heads = Array.from({ length: buds }, (_, i) => {
    const high = 1 - (i + 0.5) / buds
    const angle = i * golden + variant
    const out = Math.sqrt(1 - high * high)
    const k = wide * (0.68 + 0.2 * fractal(i * 3.1, variant * 7.7, 2, 1))
    // Together they cover the dome, however many there are.
    const size = wide * Math.sqrt(22 / buds) * (0.31 + 0.16 * fractal(i * 5.3, variant * 3.1, 8, 1))
    const head = lump([size, size, size * 0.86], 0.3, i + variant * 20, buds > 30 ? 6 : 8, 3)
    return reshape(head, ([x, y, z]) => [
      x + out * k * Math.cos(angle),
      y + out * k * Math.sin(angle) * 0.9,
      z + wide * 0.42 + high * k * 0.72,
    ])
  })
  const inside = reshape(
    lump([wide * 0.8, wide * 0.75, wide * 0.5], 0.1, variant, 8),
    ([x, y, z]) => [x, y, z + wide * 0.62],
  )
  return withDepth(join([inside, ...heads]))
}

/** Coords as points of the whole crown, so that the paint knows what lies deep in it. */
const withDepth = (mesh: Mesh): Mesh => ({ ...mesh, coords: mesh.positions })

function stalkOf(variant: number, wide: number): Mesh {
  const trunk = tube(
    [
      [0, 0, -wide * 0.75],
      [0.6, 0, -wide * 0.3],
      [0, 0.5, wide * 0.2],
      [0, 0, wide * 0.6],
    ],
    { radius: (t) => wide * (0.3 + 0.12 * t ** 2), around: 10 },
  )
  const branches = Array.from({ length: 4 }, (_, i) => {
    const a = i * 1.57 + variant
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return tube(
      [
        [0, 0, -wide * 0.1],
        [c * wide * 0.3, s * wide * 0.3, wide * 0.3],
        [c * wide * 0.62, s * wide * 0.62, wide * 0.75],
      ],
      { radius: () => wide * 0.17, around: 7 },
    )
  })
  return { ...join([trunk, ...branches]), coords: join([trunk, ...branches]).positions }
}

type Tint = {
  light: string
  dark: string
  deep: string
  brown?: string
  wide: number
  bud?: number
}

function crownPaint({ light, dark, deep, brown, wide, bud = 1.5 }: Tint): Material {
  const [a, b, c, d] = [colour(light), colour(dark), colour(deep), colour(brown ?? deep)]
  return material(
    ({ u, v, w, seed }) => {
      const far = Math.hypot(u, v, (w - wide * 0.42) * 1.3) / wide
      const grain = cells(u / bud, v / bud, w / bud)
      const patch = fractal(u / 7 + seed * 40, v / 7, w / 7, 2)
      let own = blend(b, a, step(0.35, 0.65, patch) * 0.6 + (1 - grain) * 0.45)
      own = blend(c, own, step(0.55, 0.98, far))
      return brown ? blend(own, d, step(0.45, 0.7, patch) * step(0.75, 1.05, far) * 0.75) : own
    },
    { gloss: 0.22, polish: 0.3, glow: 0.25, bump: { height: bud * 0.33, size: bud * 0.8 } },
  )
}

const stemPaint = (light: string, dark: string): Material => {
  const [a, b] = [colour(light), colour(dark)]
  return material(
    ({ u, v, w }) => blend(a, b, fractal(u / 2.2, v / 2.2, w / 9, 2) * 0.8 + step(4, 14, w) * 0.2),
    { gloss: 0.4, polish: 0.4, glow: 0.45 },
  )
}

const broccoli = (light: string, dark: string, deep: string, brown?: string) =>
  pile(
    florets({
      crown: crownPaint({ light, dark, deep, wide: 15, ...(brown && { brown }) }),
      stem: stemPaint('#b9cf84', '#8fae5a'),
      buds: 46,
      wide: 15,
      each: 6.5,
    }),
    { lean: 0.5 },
  )

const cauliflower = (
  light: string,
  dark: string,
  deep: string,
  brown?: string,
  { wide, buds, each } = { wide: 15, buds: 24, each: 6.5 },
) =>
  pile(
    florets({
      crown: crownPaint({ light, dark, deep, wide, bud: 0.12 * wide, ...(brown && { brown }) }),
      stem: stemPaint('#eef0d2', '#dfe0b2'),
      buds,
      wide,
      each,
    }),
    { lean: 0.5 },
  )

export const floretLooks: readonly Look[] = [
  look(
    'broccoli and cauliflower',
    together([
      broccoli('#5f8238', '#365a22', '#243f18'),
      cauliflower('#f4ead0', '#dfd0a4', '#9c9060'),
    ]),
    { density: 0.36 },
  ),
  look(
    'broccoli, broccolini, broccoli floret, tenderstem',
    byCooking({
      any: broccoli('#6b8a44', '#42652a', '#2a4520'),
      raw: broccoli('#5d7f45', '#3d6032', '#2b4624'),
      roasted: broccoli('#708f35', '#476a24', '#2c4a1a', '#4d3a18'),
      fried: broccoli('#6f9936', '#3f6e22', '#2b4c1a', '#5a4a20'),
      grilled: broccoli('#708f35', '#476a24', '#2c4a1a', '#33260f'),
    }),
    { density: 0.36 },
  ),
  look(
    'cauliflower, cauliflower floret, gobi',
    byCooking({
      any: cauliflower('#f4ead0', '#dfd0a4', '#9c9060'),
      roasted: cauliflower('#efdcac', '#dcbc7c', '#a08448', '#9a5a22'),
      fried: cauliflower('#efd9a2', '#dfbd78', '#b99a58', '#a8692c'),
      grilled: cauliflower('#f2e2b4', '#e2c88c', '#bfa868', '#6d3f1a'),
    }),
    { density: 0.36 },
  ),
  look(
    'curry cauliflower',
    cauliflower('#f5e6b4', '#e6cc80', '#b58a3c', '#ac7424', { wide: 14, buds: 22, each: 8 }),
    { density: 0.5 },
  ),
]
