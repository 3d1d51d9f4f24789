import type { Form } from '../../../forms/form.ts'
import { laid } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { reshape } from '../../../render/mesh.ts'
import { cells, fractal } from '../../../render/noise.ts'
import { lump, oblong, solid } from '../../../shapes/shapes.ts'

const cracker = solid(oblong(62, 62, 4, 5), { height: 6, edge: 1.4, rough: 0.6 })
const grahamPaint = material(
  ({ u, v, up }) => {
    const n = fractal(u / 5, v / 5, 3, 3)
    const holes = 1 - step(0.9, 1.5, Math.hypot(((u + 70) % 14) - 7, ((v + 70) % 14) - 7))
    const own = blend(colour('#b9803f'), colour('#d8a860'), step(0.25, 0.75, n))
    const edge = step(27, 31, Math.max(Math.abs(u), Math.abs(v)))
    const browned = blend(own, colour('#94602c'), edge * 0.6)
    return up > 0.6 ? blend(browned, colour('#7a4a1e'), holes * 0.8) : browned
  },
  { gloss: 0.1, glow: 0.15, bump: { height: 0.4, size: 2.5 } },
)
/** Melted and squeezed out, more on some sides. */
const soft = (radius: number, high: number, rough: number, seed: number) =>
  reshape(lump([radius, radius, high], rough, seed, 26, 1.9), ([x, y, z]) => {
    const square = (1 + 0.1 * Math.cos(4 * Math.atan2(y, x))) ** -1
    return [x * square, y * square, Math.max(-high * 0.7, z)]
  })
const chocolate = material('#3d1d10', { gloss: 0.7, polish: 0.6, glow: 0.1 })
const marshmallow = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 9 + seed * 30, v / 9, w / 9, 3)
    const char = step(0.48, 0.72, n) * step(-0.3, 0.5, up)
    const toasted = blend(colour('#fbf4e6'), colour('#d9a154'), step(0.35, 0.6, n))
    const blister = 1 - step(0.1, 0.3, cells(u / 6, v / 6, w / 6))
    return blend(toasted, colour('#6b3a18'), Math.min(1, char * 0.8 + blister * char * 0.3))
  },
  { gloss: 0.45, polish: 0.5, glow: 0.5, bump: { height: 0.4, size: 5 } },
)

/** Toasted marshmallow and melting chocolate between two crackers. `each` in grams. */
export const smores = (each = 42): Form =>
  laid(
    {
      each,
      most: 6,
      variants: 3,
      make(random) {
        const seed = random.range(1, 40)
        const of = (mesh: typeof cracker, own: typeof chocolate, z: number, more = {}) => ({
          mesh,
          material: own,
          pose: { at: [0, 0, z] as const, ...more },
          seed: random.next(),
        })
        const askew = { turn: random.range(0.1, 0.45), tilt: random.range(0.08, 0.16) }
        return {
          bodies: [
            of(cracker, grahamPaint, 0),
            of(soft(36, 5, 0.26, seed), chocolate, 8.5),
            of(soft(39, 15, 0.2, seed + 3), marshmallow, 21),
            of(cracker, grahamPaint, 32, askew),
          ],
          radius: 38,
          height: 37,
        }
      },
    },
    { turned: 0.8, facing: 0.5 },
  )
