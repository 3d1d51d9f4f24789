import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import { goldenDough } from '../../../looks/golden-dough.ts'
import type { Body } from '../../../render/body.ts'
import { blend, type Colour, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { type Mesh, meshWhenDrawn } from '../../../render/mesh.ts'
import { fractal, nearestSpot } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { cutOpen } from '../../../shapes/cut-open.ts'
import { tube } from '../../../shapes/shapes.ts'

export type Turnover = {
  /** Grams of one, and mm from end to end. */
  each: number
  size: number
  dough: readonly [from: string, to: string]
  /** Colours of what it is filled with, in pieces of so many mm. */
  filling: readonly string[]
  bits?: number
  /** What lies between them. */
  between: string
}

/** The cut: pieces of filling close together in dough of 4 mm. */
export function facePaint(
  { filling, bits = 9, between, dough }: Omit<Turnover, 'each' | 'size'>,
  half: number,
): Material {
  const own = filling.map(colour)
  const [juice, crust, crumb] = [colour(between), colour(dough[0]), colour('#f0dcae')]
  const wall = 1 - 5.5 / half
  return material(
    ({ u, v, w, seed }) => {
      const { far, lot } = nearestSpot(u / bits + seed * 20 + 30, v / bits + 30)
      const hue: Colour = own[Math.floor(lot * own.length) % own.length] ?? juice
      const n = fractal(u / 2.4 + seed * 9, v / 2.4, 3, 2)
      const piece = blend(hue, juice, 0.35 * n)
      const inner = blend(piece, juice, step(0.42, 0.62, far))
      const shell = blend(crumb, crust, step(0.965, 1, w))
      return blend(inner, shell, step(wall - 0.03, wall + 0.02, w + 0.05 * (n - 0.5)))
    },
    { gloss: 0.45, polish: 0.46, glow: 0.3, bump: { height: 0.8, size: 3 } },
  )
}

const full = (along: number) => Math.max(0.05, 1 - (1 - along) ** 1.9) ** 0.62

/** The pressed edge along one side, twisted as a rope. */
const crimp = (length: number, half: number): Mesh =>
  meshWhenDrawn(() =>
    tube(
      Array.from({ length: 61 }, (_, i): Vec => {
        const along = 0.02 + 0.98 * (i / 60)
        const twist = Math.sin(i * 1.05)
        return [(along - 0.5) * length, -half * full(along) - 1.5 - 0.8 * twist, 4.6 + 1.2 * twist]
      }),
      { radius: (t) => 4.6 + 1.1 * Math.sin(t * 63), flat: 0.8, around: 9 },
    ),
  )

/** A large turnover cut in two, both halves with their cut to the viewer: pasty, calzone. */
export function cutTurnover(spec: Turnover): Form {
  const { each, size, dough } = spec
  const [length, half] = [size / 2, size * 0.27]
  const high = size * 0.27
  const { side, face } = cutOpen({
    length,
    size: (along) => [half * full(along), high * full(along) ** 0.8],
    hollow: 0,
    rough: 1.4,
    torn: 2.4,
    seed: 3,
  })
  const rope = crimp(length, half)
  const [skin, inside] = [goldenDough(...dough, 0.6), facePaint(spec, half)]
  const halfAt = (x: number, y: number, turn: number, seed: number): Body[] =>
    (
      [
        [side, skin],
        [face, inside],
        [rope, skin],
      ] as const
    ).map(([mesh, own]) => ({ mesh, material: own, pose: { at: [x, y, 0], turn }, seed }))
  return laid(
    {
      each,
      most: 4,
      variants: 1,
      make: (random): Piece => ({
        bodies: [
          ...halfAt(-half * 0.98, 4, -1.25 + random.range(-0.08, 0.08), random.next()),
          ...halfAt(half * 1.02, -4, -1.72 + random.range(-0.08, 0.08), random.next()),
        ],
        radius: half * 1.9,
        height: high,
      }),
    },
    { apart: 1, turned: 0.1 },
  )
}
