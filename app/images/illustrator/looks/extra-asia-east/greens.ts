import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { sheet, tube } from '../../shapes/shapes.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import { onionRings, picked, scallion, wholeLeaves } from '../leaves/chopped.ts'
import { basil, coriander } from '../leaves/herbs.ts'
import { type Look, look } from '../look.ts'
import { bits, hoop, leaf, moist } from './bits.ts'

const leafPaint =
  (dark: string, light: string): Paint =>
  ({ u, v, seed }) => {
    const vein = 1 - step(0.02, 0.1, Math.abs(v))
    return blend(
      blend(colour(dark), colour(light), fractal(u * 5 + seed * 9, v * 2, seed, 2)),
      colour(light),
      vein * 0.6,
    )
  }

/** White stalk below, green leaf above. */
const bokChoyPaint: Paint = ({ u, v, seed }) => {
  const n = fractal(u * 4 + seed * 7, v * 3, seed, 2)
  const green = blend(colour('#3c6f28'), colour('#7aa548'), n)
  return blend(colour('#e6ead0'), green, step(0.34, 0.58, u + (n - 0.5) * 0.2))
}

const bokChoyLeaf = (seed: number) =>
  reshape(
    sheet(
      [72, 34],
      (t) => (t < 0.4 ? 0.42 + 0.1 * t : Math.sin(Math.PI * (0.3 + 0.7 * t)) * 0.9 + 0.12),
      () => 0,
      14,
    ),
    ([x, y]) => [
      x,
      y,
      4 +
        (y * y) / 26 +
        (x > 0 ? 3 * Math.sin(x / 7 + seed * 2) * Math.sin(y / 5 + seed) : 0) +
        x * 0.06,
    ],
  )

/** A shred of cabbage that went soft in the wok: it bends and lies in waves. */
const limpRibbon = (i: number) => {
  const long = 30 + 5 * (i % 3)
  const flat = sheet(
    [long, 7.5],
    (t) => 0.55 + 0.3 * Math.sin(t * 5 + i) + 0.15 * Math.sin(t * 13 + 2 * i),
    () => 0,
    12,
  )
  const side = 7 * ((i % 3) - 1) + 2
  return reshape(flat, ([x, y]) => {
    const t = (2 * x) / long
    return [
      x,
      y + side * t * t,
      2 + 1.7 * Math.sin(x / 4.4 + i * 2) + 0.6 * Math.sin(y * 1.3 + x / 6),
    ]
  })
}

/** White at the rib, pale green at the leaf, seen through, with a little of the sauce on it. */
const wiltedCabbage = material(
  ({ u, v, seed }) => {
    const n = fractal(u * 4 + seed * 9, v * 3, seed, 2)
    const own = blend(colour('#e9ecc8'), colour('#a9bf68'), step(0.25, 0.8, u + (seed - 0.5) * 0.9))
    return blend(own, colour('#c9a868'), 0.45 * step(0.5, 0.72, n))
  },
  { gloss: 0.55, polish: 0.55, glow: 0.6 },
)

/** Leaves, herbs, peppers and other green parts. */
export const greens: readonly Look[] = [
  look('scallion sprinkle, scallion ring, chopped scallion', onionRings(3.3, 0.12, scallion), {
    density: 1,
  }),
  bits('scallion stick, scallion piece, green onion piece, scallion strip, leek piece', {
    each: 1.2,
    mesh: (i) =>
      tube(
        [
          [-15, 0, 3],
          [0, 1.5 * ((i % 3) - 1), 3],
          [15, 0, 3],
        ],
        { radius: () => 3.1, around: 9, flat: 0.7 },
      ),
    material: material(
      ({ u, seed }) =>
        blend(colour('#dfe8bd'), colour('#5a9234'), step(0, 14, u + (seed - 0.3) * 30)),
      { gloss: 0.4, glow: 0.4 },
    ),
    density: 0.35,
  }),
  look('herb sprinkle, cilantro leaf', picked(coriander, 0.25), { density: 0.9 }),
  look('basil sprinkle', wholeLeaves(basil, 0.5, 12), { density: 0.5 }),
  bits('chinese cabbage leaf', {
    each: 9,
    mesh: bokChoyLeaf,
    material: material(bokChoyPaint, { gloss: 0.45, glow: 0.4 }),
    density: 0.3,
    lean: 0.3,
  }),
  bits('cabbage strip', {
    each: 0.9,
    mesh: limpRibbon,
    material: wiltedCabbage,
    density: 0.4,
    lean: 0.5,
  }),
  bits('green pepper piece, capsicum piece', {
    each: 4.5,
    mesh: (i) => bent(uneven(block(24, 19, 3.4, 1.2), 1.2, 9, i), 1, -3),
    material: moist('#4a7d24', '#7fae42', 10, 0.5),
    density: 0.5,
  }),
  bits('red pepper piece', {
    each: 4.5,
    mesh: (i) => bent(uneven(block(24, 19, 3.4, 1.2), 1.2, 9, i + 7), 1, -3),
    material: moist('#ad2315', '#d04a28', 10, 0.5),
    density: 0.5,
  }),
  bits('onion petal', {
    each: 2.6,
    mesh: (i) => bent(uneven(block(24 + (i % 3) * 2, 16, 2.2, 1), 1, 9, i), 1, -5),
    material: moist('#dfc693', '#f5e9cc', 8, 0.5),
    density: 0.45,
  }),
  bits('onion piece', {
    each: 1.6,
    mesh: (i) => bent(uneven(block(30, 6, 2, 0.8), 1, 7, i), 9 * ((i % 2) * 2 - 1), 1.5),
    material: moist('#e4d3a4', '#f6edcf', 8, 0.5),
    density: 0.45,
  }),
  bits('chili slice, chilli slice', {
    each: 0.4,
    mesh: (i) => uneven(hoop(4.2 + (i % 2), 2.8, 2.2), 0.5, 4, i),
    material: moist('#a81d12', '#d63a22', 4, 0.5),
    density: 0.3,
  }),
  bits('dried chili, whole dried chili', {
    each: 0.9,
    mesh: (i) =>
      tube(
        [
          [-20, 0, 4],
          [-6, 2, 4],
          [8, (i % 3) - 1, 4],
          [20, 3, 3.6],
        ],
        { radius: (t) => 4.2 * Math.sin(Math.PI * Math.min(0.97, t * 0.8 + 0.14)), around: 9 },
      ),
    material: moist('#5c1410', '#94241a', 7, 0.7),
    density: 0.25,
  }),
  bits('wilted leaf, namul, water spinach', {
    each: 3,
    mesh: (i) => uneven(leaf(34, 16, i, 5), 3, 7, i),
    material: material(leafPaint('#1f4a1c', '#4a7a30'), { gloss: 0.55, glow: 0.25 }),
    density: 0.5,
    lean: 0.9,
  }),
]
