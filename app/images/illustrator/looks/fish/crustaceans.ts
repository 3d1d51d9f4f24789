import { laid } from '../../forms/pieces.ts'
import { blend, colour } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, sheet, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { browned } from '../meat/browning.ts'
import { hilly, own } from '../meat/joints.ts'
import { part } from '../meat/pieces.ts'

const wet = { gloss: 0.8, polish: 0.55, glow: 0.4, bump: { height: 0.3, size: 3 } }

const redShell = material(
  ({ u, v, w, seed, up }) =>
    blend(
      colour('#c2411f'),
      blend(colour('#e07a45'), colour('#8f2812'), fractal(u / 8 + seed * 20, v / 8, w / 8, 3)),
      0.35 + 0.25 * up,
    ),
  { gloss: 0.7, polish: 0.5, glow: 0.15, bump: { height: 0.3, size: 3 } },
)
const tailMeat = material(
  browned({ flesh: '#f4e4d0', brown: '#e8a882', dark: '#cf6e48', size: 9, more: -0.2 }),
  wet,
)

/** A lobster's tail: rings of shell that overlap, a fan behind, white meat in front. */
const tailShell = join([
  ...Array.from({ length: 6 }, (_, i) =>
    own(
      tube(
        Array.from({ length: 4 }, (_, k): Vec => [-38 + i * 13 + k * 5, 0, 0]),
        { radius: (t) => (24.5 - i * 2) * (0.94 + 0.14 * t), flat: 0.85, around: 22, open: true },
      ),
    ),
  ),
  ...[-0.7, -0.35, 0, 0.35, 0.7].map((off) =>
    reshape(
      sheet(
        [36, 19],
        (t) => Math.sin(Math.PI * (0.14 + 0.68 * t)),
        (_a, b) => 2 * (1 - b * b),
        8,
      ),
      ([x, y, z]) => [
        38 + (x + 18) * Math.cos(off) - y * Math.sin(off),
        (x + 18) * Math.sin(off) + y * Math.cos(off),
        z - 10,
      ],
    ),
  ),
])
const lobster = laid(
  {
    each: 130,
    variants: 2,
    make(random) {
      const seed = random.next()
      return {
        bodies: [
          part(tailShell, redShell, { at: [0, 0, 18] }, seed),
          part(
            hilly(lump([34, 20, 16], 0.12, seed, 18), 1.6, 9, seed),
            tailMeat,
            { at: [-28, 0, 19] },
            seed,
          ),
        ],
        radius: 46,
        height: 36,
      }
    },
  },
  { turned: 1, facing: 0.4 },
)

/** A crab's leg in three joints, and a claw at the end of the first. */
const legMesh = (seed: number): Mesh =>
  own(
    join([
      tube(
        [
          [-52, 0, 0],
          [-20, 10, 2],
          [-16, 10, 2],
        ],
        { radius: (t) => 7 - 1.5 * t, around: 12 },
      ),
      tube(
        [
          [-17, 11, 2],
          [12, 6, 2],
          [16, 5, 2],
        ],
        { radius: (t) => 6 - 1.4 * t, around: 12 },
      ),
      tube(
        [
          [15, 5, 2],
          [36, -6, 1],
          [50, -16 - seed, 0],
        ],
        { radius: (t) => 4.6 * (1 - 0.88 * t), around: 12 },
      ),
    ]),
  )
const clawMesh = own(
  join([
    lump([24, 15, 11], 0.1, 3, 16),
    tube(
      [
        [14, 6, 0],
        [32, 10, 0],
        [46, 3, 0],
      ],
      { radius: (t) => 8 * (1 - 0.9 * t), around: 12 },
    ),
    tube(
      [
        [16, -7, 0],
        [32, -9, 0],
        [43, -2, 0],
      ],
      { radius: (t) => 5.6 * (1 - 0.9 * t), around: 12 },
    ),
  ]),
)
const crab = laid(
  {
    each: 15,
    variants: 4,
    make(random) {
      const seed = random.next()
      const isClaw = seed > 0.6
      return {
        bodies: [
          part(
            isClaw ? clawMesh : legMesh(seed * 6),
            redShell,
            { at: [0, 0, isClaw ? 10 : 6] },
            seed,
          ),
        ],
        radius: 30,
        height: 14,
      }
    },
  },
  { apart: 0.8, turned: 2 },
)

export const crustaceanLooks: readonly Look[] = [
  look('lobster, lobster tail, crayfish', lobster),
  look('crab, crab leg, crab claw, king crab', crab),
]
