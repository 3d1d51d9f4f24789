import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { rounded } from '../../shapes/shapes.ts'
import { prism, uneven } from '../../shapes/small-cuts.ts'
import type { Look } from '../look.ts'
import { bits, leaf, moist, shred } from './bits.ts'

/** Cucumber, pickles and kimchi. */
export const pickles: readonly Look[] = [
  bits('kimchi piece', {
    each: 5,
    mesh: (i) => uneven(leaf(34, 26, i, 5), 2, 8, i),
    material: material(
      ({ u, v, seed }) =>
        blend(
          blend(colour('#b83a1c'), colour('#d9642c'), fractal(u * 6 + seed * 5, v * 3, 1, 2)),
          colour('#ecc98a'),
          step(0.5, 0.72, fractal(u * 3, v * 2 + seed * 9, 4, 2)),
        ),
      { gloss: 0.7, polish: 0.5, glow: 0.3 },
    ),
    density: 0.6,
    lean: 0.7,
  }),
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
  bits('cucumber coin', {
    each: 5,
    mesh: () => prism(rounded(17, 16.4, 0.02, 1, 26), 3, 0.6),
    material: material(
      ({ u, v, up, seed }) => {
        const far = Math.hypot(u, v) / 16.6
        const seeds = step(0.42, 0.5, far) * (1 - step(0.58, 0.66, far)) * 0.4
        const face = blend(
          colour('#e3ecc3'),
          colour('#c3d48e'),
          seeds + 0.3 * fractal(u / 4, v / 4, seed * 9, 1),
        )
        return blend(face, colour('#3b6a28'), up > 0.6 ? step(0.93, 0.97, far) : 1)
      },
      { gloss: 0.4, glow: 0.4 },
    ),
    density: 0.5,
    lean: 0.3,
  }),
  bits('ginger strip', {
    each: 1.5,
    mesh: (i) => uneven(leaf(28, 20, i, 4), 2, 9, i),
    material: material(mottled('#eba59a', '#f6d2c0', 8), { gloss: 0.5, glow: 0.5 }),
    density: 0.4,
    lean: 0.8,
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
