import { dipped } from '../../forms/spoon.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { block, uneven } from '../../shapes/small-cuts.ts'
import { bits } from '../extra-asia-east/bits.ts'
import { type Look, look } from '../look.ts'

/** Cheese melted with wine, and the bread that is dipped into it. */
export const fondueLooks: readonly Look[] = [
  look(
    'fondue cheese',
    dipped({
      material: material(mottled('#dba63c', '#f2cf74', 9), {
        gloss: 0.75,
        polish: 0.55,
        glow: 0.35,
      }),
      stiff: 0.1,
    }),
    { role: 'sauce', density: 1 },
  ),
  bits('bread cube', {
    each: 4,
    mesh: (i) => uneven(block(23 + (i % 3), 21, 20, 2.4), 1.3, 8, i),
    material: material(
      ({ u, v, w, seed }) => {
        const n = fractal(u / 3 + seed * 9, v / 3, w / 3, 3)
        const crumb = blend(colour('#ecd5a4'), colour('#f8ebca'), step(0.3, 0.6, n))
        // One side of each is crust.
        const crust = blend(colour('#8a4e1c'), colour('#c4813a'), n)
        return blend(crumb, crust, step(9, 10, v))
      },
      { gloss: 0.12, glow: 0.35, bump: { height: 0.8, size: 2.4 } },
    ),
    density: 0.3,
    lean: 0.8,
  }),
]
