import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { chunk, slice } from '../../shapes/cuts.ts'
import { facetted, torn } from '../../shapes/facetted.ts'
import { lathe, lump, rounded } from '../../shapes/shapes.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import { shavings } from '../dairy/cheese.ts'
import { type Look, look } from '../look.ts'
import { bits, moist } from './bits.ts'

const tomatoPaint: Paint = ({ u, v, w, seed, up }) => {
  const n = fractal(u / 5 + seed * 9, v / 5, w / 5, 2)
  const flesh = blend(colour('#c8351c'), colour('#e2663a'), n)
  return blend(colour('#b0240f'), flesh, step(0.1, 0.7, up))
}

/** Fruit and vegetables in dice, wedges and shreds. */
export const diced: readonly Look[] = [
  bits('tomato chunk, tomato piece', {
    cut: true,
    each: 5,
    mesh: (i) => chunk([10, 9, 7], { seed: i, rough: 0.22, detail: 8 }),
    material: material(tomatoPaint, { gloss: 0.6, polish: 0.5, glow: 0.35 }),
    density: 0.7,
  }),
  bits('radish chunk, daikon chunk', {
    each: 8,
    mesh: (i) => bent(block(25 - 3 * (i % 2), 19, 4, 1.7), 1.5, 2),
    material: material(
      ({ u, v, w }) => blend(colour('#cfc59c'), colour('#e6dfc0'), fractal(u / 9, v / 3, w / 9, 2)),
      { gloss: 0.5, polish: 0.5, glow: 0.6, grain: 0.4 },
    ),
  }),
  bits('beet strip', {
    each: 2,
    mesh: (i) => bent(block(30, 4.5, 4, 0.8), 4 * ((i % 3) - 1), 1),
    material: moist('#6d0f2c', '#a02348', 7, 0.6),
  }),
  bits('shredded radish', {
    each: 0.7,
    mesh: (i) => bent(block(42, 1.4, 1.4, 0.4), 9 * ((i % 3) - 1), 5),
    material: moist('#e9e6da', '#fbfaf4', 9, 0.5),
    density: 0.35,
    lean: 0.8,
  }),
  bits('salad potato', {
    each: 4,
    mesh: (i) =>
      facetted([10 + (i % 3), 8.4, 7.2], {
        faces: i % 3 === 1 ? 'quarter' : 'block',
        sharp: 44,
        rough: 0.2,
        seed: i + 2,
        detail: 20,
      }),
    material: moist('#dcb95e', '#edd28a', 9, 0.45),
    density: 0.7,
  }),
  bits('potato round', {
    each: 6,
    variants: 6,
    mesh: (i) =>
      uneven(
        slice(rounded(16 - (i % 3), 14.5 - (i % 2), 0.08, i + 1, 26), { thick: 5, edge: 1.1 }),
        0.7,
        8,
        i,
      ),
    material: material(
      ({ u, v, w, seed }) => {
        const n = fractal(u / 6 + seed * 20, v / 6, 3, 3)
        const flesh = blend(colour('#e2bc5e'), colour('#f6e2a2'), n)
        return blend(flesh, colour('#a8702c'), 0.85 * step(0.97, 1.06, w))
      },
      { gloss: 0.5, polish: 0.5, glow: 0.4, bump: { height: 0.35, size: 3 } },
    ),
    density: 0.7,
    lean: 0.7,
  }),
  bits('bound tuna', {
    each: 1.3,
    most: 170,
    variants: 6,
    mesh: (i) => uneven(lump([8 - (i % 3), 6, 3.6], 0.5, i + 3, 12, 2.2), 1.5, 3.4, i),
    material: moist('#b98e66', '#ecd7b4', 3, 0.3),
    density: 0.8,
    lean: 0.5,
  }),
  bits('bound chicken', {
    each: 2.3,
    most: 160,
    variants: 6,
    mesh: (i) =>
      uneven(
        torn([13 - 1.5 * (i % 3), 6.6, 4.6], { seed: i + 2, detail: 18, worn: 0.6 }),
        0.8,
        5,
        i,
      ),
    material: moist('#d3b283', '#f4e6c8', 5, 0.3),
    density: 0.75,
    lean: 0.5,
  }),
  bits('chopped herb', {
    each: 0.05,
    mesh: (i) => bent(block(7 + (i % 3), 4, 0.6, 0.2), 1 - (i % 3), 1.5),
    material: moist('#35591c', '#5f8a34', 3, 0.3),
    density: 0.14,
    lean: 1,
    most: 420,
  }),
  bits('corn cob piece', {
    each: 60,
    mesh: (i) =>
      uneven(
        lathe(
          [
            [0.1, 0],
            [16, 0.5],
            [19, 4],
            [19.5, 24],
            [17, 28],
            [0.1, 28],
          ],
          30,
        ),
        1.6,
        4,
        i,
      ),
    material: moist('#d99a1c', '#f0c445', 4, 0.5),
    density: 0.8,
  }),
  bits('feta crumble, cotija', {
    each: 0.16,
    mesh: (i) => {
      const s = [1, 0.55, 1.25, 0.7, 0.4][i % 5] ?? 1
      return facetted([5.2 * s, 4.2 * s, 3.4 * s], {
        faces: 'block',
        sharp: 20,
        rough: 0.5,
        wave: 2.4,
        seed: i,
        detail: 8,
      })
    },
    material: moist('#ece3cd', '#fcf9f0', 3, 0.2),
    lean: 1,
    most: 120,
  }),
  bits('barberry', {
    each: 0.07,
    variants: 6,
    mesh: (i) =>
      uneven(chunk([3.2 + 0.3 * (i % 3), 1.9, 1.8], { seed: i, rough: 0.2, detail: 7 }), 0.4, 2, i),
    material: moist('#7a1018', '#b3202a', 2, 0.6),
    density: 0.5,
    most: 150,
  }),
  look('parmesan shaving', shavings, { density: 0.4 }),
  bits('toasted pumpkin seed', {
    each: 0.12,
    mesh: (i) => chunk([4.6, 2.8, 1.2], { seed: i, rough: 0.08, detail: 8 }),
    material: moist('#4f6430', '#84924c', 3, 0.35),
    most: 26,
  }),
  bits('cucumber dice', {
    each: 0.35,
    mesh: (i) => uneven(block(6, 6, 5, 0.7), 0.5, 4, i),
    material: moist('#86a84c', '#cbdc9a', 4, 0.5),
  }),
  bits('red pepper dice', {
    each: 0.35,
    mesh: (i) => uneven(block(6, 6, 4, 0.7), 0.6, 4, i),
    material: moist('#a92214', '#d04a28', 4, 0.5),
  }),
  bits('green pepper dice', {
    each: 0.35,
    mesh: (i) => uneven(block(6, 6, 4, 0.7), 0.6, 4, i),
    material: moist('#47761f', '#79a83e', 4, 0.5),
  }),
  bits('onion dice', {
    each: 0.3,
    mesh: (i) => uneven(block(5.5, 5, 2.6, 0.7), 0.6, 4, i),
    material: moist('#eadfc6', '#faf4e4', 4, 0.5),
  }),
  bits('ham chunk dice', {
    each: 0.9,
    mesh: (i) => uneven(block(10, 9, 6, 0.9), 0.8, 5, i),
    material: moist('#c9766a', '#e2a294', 4, 0.4),
  }),
]
