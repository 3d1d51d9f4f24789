import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { torn } from '../../shapes/facetted.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { bits } from '../extra-asia-east/bits.ts'
import type { Look } from '../look.ts'

/** Raw fish in lime juice: opaque where the lime reached it, still a little glassy and rosy within. */
export const marinatedFish: Look = bits('raw fish cube, ceviche fish, marinated fish cube', {
  each: 4.5,
  mesh: (i) => uneven(torn([11 + (i % 3) * 2, 7.5, 5.4], { seed: i + 4, detail: 16 }), 0.7, 6, i),
  material: material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 4 + seed * 20, v / 9, w / 9, 3)
      return blend(colour('#dcb8a0'), colour('#f6ecdf'), step(0.3, 0.6, n))
    },
    { gloss: 0.7, polish: 0.55, glow: 0.55, grain: 0.5 },
  ),
  density: 0.7,
  lean: 0.4,
})
