import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { loft, type Mesh, meshWhenDrawn } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'

/** Mm of half a peeled cheek of mango along it and across it, its height, and how many slices it is cut into. */
const cheek = { half: 47, wide: 31, high: 26, slices: 8 } as const

/** Mm of half the width and of the height of a cheek at a share of the way along it: broad at its shoulder. */
const sectionAt = (t: number): readonly [half: number, high: number] => {
  const round = Math.sin(Math.PI * (0.05 + 0.9 * t) ** 0.86) ** 0.6
  return [cheek.wide * round, cheek.high * round ** 1.15]
}

/** One slice, from its place along the cheek on, its lower face at x = 0. */
const sliceMesh = (nth: number): Mesh =>
  meshWhenDrawn(() => {
    const { slices, half } = cheek
    const thick = (2 * half) / slices
    // Edges are cut, and hardly round.
    const rings = [0, 0.09, 0.5, 0.91, 1].map((part) => {
      const [wide, high] = sectionAt((nth + part) / slices)
      const in_ = part === 0 || part === 1 ? 0.95 : 1
      return Array.from({ length: 40 }, (_, k): Vec => {
        const angle = (k / 40) * 2 * Math.PI
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const hill = 1 + 0.05 * (noise(c * 2 + 5, s * 2 + 5, nth * 0.7 + part) - 0.5)
        const z = s > 0 ? high * s ** 0.86 : 0.8 * s
        return [part * thick * 0.94, wide * c * in_ * hill, Math.max(0, 1 + z * in_ * hill)]
      })
    })
    return loft(rings, { start: true, end: true })
  })
const sliceMeshes = Array.from({ length: cheek.slices }, (_, nth) => sliceMesh(nth))

/** Ripe flesh without its peel: deep yellow, wet, paler in fine fibres where it was cut. */
const flesh = material(
  ({ u, v, w, seed }) => {
    const broad = fractal(u / 14 + seed * 9, v / 14, w / 14, 2)
    const fibre = noise(v / 1.6 + seed * 5, w / 7, 4)
    const own = blend(colour('#ee9a10'), colour('#ffb92e'), step(0.3, 0.68, broad))
    return blend(own, colour('#ffd266'), 0.4 * step(0.5, 0.8, fibre))
  },
  { gloss: 0.7, polish: 0.62, glow: 0.62, grain: 0.25, bump: { height: 0.3, size: 4 } },
)

/** Half a mango, cut across and pushed over, so that its slices lean on one another as a fan. */
export const mangoCheek = laid(
  {
    each: 85,
    variants: 2,
    most: 6,
    make: (random) => ({
      bodies: sliceMeshes.map((mesh, nth) => {
        const { slices, half } = cheek
        const off = (nth + 0.5) / slices - 0.5
        return {
          mesh,
          material: flesh,
          pose: {
            at: [2 * half * 1.16 * off - 6, 9 * off * off * 4, 0],
            turn: 0.34 * off + random.range(-0.03, 0.03),
            roll: 0.3 + random.range(0, 0.06),
          } as const,
          seed: random.next(),
        }
      }),
      radius: 46,
      height: cheek.high,
    }),
  },
  { turned: 0.3, facing: 0.35, apart: 0.86 },
)
