import { copies } from '../../forms/copies.ts'
import { mound } from '../../forms/heaps.ts'
import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { lump } from '../../shapes/shapes.ts'
import { block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { bits } from './bits.ts'
import { katsu } from './meats.ts'

/** A thin batter through which the vegetable shows. */
const battered = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 6 + seed * 20, v / 6, w / 6, 3)
    const kinds = ['#7f9a44', '#d9802c', '#c9a45c', '#6a3a52']
    const inner = colour(kinds[Math.floor(seed * 3.99)] ?? '#c9a45c')
    const crust = blend(colour('#c98a36'), colour('#ecc884'), step(0.3, 0.62, n))
    return blend(inner, crust, 0.35 + 0.65 * step(0.36, 0.55, n))
  },
  { gloss: 0.3, polish: 0.35, glow: 0.25, bump: { height: 1.5, size: 4, crust: 0.8 } },
)

const glazedChicken = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 6 + seed * 20, v / 5, w / 5, 3)
    const glaze = blend(colour('#5a260a'), colour('#a85a1e'), step(0.3, 0.68, n))
    return blend(colour('#dcb888'), glaze, step(0.1, 0.5, up + (n - 0.5) * 0.6))
  },
  { gloss: 0.9, polish: 0.6, glow: 0.2, bump: { height: 0.5, size: 4 } },
)

const softEgg = material(
  ({ u, v, w }) => {
    const n = fractal(u / 9, v / 9, w / 9, 3)
    return blend(colour('#eab33a'), colour('#fbeec4'), step(0.45, 0.66, n))
  },
  { gloss: 0.75, polish: 0.55, glow: 0.4, bump: { height: 1, size: 7 } },
)

/** Battered, glazed and soft parts of Japanese dishes. */
export const crispParts: readonly Look[] = [
  bits('tempura piece', {
    each: 13,
    mesh: (i) => uneven(lump([25, 14, 6], 0.2, i, 18, 1.8), 2, 6, i),
    material: battered,
    density: 0.45,
    lean: 0.5,
  }),
  look(
    'teriyaki fillet',
    laid(
      copies({
        each: 150,
        variants: 3,
        mesh: (i) => uneven(katsu(i + 3), 2.2, 14, i),
        material: glazedChicken,
      }),
      { apart: 0.82, turned: 0.5, facing: 0.25 },
    ),
    { density: 0.8 },
  ),
  look(
    'eel fillet',
    laid(
      copies({
        each: 90,
        variants: 2,
        mesh: (i) => uneven(block(92, 44, 9, 3), 1.4, 12, i),
        material: material(
          ({ u, v, seed }) => {
            const n = fractal(u / 8 + seed * 9, v / 3, 2, 3)
            return blend(colour('#42200c'), colour('#a2622c'), step(0.3, 0.72, n))
          },
          { gloss: 0.85, polish: 0.55, glow: 0.15, bump: { height: 0.6, size: 4 } },
        ),
      }),
      { apart: 0.72, turned: 0.4, facing: 0.3 },
    ),
    { density: 0.8 },
  ),
  look('oyako egg', mound(softEgg, { uneven: 4, flat: 0.3 }), { density: 0.9 }),
]
