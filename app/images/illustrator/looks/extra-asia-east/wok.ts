import { copies } from '../../forms/copies.ts'
import { mound } from '../../forms/heaps.ts'
import { fanned } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { lump } from '../../shapes/shapes.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { bits, moist } from './bits.ts'

/** A slice under a lacquered skin, with a line of fat below it. */
const duck = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 9 + seed * 9, v / 6, w / 3, 3)
    const meat = blend(colour('#8e5a42'), colour('#b98468'), n)
    const fat = blend(meat, colour('#ead0a2'), step(4.5, 6, w))
    const skin = blend(colour('#5e1e08'), colour('#b5581c'), step(0.3, 0.7, n))
    return blend(fat, skin, step(0.45, 0.75, up))
  },
  { gloss: 0.6, polish: 0.5, glow: 0.2, bump: { height: 0.4, size: 5 } },
)

/** Barbecued pork as it is sliced: red and charred outside, pale inside. */
const charSiu = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 5 + seed * 9, v / 2.2, w / 3, 2)
    const meat = blend(colour('#b57a5e'), colour('#d9ab8c'), n)
    const out = Math.max(Math.abs(u) / 21, Math.abs(v) / 13) + (n - 0.5) * 0.16
    const rim = blend(colour('#8c1d10'), colour('#3d120a'), step(0.55, 0.8, n))
    return blend(meat, rim, step(0.7, 0.9, out))
  },
  { gloss: 0.75, polish: 0.55, glow: 0.2 },
)

/** Pieces that come out of the wok. */
export const wok: readonly Look[] = [
  bits('stir fried chicken dice', {
    each: 8,
    mesh: (i) => uneven(chunk([13, 10, 8], { seed: i, rough: 0.22, detail: 11 }), 1, 6, i),
    material: material(
      ({ u, v, w, seed }) => {
        const n = fractal(u / 5 + seed * 20, v / 4, w / 5, 3)
        return blend(colour('#96602a'), colour('#dcb274'), step(0.3, 0.66, n))
      },
      { gloss: 0.6, polish: 0.5, glow: 0.25, bump: { height: 0.5, size: 3 } },
    ),
    density: 0.65,
  }),
  look(
    'lacquered duck slice',
    fanned(
      copies({
        each: 13,
        mesh: (i) => uneven(bent(block(30, 46 + (i % 3) * 4, 8, 2.6), 1, -3), 1.8, 9, i),
        material: duck,
        most: 8,
      }),
      { overlap: 0.66, lean: 0.3 },
    ),
    { density: 0.7 },
  ),
  bits('char siu slice', {
    each: 12,
    mesh: (i) => uneven(block(42 + (i % 3) * 3, 26, 6, 2.4), 1.6, 10, i),
    material: charSiu,
    density: 0.65,
    lean: 0.35,
  }),
  bits('pork strip fried', {
    each: 3,
    mesh: (i) => bent(uneven(block(32, 7, 5, 1.6), 1.4, 7, i), 4 * ((i % 3) - 1), 2),
    material: moist('#b98a58', '#e2c294', 6, 0.45),
    density: 0.6,
  }),
  bits('mapo mince', {
    each: 0.8,
    mesh: (i) => lump([5, 4, 3.4], 0.4, i, 8, 2),
    material: moist('#5a2814', '#8e4c26', 4, 0.5),
    density: 0.6,
  }),
  bits('garlic bit', {
    each: 0.15,
    mesh: (i) => lump([2.6, 2.2, 1.8], 0.3, i, 6, 2),
    material: moist('#d9bd7a', '#f2e2b4', 3, 0.4),
    density: 0.6,
  }),
  bits('orange peel strip', {
    each: 0.6,
    mesh: (i) => bent(block(26, 3, 1.6, 0.5), 6, 3 * (i % 2)),
    material: moist('#d9741c', '#f0a03c', 5, 0.4),
    density: 0.4,
  }),
  bits('carrot match stick', {
    each: 0.8,
    mesh: (i) => bent(block(36, 3, 3, 0.6), 3 * ((i % 3) - 1), 1),
    material: moist('#dd7320', '#f09a44', 9, 0.45),
    density: 0.5,
    lean: 0.8,
  }),
  look('dan dan mince', mound(moist('#4a2410', '#8a4e26', 4, 0.7), { uneven: 4 }), {
    density: 0.8,
  }),
  look('black bean sauce mound', mound(moist('#1a0f0a', '#3a2416', 6, 0.9), { uneven: 4 }), {
    density: 0.9,
  }),
]
