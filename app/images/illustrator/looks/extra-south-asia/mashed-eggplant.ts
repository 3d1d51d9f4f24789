import { swirled } from '../../forms/heaps.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { lump } from '../../shapes/shapes.ts'
import { uneven, wedge } from '../../shapes/small-cuts.ts'
import { bits } from '../extra-asia-east/bits.ts'
import { type Look, look } from '../look.ts'

const flesh = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 5 + seed * 20, v / 5, w / 5, 3)
    const flesh = blend(colour('#7d4a1e'), colour('#c79a58'), step(0.25, 0.72, n))
    const strand = step(0.6, 0.75, fractal(u / 8 + seed * 7, v / 1.8, w / 1.8, 2))
    const soft = blend(flesh, colour('#e2c48a'), 0.5 * strand)
    const burnt = step(0.74, 0.79, fractal(u / 3 + seed * 7, v / 2, w / 2 + 9, 2))
    return blend(soft, colour('#3c2016'), 0.7 * burnt)
  },
  { gloss: 0.6, polish: 0.55, glow: 0.32, bump: { height: 0.8, size: 3.6 } },
)

/** Aubergine that was charred whole and mashed with a fork: soft pale flesh, stained by spice, flecks of burnt skin. */
export const mashedEggplant: readonly Look[] = [
  look('eggplant mash', swirled(flesh, { uneven: 5, stiff: 1.3, steep: 0.8 }), { density: 0.95 }),
  bits('mashed eggplant', {
    each: 1.7,
    most: 150,
    variants: 6,
    mesh: (i) => uneven(lump([10 - (i % 3), 7 - (i % 2), 4.4], 0.5, i + 2, 12, 2.4), 1.5, 4, i),
    material: flesh,
    density: 0.75,
    lean: 0.4,
  }),
  bits('charred eggplant wedge', {
    each: 9,
    variants: 3,
    // It lies on one cut side, its skin outside.
    mesh: (i) =>
      reshape(
        uneven(wedge({ length: 46 + 4 * i, radius: 17, angle: 1.15 }), 0.9, 8, i),
        ([x, y, z]) => [x, 0.86 * z - 0.5 * y, 0.86 * y + 0.5 * z],
      ),
    material: material(
      ({ u, v, w, seed }) => {
        const n = fractal(u / 5 + seed * 9, v * 3, w * 3, 2)
        const flesh = blend(colour('#a87a3e'), colour('#e2c88e'), n)
        const seeds = step(0.62, 0.72, fractal(u / 2.4, v * 7 + seed * 5, 6, 2)) * 0.5
        const skin = blend(colour('#2a1230'), colour('#4a2450'), n)
        return blend(skin, blend(flesh, colour('#7a4c1c'), seeds), 1 - step(0.93, 0.98, v))
      },
      { gloss: 0.6, polish: 0.5, glow: 0.25 },
    ),
    density: 0.7,
    lean: 0.1,
  }),
]
