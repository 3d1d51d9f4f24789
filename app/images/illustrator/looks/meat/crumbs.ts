import { grains } from '../../forms/heaps.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { lump } from '../../shapes/shapes.ts'
import { hilly, own } from './joints.ts'

/** Radii in mm of torn crumbs of meat: a few large ones among many small. */
export const crumbs = [6.4, 5.2, 4.6, 3.9, 3.4, 3, 2.5, 2.1].map((size, i) =>
  own(
    hilly(
      lump([size, size * 0.78, size * 0.62], 0.5, i + 1, size > 3.5 ? 10 : 7, 1.8),
      size * 0.42,
      size * 0.75,
      i,
    ),
  ),
)

/** Browned crumbs: each between the two colours, seared dark here and there. */
export function crumbPaint(from: string, to: string): Paint {
  const [deep, pale] = [colour(from), colour(to)]
  return ({ u, v, w, seed }) => {
    const n = fractal(u / 2.6 + seed * 41, v / 2.6, w / 2.6, 2)
    const own = blend(deep, pale, step(0.15, 0.95, 0.55 * n + 0.5 * seed))
    const seared = step(0.52, 0.7, n) * step(0.45, 0.9, (seed * 7.3) % 1)
    return blend(own, [deep[0] * 0.45, deep[1] * 0.42, deep[2] * 0.4], seared * 0.7)
  }
}

/** A heap of browned crumbs of meat, in two colours, over one of a third. */
export const mince = (from: string, to: string, under: string) =>
  grains(
    {
      meshes: crumbs,
      material: material(crumbPaint(from, to), {
        gloss: 0.28,
        polish: 0.45,
        bump: { height: 0.5, size: 1.3 },
      }),
      covers: 27,
      out: 2.2,
      lean: 1.5,
    },
    { under: material(under), uneven: 6 },
  )
