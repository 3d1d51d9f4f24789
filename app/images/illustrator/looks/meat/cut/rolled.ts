import { pile } from '../../../forms/pieces.ts'
import { rowed } from '../../../forms/rows.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { loft, type Mesh, meshWhenDrawn } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { block, uneven } from '../../../shapes/small-cuts.ts'
import { type Look, look } from '../../look.ts'
import { kept, part, simple } from '../pieces.ts'

/** Mm: half the thickness of a slice, and how far apart its windings lie. */
const [half, pitch] = [0.8, 2.5]

/** A slice that was rolled up loosely, along x on z = 0: its windings are seen at its ends. Coords are mm of the flat slice. */
const rolledSlice = (length: number, seed: number): Mesh =>
  meshWhenDrawn(() => {
    const [turns, points, rings] = [2.3 + 0.4 * noise(seed * 3.1, 2, 4), 34, 9]
    const at = (k: number, x: number, side: number): Vec => {
      const t = k / points
      const angle = -1.2 + turns * 6.283 * t
      const loose = 1 + 0.1 * (fractal(x / 20 + seed * 9, angle * 0.4, 3, 2) - 0.5)
      const far = (2.2 + pitch * turns * t) * loose + side * half
      const ragged = (x / length) * (6 * (noise(t * 5, seed * 7, 1) - 0.5))
      return [x + ragged, far * Math.cos(angle), 8.6 + 0.86 * far * Math.sin(angle)]
    }
    const there = Array.from({ length: points + 1 }, (_, k) => k)
    return loft(
      Array.from({ length: rings + 1 }, (_, i) => {
        const x = (i / rings - 0.5) * length
        return [...there.map((k) => at(k, x, 1)), ...there.toReversed().map((k) => at(k, x, -1))]
      }),
      {},
      (along, around) => [along * length, Math.min(around, 1 - around) * 2 * 40, 0],
    )
  })

type Cold = { light: string; deep: string; rim: string }

/** Cold meat: quiet fibres, darker along its edge, which the outermost winding shows. */
const cold = ({ light, deep, rim }: Cold): Material => {
  const [a, b, c] = [colour(light), colour(deep), colour(rim)]
  return material(
    ({ u, v, seed }) => {
      const n = fractal(u / 9 + seed * 31, v / 7, 3, 2)
      const fibre = noise(u / 7 + seed * 9, v / 1.2, 5)
      const own = blend(a, b, step(0.3, 0.75, 0.6 * n + 0.4 * fibre))
      return blend(own, c, 0.8 * step(35, 39, v))
    },
    { gloss: 0.3, polish: 0.45, glow: 0.3, grain: 0.5 },
  )
}

/** Slices rolled up side by side, as on a salad or a platter. */
const rolls = (own: Cold) => {
  const meat = cold(own)
  const mesh = kept(5, (seed) => rolledSlice(44 + 4 * (seed % 3), seed))
  return rowed(
    {
      each: 11,
      most: 12,
      variants: 4,
      length: 50,
      width: 18,
      make: (random) => ({
        bodies: [part(mesh(random.next()), meat, {}, random.next())],
        radius: 20,
        height: 16,
      }),
    },
    { most: 4, turn: 0.7, apart: 0.98 },
  )
}

const batonMesh = kept(5, (i) => uneven(block(40 + 2 * (i % 3), 7.5, 6.5, 0.8), 0.5, 9, i))
const batons = pile(
  simple({
    each: 3,
    radius: 16,
    height: 7,
    lift: 3.4,
    variants: 6,
    mesh: batonMesh,
    material: material(
      ({ u, v, w, seed }) =>
        blend(pale, gold, 0.6 * fractal(u / 12 + seed * 9, v / 8, w / 8, 2) + 0.4 * seed),
      { gloss: 0.2, polish: 0.4, glow: 0.35, grain: 0.3 },
    ),
  }),
  { lean: 0.2, turned: 1.1 },
)
const [pale, gold] = ['#f7e6ac', '#f0cf78'].map(colour) as [Vec, Vec]

export const rolledLooks: readonly Look[] = [
  look('ham roll up', rolls({ light: '#efc0ae', deep: '#dfa08e', rim: '#c27a68' }), {
    density: 0.5,
  }),
  look('turkey roll up', rolls({ light: '#f6ead2', deep: '#ead6b2', rim: '#b98c58' }), {
    density: 0.5,
  }),
  look('cheese baton, swiss cheese stick', batons, { density: 0.6 }),
]
