import { copies } from '../../forms/copies.ts'
import { draped } from '../../forms/draped.ts'
import { strands } from '../../forms/strands.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { softSlice } from '../../shapes/soft-slices.ts'
import { type Look, look } from '../look.ts'
import { bits, moist, shred } from './bits.ts'

/** Cabbage in chilli paste: pale ribs, leaves stained red, flecks of chilli. */
const kimchiPaint = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 6 + seed * 30, v / 6, 2, 3)
    const rib = 1 - step(2, 7, Math.abs(v) + (n - 0.5) * 6 - u * 0.08)
    const stained = blend(colour('#8f2a0c'), colour('#cf6a24'), step(0.25, 0.75, n))
    const leaf = blend(stained, colour('#e2b06c'), rib * 0.75)
    return blend(leaf, colour('#7c1608'), step(0.66, 0.72, fractal(u / 1.6, v / 1.6, seed * 9, 2)))
  },
  { gloss: 0.5, polish: 0.6, glow: 0.3, bump: { height: 0.4, size: 3 } },
)

/** Cucumber, pickles and kimchi. */
export const pickles: readonly Look[] = [
  look(
    'kimchi leaf, kimchi piece',
    draped(
      copies({
        each: 7,
        variants: 6,
        mesh: (seed) =>
          softSlice({ length: 40, width: 26, thick: 2.2, bulge: 4, ruffle: 2.4, every: 13, seed }),
        material: kimchiPaint,
      }),
    ),
    { density: 0.6 },
  ),
  look(
    'daikon thread',
    strands({
      material: moist('#ebe8dd', '#fbfaf5', 9, 0.4),
      radius: 0.8,
      length: 70,
      curl: 0.8,
      own: '#f6f4ec',
      gap: '#cfccbe',
      layers: 2,
    }),
    { density: 0.4 },
  ),
  bits('cucumber stick, cucumber strip, julienned cucumber', {
    each: 2,
    mesh: shred(38, 4, 4, 1),
    material: material(
      ({ v, w }) =>
        blend(colour('#dbe6b4'), colour('#3f6e2a'), step(1.1, 1.7, Math.max(v, w - 2.4))),
      { gloss: 0.4, glow: 0.4 },
    ),
    density: 0.5,
  }),
  bits('pickled daikon, danmuji, pickled radish', {
    each: 2.4,
    mesh: shred(40, 4.5, 4.5, 2),
    material: moist('#dca51f', '#f2cf52', 9, 0.5),
    density: 0.6,
  }),
  bits('pickled carrot and daikon, do chua, pickled vegetable', {
    each: 0.8,
    mesh: shred(36, 2, 2, 6),
    material: material(({ seed }) => (seed < 0.5 ? colour('#e57f2a') : colour('#f2ead8')), {
      gloss: 0.4,
      glow: 0.45,
    }),
    density: 0.35,
    lean: 0.8,
  }),
]
