import { copies } from '../../../forms/copies.ts'
import { laid } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material, type Paint } from '../../../render/material.ts'
import { reshape } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import { lump } from '../../../shapes/shapes.ts'

/** Mm from the middle of the cut to its edges, `along` mm from the middle of the potato. */
const halfOf = (along: number): number => 19 * Math.max(0, 1 - (Math.abs(along) / 44) ** 2) ** 0.7

/** Mm by which the cut gapes, and by which its edges were pushed up. */
const [deep, lips] = [13, 3.5]

/** A whole potato that was cut open and pressed from its ends: a hollow of loose flesh between two edges of skin. */
const openedMesh = (seed: number) =>
  reshape(lump([54, 37, 29], 0.06, seed, 44), ([x, y, z]) => {
    const half = halfOf(x + 2 * Math.sin(seed * 5))
    if (z < 4 || half < 1) return [x, y, z]
    const out = Math.abs(y) / half
    const up = Math.min(1, (z - 4) / 10)
    if (out > 1) return [x, y, z + up * lips * Math.max(0, 1 - (out - 1) / 0.5) ** 2]
    const fluff = 5 * (fractal(x / 6 + seed * 9, y / 6, 3, 3) - 0.5)
    return [x, y, z + up * (lips * out ** 4 - deep * (1 - out ** 3) + fluff * (1 - out ** 6))]
  })

const paint: Paint = (() => {
  const [skin, dark, pale] = [colour('#98693a'), colour('#74492a'), colour('#c08a4c')]
  const [inside, shade] = [colour('#f8edc4'), colour('#ecd79a')]
  return ({ u, v, w, seed }) => {
    // Wrinkled from the oven, with small dark spots.
    const n = fractal(u / 15 + seed * 30, v / 9, w / 9, 3)
    const spot = step(0.72, 0.8, noise(u / 2.2, v / 2.2 + seed * 30, w / 2.2))
    const own = blend(skin, dark, Math.max(0.7 * step(0.35, 0.75, n), 0.6 * spot))
    const half = halfOf(u) + 2.2 * (fractal(u / 5, seed * 9, 2, 2) - 0.5)
    if (w < 6 || half < 1) return own
    const out = Math.abs(v) / half
    const flesh = blend(inside, shade, step(0.3, 0.75, fractal(u / 4, v / 4, w / 4, 3)))
    const edge = blend(flesh, pale, step(0.86, 0.98, out))
    return blend(edge, own, step(0.98, 1.04, out))
  }
})()

/** Potatoes baked in their skin, each cut open. */
export const bakedPotato = laid(
  copies({
    each: 175,
    mesh: openedMesh,
    material: material(paint, { gloss: 0.1, glow: 0.2, bump: { height: 0.8, size: 3.5 } }),
    most: 4,
  }),
  { turned: 0.5 },
)
