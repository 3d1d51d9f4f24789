import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import type { Look } from '../look.ts'
import { bits, moist, shred } from './bits.ts'

/** Cucumber, pickles and kimchi. */
export const pickles: readonly Look[] = [
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
