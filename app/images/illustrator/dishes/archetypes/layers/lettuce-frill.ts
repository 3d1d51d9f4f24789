import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { type Mesh, reshape } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import { softSlice } from '../../../shapes/soft-slices.ts'

/** How far out on the leaf a place is: 0 where it lies under the bread, 1 at the frill. Outwards is against y. */
const outAt = (y: number) => step(-5, 16, -y)

/** The edge of a lettuce leaf that looks out of a sandwich along x: flat within, its frill in folds wide and narrow. */
export const lettuceFrill = (seed: number): Mesh =>
  reshape(
    softSlice({ length: 58, width: 36, thick: 0.8, bulge: 0.6, ruffle: 0, seed, steps: 44 }),
    ([x, y, z]) => {
      const out = outAt(y)
      const wide = x / 3.4 + seed * 2.3 + 1.1 * Math.sin(x / 11 + seed)
      const narrow = x / 1.7 + seed * 5
      return [
        x + 1.4 * out * Math.cos(wide),
        y - 1.6 * out * Math.sin(narrow * 0.7),
        z + out * (1.6 + 3.4 * Math.sin(wide) + 1.1 * Math.sin(narrow)),
      ]
    },
  )

const [pale, green, deep] = [colour('#d9e49a'), colour('#8fb945'), colour('#55862a')]

/** Pale and juicy next to the rib, deep green along the frill, with veins that fan out. */
export const lettuceGreen = material(
  ({ u, v, seed }) => {
    const out = outAt(v)
    const n = fractal(u / 7 + seed * 9, v / 7, 4, 2)
    const own = blend(pale, green, step(0.05, 0.55, out + 0.5 * (n - 0.5)))
    const edged = blend(own, deep, 0.8 * step(0.55, 1, out + 0.4 * (n - 0.5)))
    const vein = Math.abs((((u + 0.4 * v * Math.sin(u / 9) + 60) / 6.5) % 1) - 0.5)
    return blend(edged, pale, 0.45 * (1 - step(0.03, 0.09, vein)) * (1 - 0.7 * out))
  },
  { gloss: 0.5, polish: 0.55, glow: 0.5, bump: { height: 0.35, size: 3 } },
)
