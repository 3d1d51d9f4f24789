import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import type { Piece } from '../../../forms/pieces.ts'
import { rowed } from '../../../forms/rows.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material, mottled } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { tube } from '../../../shapes/shapes.ts'
import { bent, block, uneven } from '../../../shapes/small-cuts.ts'
import { softSlice } from '../../../shapes/soft-slices.ts'

const rod = (length: number, radius: number, seed: number) =>
  uneven(
    tube(
      Array.from({ length: 21 }, (_, k): Vec => [(k / 20 - 0.5) * length, 0, 16]),
      {
        radius: (t) => radius * Math.min(1, (Math.min(t, 1 - t) + 0.015) * 11) ** 0.4,
        flat: 0.9,
        around: 24,
      },
    ),
    0.9,
    13,
    seed,
  )
const papers = [1, 2, 3].map((seed) => rod(96, 19, seed))
const core = rod(84, 13.5, 4)

/** Rice noodles, seen as fine pale threads along the roll. */
const noodles = material(
  ({ u, v, w }) => {
    const thread = Math.sin(v * 90 + 3 * fractal(u / 9, v * 3, w, 2))
    return blend(colour('#d9d2c0'), colour('#faf7ee'), step(-0.6, 0.5, thread))
  },
  { gloss: 0.3, glow: 0.5 },
)
const paper = material(
  ({ u, v }) => blend(colour('#e9e4d8'), colour('#fbf9f2'), fractal(u / 12, v * 4, 3, 2)),
  { gloss: 0.75, polish: 0.7, glow: 0.5, bump: { height: 0.35, size: 6 } },
)
const leaf = material(mottled('#4c8a2a', '#8fc24e', 9), { gloss: 0.3, glow: 0.4 })
const leaves = [1, 2, 3].map((seed) =>
  softSlice({ length: 46, width: 24, thick: 0.8, bulge: 0, ruffle: 2.4, every: 14, seed }),
)
const shrimp = tube(
  Array.from({ length: 11 }, (_, k): Vec => {
    const angle = 0.5 + k * 0.26
    return [11 * Math.cos(angle), 11 * Math.sin(angle), 0]
  }),
  { radius: (t) => 5.4 * (1 - 0.55 * t), flat: 0.6, around: 10 },
)
const shrimpPaint = material(
  ({ u, seed }) => {
    const band = 0.5 + 0.5 * Math.sin(u * 1.1 + seed * 6)
    return blend(colour('#e2683a'), colour('#fbe3cf'), step(0.45, 0.9, band))
  },
  { gloss: 0.4, glow: 0.4 },
)
const carrot = bent(block(40, 2.6, 2.6, 0.6), 2, 1)
const orange = material('#e58a34', { gloss: 0.3, glow: 0.4 })

function rollPiece(random: Random): Piece {
  const of = (mesh: Body['mesh'], own: Body['material'], pose: Body['pose']): Body => ({
    mesh,
    material: own,
    pose,
    seed: random.next(),
  })
  const bodies = [
    of(core, noodles, {}),
    ...[-24, 2, 27].map((x) =>
      of(random.pick(leaves), leaf, {
        at: [x, random.range(-9, 6), 21],
        tilt: random.range(-0.5, 0.5),
        turn: random.range(-0.3, 0.3),
      }),
    ),
    ...[-26, 0, 26].map((x) =>
      of(shrimp, shrimpPaint, {
        at: [x + random.range(-3, 3), -9, 29.5],
        turn: random.range(-0.3, 0.3),
        tilt: 0.25,
      }),
    ),
    ...[-1, 1].map((side) =>
      of(carrot, orange, { at: [side * 14, -13, 22 + side], turn: random.range(-0.2, 0.2) }),
    ),
    {
      ...of(random.pick(papers), paper, { scale: [1, 1, 1.08] }),
      veil: { clear: 26, most: 0.66, least: 0.26 },
      airy: true,
    },
  ]
  return { bodies, radius: 46, height: 34 }
}

/** Fresh rolls in rice paper, through which shrimp, leaves and noodles show. `each` in grams. */
export const summerRolls = (each = 62): Form =>
  rowed(
    { each, most: 8, variants: 3, make: rollPiece, length: 98, width: 40 },
    { most: 4, turn: 0.45 },
  )
